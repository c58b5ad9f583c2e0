import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruleRows } from '../../scripts/rules/rules-table.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

describe('every rule of the ordinances', () => {
  let tables: ReturnType<typeof ruleRows> = [];
  beforeAll(() => {
    tables = ruleRows(ROOT);
  }, 180_000);

  it('that code acts on has a case that names it', () => {
    const without = tables.flatMap(({ rows }) =>
      rows.filter(({ cases, readers }) => cases.length === 0 && readers.length > 0).map(({ rule }) => rule),
    );
    expect(without).toEqual([]);
  });

  it.each([
    ['mamaroneck', 25],
    ['rye', 25],
    ['north-castle', 25],
    ['wesley-hills', 20],
  ])('%s has at least %i cases that are told in words', (id, least) => {
    const titles = tables
      .filter(({ ordinance }) => ordinance.id === id)
      .flatMap(({ rows }) => rows.flatMap(({ cases }) => cases))
      .filter((title) => /(§|ch\.) ?\d+.*\[[A-Z0-9, -]+\]/.test(title));
    expect(new Set(titles).size).toBeGreaterThanOrEqual(least);
  });
});
