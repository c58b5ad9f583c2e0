import { effect } from '@preact/signals';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { cornerAt } from '../draw/delete-corner.js';
import { startEditor, type Editor, type PointerPlace } from './editor.js';
import { drawingNote, movingNote } from '../draw/pointer-note.js';
import { roundedPoint } from '../draw/shape.js';
import { snapTo } from '../draw/snapping.js';
import { COLOURS } from '../map/colours.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import type { Point } from '../preview/planar.js';
import { pointerNote } from '../state/map-view.js';
import { editorTool } from './editor-tool.js';
import { movesByHand, newPart, ringsOf, withCorners } from './parts.js';
import { snapMark } from './shown.js';
import { activeRing, cornersPlaced, draw, drawingPart, drawn, liveDrawn, tool } from './sketch.js';
import { places, snapLines } from './snap-lines.js';

/** Room that the note beside the pointer takes. */
const NOTE_PIXELS = 300;

/** The editor in use; the tool bar takes a corner back through it. */
let running: Editor | null = null;

/** Takes back the last corner of what is not finished; false where there is none. */
export function undoCorner(): boolean {
  return running?.undoCorner() ?? false;
}

/** Where a corner at the pointer goes: the page marks it, since the mark is about the law's own lines. */
function snapPointer({ at, project }: PointerPlace): Point | null {
  const snapped = snapTo(at, snapLines.peek(), project);
  if (snapped === null) {
    snapMark.value = null;
    return null;
  }
  places.keep(snapped.place);
  const [lon, lat] = snapped.place;
  snapMark.value = { lon, lat, text: snapped.on === 'corner' ? `corner of ${snapped.what}` : snapped.what };
  return roundedPoint(snapped.place);
}

function withSnapNote(text: string): string {
  const mark = snapMark.peek();
  return mark === null ? text : `${text} · on ${mark.text.startsWith('corner') ? 'a ' : ''}${mark.text}`;
}

/** The library keeps the corner at the pointer twice until there are three. */
function distinct(ring: readonly Point[]): Point[] {
  return ring.filter(
    ([lon, lat], at) =>
      at === 0 || Math.hypot(lon - (ring[at - 1]?.[0] ?? 0), lat - (ring[at - 1]?.[1] ?? 0)) > 1e-9,
  );
}

function finish(change: () => void): void {
  change();
  liveDrawn.value = null;
  cornersPlaced.value = 0;
  pointerNote.value = null;
  snapMark.value = null;
}

/** Shows what the pointer makes of the drawing, and says so beside it. */
function follow(pointer: {
  x: number;
  y: number;
  flip: boolean;
}): (rings: ReadonlyMap<string, Point[]>, unfinished: string | null) => void {
  return (rings, unfinished) => {
    const { parts } = drawn.peek();
    const known = new Map(ringsOf(parts).map((ring) => [ring.id, ring.corners.map(roundedPoint)]));
    const moved = [...rings].find(
      ([id, ring]) => id === unfinished || JSON.stringify(known.get(id)) !== JSON.stringify(ring),
    );
    if (moved === undefined) {
      liveDrawn.value = null;
      if (editorTool.peek() !== 'line') pointerNote.value = null;
      return;
    }
    const [id, ring] = moved;
    const [first] = ring;
    if (first === undefined) return;
    const scale = gridScaleAt(first);
    const before = known.get(id);
    cornersPlaced.value = id === unfinished ? Math.max(0, ring.length - 1) : 0;
    const live =
      before === undefined ? [...parts, newPart(ring, id)] : withCorners(parts, id, ring.map(places.exact));
    liveDrawn.value = { parts: live, line: [] };
    const text = before === undefined ? drawingNote(distinct(ring), scale) : movingNote(before, ring, scale);
    pointerNote.value = { ...pointer, text: withSnapNote(text) };
  };
}

/** Starts the editor and keeps it and what is drawn the same. @returns what stops it */
export function drawOnMap(map: MapLibreMap): () => void {
  const pointer = { x: 0, y: 0, flip: false };
  const colour = () => (tool.peek() === 'cut-hole' ? COLOURS.disturbance : COLOURS.wetlandDark);
  const editor = startEditor(map, {
    moved: follow(pointer),
    drawn: (id, ring) => {
      finish(() => draw({ parts: [...drawn.peek().parts, newPart(ring.map(places.exact), id)] }));
      // The library is still inside its own click: its corners become movable when that is over.
      setTimeout(() => {
        drawingPart.value = false;
        activeRing.value = id;
        editor.select(id);
      });
    },
    movedLine: (line) => {
      cornersPlaced.value = Math.max(0, line.length - 1);
      liveDrawn.value = { parts: [], line };
      pointerNote.value = { ...pointer, text: withSnapNote('the line to split along') };
    },
    drawnLine: (line) => finish(() => draw({ line: line.map(places.exact) })),
    changed: (id, ring) =>
      finish(() => draw({ parts: withCorners(drawn.peek().parts, id, ring.map(places.exact)) })),
    selected: (id) => (activeRing.value = id),
    colourDrawn: colour,
    colourOf: colour,
    snap: snapPointer,
  });
  running = editor;
  const move = ({ point }: MapMouseEvent): void => {
    const flip = point.x > NOTE_PIXELS && point.x > map.getContainer().clientWidth - NOTE_PIXELS;
    Object.assign(pointer, { x: point.x, y: point.y, flip });
  };
  const deleteCorner = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    const { parts } = drawn.peek();
    const ring = ringsOf(parts).find(({ id }) => id === activeRing.peek());
    if (ring === undefined || ring.corners.length <= 3 || editorTool.peek() !== 'edit') return;
    const corner = cornerAt(map, ring.corners, pointer);
    if (corner !== null)
      draw({
        parts: withCorners(
          parts,
          ring.id,
          ring.corners.filter((_place, at) => at !== corner),
        ),
      });
  };
  map.on('mousemove', move);
  map.getCanvas().addEventListener('keydown', deleteCorner);
  const stops = [
    effect(() =>
      editor.hold(
        drawn.value.parts
          .flat()
          .filter(movesByHand)
          .map(({ id, corners }) => ({ id, rings: [corners.map(roundedPoint)] })),
      ),
    ),
    effect(() => {
      editor.setTool(editorTool.value);
      snapMark.value = null;
      pointerNote.value = null;
    }),
    effect(() => {
      if (editorTool.value === 'edit') editor.select(activeRing.value);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    map.off('mousemove', move);
    map.getCanvas().removeEventListener('keydown', deleteCorner);
    running = null;
    pointerNote.value = null;
    editor.stop();
  };
}
