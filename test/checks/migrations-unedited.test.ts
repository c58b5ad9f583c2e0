import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** migrations/checksums.txt, one line for each landed migration, as sha256sum writes it. */
function landed(): Map<string, string> {
  const lines = readFileSync(new URL('checksums.txt', FOLDER), 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [sum = '', file = ''] = line.split(/\s+/);
      return [file, sum];
    }),
  );
}

const sumOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(file, FOLDER)))
    .digest('hex');

describe('migrations', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));

  it('are all listed in checksums.txt (a new one: `sha256sum 000N-name.ts >> checksums.txt` in migrations/)', () => {
    expect([...landed().keys()].sort()).toEqual(files.sort());
  });

  it.each(files)(
    '%s is what landed: databases out there have run it, so a change is a further migration',
    (file) => {
      expect(sumOf(file)).toBe(landed().get(file));
    },
  );
});
