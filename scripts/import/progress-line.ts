import type { ImportProgress } from '../../server/services/import-layer.js';

/** Time between two lines where a line cannot be written over. */
const QUIET_MS = 2000;

/** Tells a person how far an import is. */
export interface ProgressLine {
  show(layer: string, state: ImportProgress): void;
  say(line: string): void;
  /** ends a line that was being written over */
  end(): void;
}

/** @returns a line that is written over on a terminal, and repeated every two seconds elsewhere */
export function progressLine(out: NodeJS.WriteStream): ProgressLine {
  let shownAt = -QUIET_MS;
  let open = false;
  const end = (): void => {
    if (open) out.write('\n');
    open = false;
  };
  return {
    end,
    say(line) {
      end();
      out.write(`${line}\n`);
    },
    show(layer, { read, accepted, rejected, share }) {
      const count = (value: number): string => value.toLocaleString('en-US');
      const percent = Math.min(100, Math.floor(share * 100));
      const line = `${layer}: ${count(read)} read, ${count(accepted)} in, ${count(rejected)} rejected (${percent} %)`;
      if (out.isTTY) {
        out.write(`\r\u001b[K${line}`);
        open = true;
      } else if (performance.now() - shownAt >= QUIET_MS) {
        out.write(`${line}\n`);
        shownAt = performance.now();
      }
    },
  };
}
