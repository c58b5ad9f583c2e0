import { computed, signal } from '@preact/signals';
import type { DrawingFile } from '../../core/contracts/drawing-files.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { shapesOfFile, tooMuchFor } from '../draw/file-shapes.js';
import { newShapeId } from '../draw/shape.js';
import { failureOf, isAbort } from '../failure.js';
import { readDrawingFile, type FileWords } from '../place-api.js';
import { boxAround } from '../preview/planar.js';
import { changeShapes, drawMitigationType, drawRole, selectedShape, shapes, tool } from './drawing.js';
import { entryOpen } from './entry.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { mapCommands } from './map-view.js';
import { address } from './route.js';

/** The file that was chosen; null: none yet. */
export const chosenFile = signal<File | null>(null);

/** What the server read of it. */
export const readFile = signal<Loadable<DrawingFile>>(IDLE);

/** What would come onto the map of it. */
export const fileShapes = computed<readonly Shape[]>(() =>
  readFile.value.state === 'ready'
    ? shapesOfFile(readFile.value.value, drawRole.value, drawMitigationType.value, newShapeId)
    : [],
);

/** Why they cannot come onto the map, as a sentence; null: they can. */
export const fileTooMuch = computed(() => tooMuchFor(shapes.value, fileShapes.value));

let reading = new AbortController();

/** Moves the map to shapes. */
function show(added: readonly Shape[]): void {
  const box = boxAround(added.flatMap(({ rings }) => rings));
  if (box !== null) mapCommands.peek()?.show(box);
}

/** Forgets the file. */
export function forgetFile(): void {
  reading.abort();
  chosenFile.value = null;
  readFile.value = IDLE;
}

/** Has a file read, and shows on the map where its shapes lie. */
export function readChosenFile(file: File, words: FileWords): void {
  const { jurisdiction } = address.peek();
  reading.abort();
  chosenFile.value = file;
  if (jurisdiction === null) return;
  readFile.value = LOADING;
  const current = (reading = new AbortController());
  readDrawingFile(jurisdiction, file, words, current.signal)
    .then((value) => {
      readFile.value = { state: 'ready', value };
      show(fileShapes.peek());
    })
    .catch((error: unknown) => {
      if (!isAbort(error)) readFile.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Puts the shapes of the file into the drawing, and closes its form. */
export function takeFileShapes(): void {
  const added = fileShapes.peek();
  if (added.length === 0 || fileTooMuch.peek() !== null) return;
  changeShapes([...shapes.peek(), ...added]);
  selectedShape.value = added.at(-1)?.id ?? null;
  tool.value = 'edit';
  entryOpen.value = null;
  show(added);
}
