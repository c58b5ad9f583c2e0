import { describe, expect, it } from 'vitest';
import { EXPORT_LAYERS } from '../../../core/contracts/file-exports.js';
import { LAYER_FORMS } from '../../../server/exports/layer-form.js';
import { LIST_FORMS } from '../../../server/exports/list-form.js';
import { SCREENING_FIELDS, SCREENING_GROUPS } from '../../../server/exports/screening-form.js';
import { LAYER_SOURCES } from '../../../server/sql/exports/layer-source.js';

const ALL = [
  ...Object.entries(LAYER_FORMS).map(([name, { fields }]) => ({ name, fields })),
  ...Object.entries(LIST_FORMS).map(([name, { fields }]) => ({ name, fields })),
  { name: 'a screening', fields: SCREENING_FIELDS },
];

describe('the columns of files', () => {
  it.each(ALL)('of $name fit in a .dbf, and none is there twice', ({ fields }) => {
    const names = fields.map(({ shortName }) => shortName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...names, 'INVENTED']) expect(name).toMatch(/^[A-Z][A-Z0-9_]{0,9}$/);
    expect(fields.every(({ meaning }) => meaning.endsWith('.'))).toBe(true);
  });

  it.each(EXPORT_LAYERS)('of %s say which municipality it is, and how old', (layer) => {
    const names = LAYER_FORMS[layer].fields.map(({ name }) => name);
    expect(names.some((name) => name === 'MUNI' || name === 'MUNI_NAME')).toBe(true);
    expect(names.includes('LOADED') || names.includes('MAP_VER')).toBe(true);
    expect(names).toContain(LAYER_FORMS[layer].label);
  });

  it('are all read, and nothing is read that no column holds', () => {
    for (const [layer, { columns }] of Object.entries(LAYER_SOURCES)) {
      const names = LAYER_FORMS[layer as keyof typeof LAYER_SOURCES].fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(columns)));
    }
  });

  it('are drawn on layers whose names the oldest DXF takes, with the texts beside them', () => {
    const groups = [
      ...Object.values(LAYER_FORMS).flatMap((form) => form.groups),
      ...Object.values(LIST_FORMS).flatMap((form) => form.groups),
      ...SCREENING_GROUPS,
    ];
    for (const { id, color } of groups) {
      expect(`${id}-TEXT`).toMatch(/^[A-Z0-9-]{1,31}$/);
      expect(color).toBeGreaterThan(0);
      expect(color).toBeLessThan(256);
    }
  });
});
