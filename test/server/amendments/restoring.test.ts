import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposeAmendment } from '../../../server/services/amendments/decide-amendment.js';
import { validateAmendment } from '../../../server/services/amendments/validate-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { changeOf, mapDesk, shapeOnMap, type MapDesk } from './support/map-desk.js';

/** An amendment that does one of each to the map of a municipality. */
async function amended(desk: MapDesk) {
  const draft = await desk.draw(
    await desk.start(),
    { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 90, 60) },
    { operation: 'retire', wetland: 'W-2', note: 'filled' },
    { operation: 'reclassify', wetland: 'W-3', attributes: { kind: 'tidal' } },
    { operation: 'split', wetland: 'W-4', line: desk.line([905, -9], [905, 99]) },
  );
  return desk.adopted(draft);
}

const MAP: Parameters<typeof mapDesk>[2] = {
  'W-1': [0, 0, 100, 60, { name: 'Long Swamp', surveyed_by: 'Fenwick' }],
  'W-2': [300, 0, 50, 60],
  'W-3': [600, 0, 50, 60],
  'W-4': [900, 0, 50, 60],
};

describe('an amendment that restores', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('takes every wetland back to the row it had, bit for bit', async () => {
    const desk = await mapDesk(database.knex, 'rye', MAP);
    const done = await amended(desk);
    const undoing = await desk.start({ title: 'Back', restores: done.number });
    expect(undoing).toMatchObject({ state: 'draft', restores: done.number, baseVersion: 2 });
    const piece = done.changes.find(({ derivedFrom }) => derivedFrom.length > 0)?.wetland ?? '';
    expect(changeOf(undoing, piece).action).toBe('retire');
    expect(changeOf(undoing, 'W-1').action).toBe('reshape');
    expect(changeOf(undoing, 'W-2').action).toBe('add');
    expect(changeOf(undoing, 'W-3').action).toBe('reclassify');
    const proposed = await proposeAmendment(database.knex, desk.act(undoing));
    expect((await desk.adopted(proposed)).adoptedVersion).toBe(3);
    const record = async (version: number) =>
      (
        await database.knex.raw<{ rows: unknown[] }>(
          `select id, name, kind, local_importance, degraded, accuracy_ft, source, attributes, geom::text, area_sqft
           from wetland where jurisdiction_id = 'rye' and first_version <= :version
             and coalesce(retired_version > :version, true) order by id`,
          { version },
        )
      ).rows;
    expect(await record(3)).toEqual(await record(1));
    expect(await record(2)).not.toEqual(await record(1));
    const redo = await desk.adopted(await desk.start({ restores: undoing.number }));
    expect(redo.adoptedVersion).toBe(4);
    expect(await record(4)).toEqual(await record(2));
  });

  it('names the wetlands that were changed again since, and begins nothing', async () => {
    const desk = await mapDesk(database.knex, 'mamaroneck', MAP);
    const done = await amended(desk);
    const later = await desk.draw(await desk.start(), {
      operation: 'reclassify',
      wetland: 'W-3',
      attributes: { degraded: true },
    });
    await desk.adopted(later);
    await expect(desk.start({ restores: done.number })).rejects.toThrow(
      /the map has changed W-3 again since/,
    );
    const drafts = await database.knex('amendment').where({ jurisdiction_id: 'mamaroneck' });
    expect(drafts).toHaveLength(2);
    const undoLater = await desk.adopted(await desk.start({ restores: later.number }));
    expect(undoLater.adoptedVersion).toBe(4);
    expect(await shapeOnMap(desk, 'W-3', 4)).toBe(await shapeOnMap(desk, 'W-3', 2));
  });

  it('needs no evidence for going back, and does for what is drawn besides', async () => {
    const desk = await mapDesk(database.knex, 'wesley-hills', MAP);
    const done = await amended(desk);
    const undoing = await desk.start({ restores: done.number });
    const noEvidence = async () =>
      (await validateAmendment(database.knex, 'wesley-hills', undoing.number)).problems.filter(
        ({ code }) => code === 'no-evidence',
      );
    expect(await noEvidence()).toMatchObject([{ severity: 'warning' }]);
    await desk.draw(undoing, {
      operation: 'reshape',
      wetland: 'W-1',
      geometry: desk.drawn(0, 0, 80, 60),
    });
    expect(await noEvidence()).toMatchObject([{ severity: 'error' }]);
  });

  it('is of adopted amendments only', async () => {
    const desk = await mapDesk(database.knex, 'north-castle', MAP);
    const draft = await desk.start();
    await expect(desk.start({ restores: draft.number })).rejects.toThrow(/is not adopted/);
    await expect(desk.start({ restores: 99 })).rejects.toThrow(/no amendment 99/);
  });
});
