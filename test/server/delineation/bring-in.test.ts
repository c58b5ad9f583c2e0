import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AmendmentChange } from '../../../core/contracts/amendments.js';
import type { Delineation } from '../../../core/contracts/delineation.js';
import {
  amendmentOf,
  block,
  openAmendingDesk,
  TOWN,
  type AmendingDesk,
} from '../evidence/support/amending-desk.js';
import { box, CORNER, geojson, polygon, reversed } from '../imports/support/features.js';
import { shapefileZip } from '../imports/support/shapefile-zip.js';

let desk: AmendingDesk;

/** Wetlands of the map, each 120,000 sq ft in the grid but the last. */
beforeAll(async () => {
  desk = await openAmendingDesk([
    {
      properties: {
        id: 'W-1',
        name: 'Sedge Hollow',
        kind: 'freshwater',
        local_importance: true,
        accuracy_ft: 30,
      },
      polygon: [block(0, 0, 400, 300)],
    },
    { properties: { id: 'W-2', kind: 'freshwater' }, polygon: [block(1000, 0, 400, 300)] },
    { properties: { id: 'T-3', kind: 'tidal' }, polygon: [block(2000, 0, 400, 300)] },
    { properties: { id: '4', kind: 'freshwater' }, polygon: [block(3000, 0, 1000, 1000)] },
  ]);
});

afterAll(() => desk.close());

type Features = Parameters<typeof geojson>[0];

async function bringIn(
  features: Features | Buffer,
  query = '',
  amendment?: { number: number; etag: string },
): Promise<Delineation & { number: number }> {
  const number = amendment?.number ?? (await desk.draft());
  const raw = Buffer.isBuffer(features) ? features : Buffer.from(geojson(features));
  const name = Buffer.isBuffer(features) ? 'survey.zip' : 'survey.geojson';
  const answer = await desk.send(
    `${TOWN}/amendments/${number}/delineation?name=${name}${query}`,
    raw,
    amendment?.etag ?? '"r1"',
  );
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  const body = answer.body as Delineation;
  expect(answer.etag).toBe(`"r${body.amendment.revision}"`);
  return { ...body, number };
}

const changesOf = ({ amendment }: Delineation): Pick<AmendmentChange, 'action' | 'wetland'>[] =>
  amendment.changes.map(({ action, wetland }) => ({ action, wetland }));

/** Every vertex of the shape of a change as the bytes of its two doubles, sorted. */
async function storedVertices(number: number, wetland: string): Promise<string[]> {
  const { rows } = await desk.database.knex.raw<{ rows: { x: string; y: string }[] }>(
    `select encode(float8send(ST_X(p.geom)), 'hex') as x, encode(float8send(ST_Y(p.geom)), 'hex') as y
     from amendment_change c join amendment a on a.key = c.amendment_key cross join lateral ST_DumpPoints(c.geom) as p
     where a.number = :number and c.wetland_id = :wetland and c.taken_back_at is null`,
    { number, wetland },
  );
  return rows.map(({ x, y }) => x + y).sort();
}

function verticesOf(rings: readonly (readonly (readonly [number, number])[])[]): string[] {
  return rings
    .flat()
    .map(([x, y]) => {
      const bytes = Buffer.alloc(16);
      bytes.writeDoubleBE(x, 0);
      bytes.writeDoubleBE(y, 8);
      return bytes.toString('hex');
    })
    .sort();
}

describe('a delineation in EPSG:2260', () => {
  /** Corners with all the digits that a double has. */
  const odd = (ring: readonly (readonly [number, number])[]): [number, number][] =>
    ring.map(([x, y]) => [x + Math.PI / 1000, y + Math.SQRT2 / 1000]);
  const outer = odd(box(1 / 3, 1 / 7, 390 + 1 / 9, 280 + 1 / 11));
  const hole = odd(reversed(box(100, 100, 50, 50)));

  it('is stored bit for bit from a zipped shapefile', async () => {
    const zip = shapefileZip({ records: [{ rings: [reversed(outer), reversed(hole)] }] });
    const { number, crs, amendment } = await bringIn(zip);
    expect(crs).toBe('EPSG:2260');
    expect(amendment.changes.map(({ action, wetland }) => [action, wetland])).toEqual([['reshape', 'W-1']]);
    expect(await storedVertices(number, 'W-1')).toEqual(verticesOf([outer, hole]));
  });

  it('is stored bit for bit from GeoJSON', async () => {
    const { number } = await bringIn([{ geometry: polygon(outer, hole) }]);
    expect(await storedVertices(number, 'W-1')).toEqual(verticesOf([outer, hole]));
  });

  it('says where each shape came from, how exact it is, and what it gains and loses', async () => {
    const { amendment } = await bringIn([{ geometry: polygon(box(0, 0, 400, 250)) }], '&accuracyFt=0.1');
    const [change] = amendment.changes;
    expect(change).toMatchObject({
      action: 'reshape',
      wetland: 'W-1',
      delineatedFrom: 'survey.geojson, feature 1',
      by: desk.naturalist.name,
      after: { name: 'Sedge Hollow', localImportance: true, accuracyFt: 0.1, source: 'survey.geojson' },
      before: { name: 'Sedge Hollow', accuracyFt: 30 },
      gainedSqFt: 0,
    });
    // 20,000 sq ft in the grid; the ground is some 150 parts per million larger there
    expect(change?.lostSqFt).toBeGreaterThan(20_000);
    expect(change?.lostSqFt).toBeLessThan(20_006);
  });
});

describe('what a delineated shape replaces', () => {
  it('is the wetland of its kind that it shares at least half of the smaller with', async () => {
    const result = await bringIn([
      // 60 % of W-1
      { geometry: polygon(box(0, 0, 240, 300)) },
      // 40 % of it on W-2, and 40 % of W-2
      { geometry: polygon(box(1240, 0, 400, 300)) },
      // on T-3, but freshwater
      { geometry: polygon(box(2000, 0, 400, 300)), properties: { kind: 'freshwater' } },
      // a tenth of wetland 4, wholly inside it
      { geometry: polygon(box(3100, 100, 250, 400)), properties: { name: 'Alder Swale' } },
      // nowhere near
      { geometry: polygon(box(6000, 0, 100, 100)), properties: { kind: 'tidal', id: 'New-7' } },
    ]);
    const { number, matches, remarks } = result;
    expect(changesOf(result)).toEqual([
      { action: 'reshape', wetland: 'W-1' },
      { action: 'add', wetland: `A${number}-1` },
      { action: 'add', wetland: `A${number}-2` },
      { action: 'reshape', wetland: '4' },
      { action: 'add', wetland: 'New-7' },
    ]);
    expect(
      matches.map(({ feature, change, wetland, alsoTouches }) => [feature, change, wetland, alsoTouches]),
    ).toEqual([
      [1, 1, 'W-1', []],
      [2, 2, null, ['W-2']],
      [3, 3, null, ['T-3']],
      [4, 4, '4', []],
      [5, 5, null, []],
    ]);
    expect(matches[0]?.ofShape).toBeCloseTo(1, 9);
    expect(matches[0]?.ofWetland).toBeCloseTo(0.6, 6);
    expect(matches[3]?.ofWetland).toBeCloseTo(0.1, 6);
    expect(matches[1]).toMatchObject({ sharedSqFt: 0, ofShape: null, ofWetland: null });
    const [, second, third, fourth, fifth] = result.amendment.changes;
    expect(second?.after?.kind).toBe('freshwater');
    expect(remarks.join('\n')).toMatch(/1 feature \(2\): nothing says whether it is tidal/);
    expect(third?.after?.kind).toBe('freshwater');
    expect(fourth?.after).toMatchObject({ name: 'Alder Swale', kind: 'freshwater' });
    expect(fifth?.after?.kind).toBe('tidal');
  });

  it('is the wetland whose id it bears, but a mere number means one only where land is shared', async () => {
    const result = await bringIn([
      // 10 % of W-2 by its id
      { geometry: polygon(box(1360, 0, 400, 300)), properties: { id: 'W-2' } },
      // away from W-1, which it says it is
      { geometry: polygon(box(0, 5000, 400, 300)), properties: { WETLAND_ID: 'W-1' } },
      // row number 4 of a table
      { geometry: polygon(box(6000, 0, 100, 100)), properties: { id: 4 } },
    ]);
    expect(changesOf(result)).toEqual([
      { action: 'reshape', wetland: 'W-2' },
      { action: 'reshape', wetland: 'W-1' },
      { action: 'add', wetland: `A${result.number}-1` },
    ]);
    expect(result.remarks.join('\n')).toMatch(/Feature 2 bears the id of W-1 and shares no land with it/);
    expect(result.matches[1]).toMatchObject({ wetland: 'W-1', sharedSqFt: 0, ofShape: 0, ofWetland: 0 });
  });

  it('is one shape’s only: the larger share has it, and the other is new', async () => {
    const result = await bringIn([
      { geometry: polygon(box(0, 0, 100, 300)) },
      { geometry: polygon(box(120, 0, 280, 300)) },
    ]);
    const made = `A${result.number}-1`;
    expect(changesOf(result)).toEqual([
      { action: 'add', wetland: made },
      { action: 'reshape', wetland: 'W-1' },
    ]);
    expect(result.amendment.changes[0]?.derivedFrom).toEqual(['W-1']);
    expect(result.matches[0]?.alsoTouches).toEqual(['W-1']);
    expect(result.remarks.join('\n')).toMatch(
      /W-1 is claimed by 2 shapes: feature 2.*Feature 1 is taken as new/,
    );
  });

  it('is none where two wetlands have the same share of it, and the further ones are named where one has more', async () => {
    const even = await bringIn([{ geometry: polygon(box(200, 0, 1000, 300)) }]);
    // half of W-1 and a fifth of the shape, likewise W-2
    expect(changesOf(even)[0]?.action).toBe('add');
    expect(even.remarks.join('\n')).toMatch(/as much land with W-1 as with W-2/);
    const uneven = await bringIn([{ geometry: polygon(box(0, 0, 1300, 300)) }]);
    expect(changesOf(uneven)).toEqual([{ action: 'reshape', wetland: 'W-1' }]);
    expect(uneven.matches[0]?.alsoTouches).toEqual(['W-2']);
    expect(uneven.remarks.join('\n')).toMatch(/1 feature \(1\): it lies on further wetlands/);
  });

  it('is nothing where the map has it just so, unless it is more exact now', async () => {
    const same = [
      { geometry: polygon(reversed(box(0, 0, 400, 300))) },
      { geometry: polygon(box(1000, 0, 400, 290)) },
    ];
    const result = await bringIn(same);
    expect(changesOf(result)).toEqual([{ action: 'reshape', wetland: 'W-2' }]);
    expect(result.remarks.join('\n')).toMatch(/Feature 1 is on the map just so already/);
    const surveyed = await bringIn(same, '&accuracyFt=0.2');
    expect(changesOf(surveyed)).toHaveLength(2);
    const number = await desk.draft();
    const nothing = await desk.send(
      `${TOWN}/amendments/${number}/delineation?name=a.geojson`,
      Buffer.from(geojson(same.slice(0, 1))),
      '"r1"',
    );
    expect(nothing.status).toBe(400);
    expect(await desk.etag(number)).toBe('"r1"');
  });

  it('is looked for on the map as the draft has it now', async () => {
    const first = await bringIn([
      { geometry: polygon(box(0, 5000, 100, 100)) },
      { geometry: polygon(box(0, 0, 400, 250)) },
    ]);
    const amendment = { number: first.number, etag: `"r${first.amendment.revision}"` };
    const second = await bringIn(
      [{ geometry: polygon(box(0, 5000, 120, 100)) }, { geometry: polygon(box(0, 0, 400, 200)) }],
      '',
      amendment,
    );
    const added = `A${first.number}-1`;
    expect(second.amendment.changes.map(({ number, action, wetland }) => [number, action, wetland])).toEqual([
      [3, 'add', added],
      [4, 'reshape', 'W-1'],
    ]);
    expect(second.amendment.changes[1]?.before?.gridAreaSqFt).toBeCloseTo(120_000, 6);
    expect(second.amendment.changes[1]?.after?.gridAreaSqFt).toBeCloseTo(80_000, 6);
  });
});

describe('a delineation that comes too late', () => {
  it('is refused with what was asked, and stores nothing', async () => {
    const { number } = await bringIn([{ geometry: polygon(box(0, 0, 400, 250)) }]);
    const bytes = Buffer.from(geojson([{ geometry: polygon(box(1000, 0, 400, 250)) }]));
    const path = `${TOWN}/amendments/${number}/delineation?name=late.geojson&accuracyFt=1`;
    const late = await desk.send(path, bytes, '"r1"');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      conflict: {
        kind: 'edited-meanwhile',
        yours: { delineation: { name: 'late.geojson', accuracyFt: 1 } },
        differences: [{ wetland: 'W-1' }],
      },
    });
    expect((await desk.send(path, bytes)).status).toBe(428);
    const now = await desk.send(path, bytes, '"r2"');
    expect(amendmentOf({ ...now, body: (now.body as Delineation).amendment }).changes).toHaveLength(2);
  });

  it('goes into drafts only', async () => {
    const number = await desk.draft();
    await desk.setState(number, 'proposed');
    const bytes = Buffer.from(geojson([{ geometry: polygon(box(0, 0, 400, 250)) }]));
    const answer = await desk.send(`${TOWN}/amendments/${number}/delineation?name=a.geojson`, bytes, '"r1"');
    expect(answer.status).toBe(409);
  });
});

describe('a delineation in another system', () => {
  it('is projected, and says so', async () => {
    // the corner of the tests in degrees, from PROJ, and points about 400 and 300 ft from it
    const [lon, lat] = [-73.7449693945595, 41.1644221179044];
    const ring = [
      [lon, lat],
      [lon + 0.00145, lat],
      [lon + 0.00145, lat + 0.00082],
      [lon, lat + 0.00082],
      [lon, lat],
    ];
    const text = geojson([{ geometry: polygon(ring) }], null);
    const number = await desk.draft();
    const answer = await desk.send(
      `${TOWN}/amendments/${number}/delineation?name=degrees.geojson`,
      Buffer.from(text),
      '"r1"',
    );
    expect(answer.status).toBe(200);
    const body = answer.body as Delineation;
    expect(body.matches[0]?.wetland).toBe('W-1');
    const { rows } = await desk.database.knex.raw<{ rows: { x: number; y: number }[] }>(
      `select ST_XMin(c.geom) as x, ST_YMin(c.geom) as y from amendment_change c join amendment a on a.key = c.amendment_key
       where a.number = :number`,
      { number },
    );
    // the box of a ring that is not quite upright in the grid
    expect(Math.abs((rows[0]?.x ?? 0) - CORNER.x)).toBeLessThan(3);
    expect(Math.abs((rows[0]?.y ?? 0) - CORNER.y)).toBeLessThan(3);
    expect(body.remarks.join('\n')).toMatch(/projected to EPSG:2260/);
  });
});
