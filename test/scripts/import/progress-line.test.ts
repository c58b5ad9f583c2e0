import { describe, expect, it, vi } from 'vitest';
import { progressLine } from '../../../scripts/import/progress-line.js';

const state = (read: number) => ({ read, accepted: read - 1, rejected: 1, share: read / 4463 });

function sink(isTTY: boolean): { out: NodeJS.WriteStream; written: () => string } {
  let text = '';
  const out = { isTTY, write: (piece: string) => (text += piece) };
  return { out: out as unknown as NodeJS.WriteStream, written: () => text };
}

describe('the progress line of an import', () => {
  it('is written over on a terminal, and ends before anything else is said', () => {
    const { out, written } = sink(true);
    const line = progressLine(out);
    line.show('parcels', state(500));
    line.show('parcels', state(4463));
    line.end();
    line.say('done');
    expect(written()).toBe(
      '\r\u001b[Kparcels: 500 read, 499 in, 1 rejected (11 %)\r\u001b[Kparcels: 4,463 read, 4,462 in, 1 rejected (100 %)\ndone\n',
    );
  });

  it('is a line every two seconds where it cannot be written over', () => {
    const now = vi.spyOn(performance, 'now');
    const { out, written } = sink(false);
    const line = progressLine(out);
    for (const [at, read] of [
      [0, 500],
      [1999, 1000],
      [2000, 1500],
      [3000, 2000],
    ] as const) {
      now.mockReturnValue(at);
      line.show('parcels', state(read));
    }
    now.mockRestore();
    expect(written()).toBe(
      'parcels: 500 read, 499 in, 1 rejected (11 %)\nparcels: 1,500 read, 1,499 in, 1 rejected (33 %)\n',
    );
  });
});
