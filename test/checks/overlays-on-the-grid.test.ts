import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SQL = fileURLToPath(new URL('../../server/sql', import.meta.url));

/** See docs/adr/0003: without a grid GEOS may throw inside itself, and the embedded database then gives no answer. */
const WITHOUT_A_GRID = /ST_(Intersection|Difference|SymDifference|UnaryUnion)\(/;

it('no statement overlays shapes but by hf_intersection, hf_difference and hf_unite', () => {
  const statements = readdirSync(SQL, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(statements.length).toBeGreaterThan(20);
  const direct = statements.filter((name) => WITHOUT_A_GRID.test(readFileSync(path.join(SQL, name), 'utf8')));
  expect(direct).toEqual([]);
});
