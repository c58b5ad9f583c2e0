import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { READ_ENDINGS } from '../draw/file-shapes.js';

/** Parts of a Shapefile, of which none says anything alone. */
const LOOSE_PART = /\.(shp|shx|dbf|prj|cpg|sbn|sbx)$/i;

const ZIP_THEM =
  'The parts of a Shapefile (.shp, .shx, .dbf, .prj) belong into one zip: pack them, and choose the zip.';

/** @returns why what was given cannot be read as one file, as a sentence; null: it can be tried */
export function notOneFile(names: readonly string[]): string | null {
  if (names.some((name) => LOOSE_PART.test(name))) return ZIP_THEM;
  return names.length > 1 ? 'These are several files. Give one at a time, or a zip of them.' : null;
}

interface Props {
  id: string;
  /** what the files can be, and what becomes of them */
  children: ComponentChildren;
  /** the field takes the focus when it comes on screen */
  focused?: boolean;
  onFile: (file: File) => void;
}

/** A field for one file with shapes, which can be dropped on it too. */
export function FileDrop({ id, children, focused = false, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (focused) field.current?.focus();
  }, []);
  const take = (files: readonly File[]): void => {
    const wrong = notOneFile(files.map(({ name }) => name));
    setProblem(wrong ?? '');
    const [file] = files;
    if (file !== undefined && wrong === null) onFile(file);
  };
  return (
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <label for={id}>Choose a file, or drop it here</label>
      <input
        id={id}
        ref={field}
        type="file"
        accept={READ_ENDINGS}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={(event) => {
          const { files } = event.currentTarget;
          take([...(files ?? [])]);
          // The same file can be chosen once more, after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <p id={`${id}-help`} class="help">
        {children}
      </p>
      <p id={`${id}-problem`} class="problems" role="alert">
        {problem}
      </p>
    </div>
  );
}
