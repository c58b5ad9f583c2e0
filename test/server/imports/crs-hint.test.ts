import { describe, expect, it } from 'vitest';
import { hintAbout, type HintedCrs } from '../../../server/imports/crs-hint.js';
import type { LonLatBox } from '../../../server/imports/place.js';
import { parseProjection } from '../../../server/imports/projection.js';
import type { Position } from '../../../server/imports/shape.js';
import { usualCatalog } from './support/usual-catalog.js';

/** An outline around 73.7007° W, 41.1318° N; a file may lie 0.2° beyond it to each side, and 0.15° north and south. */
const TOWN: LonLatBox = { west: -73.75, south: 41.08, east: -73.65, north: 41.18 };

/** That place in each system, by PROJ 9.1. */
const AT: Readonly<Record<number, Position>> = {
  2260: [712_297.46, 838_223.7],
  2263: [1_066_702.45, 351_769.63],
  26918: [609_056.43, 4_554_201.74],
  32115: [217_108.7, 255_491.1],
  5070: [1_840_282.42, 2_230_653.21],
  3857: [-8_204_324.4, 5_031_801.61],
  4269: [-73.7007, 41.1318],
};

const at = (code: number): Position => AT[code] ?? [Number.NaN, Number.NaN];

async function named(code: number): Promise<HintedCrs> {
  const entry = await usualCatalog(code);
  const projection = parseProjection(entry?.definition ?? '');
  if (projection === null) throw new Error(`EPSG:${code} is not in the catalog of this test`);
  return { named: true, projection };
}

const hint = async (
  samples: readonly Position[],
  code: number | null,
  outline: LonLatBox | null = TOWN,
): Promise<string> => hintAbout(samples, code === null ? null : await named(code), outline, usualCatalog);

const swap = ([x, y]: Position): Position => [y, x];
const times = (factor: number, [x, y]: Position): Position => [x * factor, y * factor];

describe('coordinates in the wrong place look like', () => {
  it.each<[string, Position, number | null, RegExp]>([
    ['degrees labelled as feet', at(4269), 2260, /look like longitude and latitude: say --crs EPSG:4269/],
    ['degrees labelled as metres', at(4269), 26918, /look like longitude and latitude: say --crs EPSG:4269/],
    [
      'feet labelled as degrees',
      at(2260),
      4269,
      /would fit New York East in US survey feet: say --crs EPSG:2260/,
    ],
    ['feet as metres', at(2260), 32115, /look like feet.* in meters: say --crs EPSG:2260/],
    ['metres as feet', at(32115), 2260, /look like meters.* in feet: say --crs EPSG:32115/],
    [
      'feet of a zone in UTM, in no register',
      times(3937 / 1200, at(26918)),
      26918,
      /look like feet.*written anew/,
    ],
    ['degrees, latitude first', swap(at(4269)), 4269, /look swapped: x \(longitude\) comes first/],
    [
      'degrees, latitude first, labelled as feet',
      swap(at(4269)),
      2260,
      /latitude and longitude, in this order/,
    ],
    ['feet, northing first', swap(at(2260)), 2260, /look swapped: x \(easting\) comes first/],
    ['UTM, northing first', swap(at(26918)), 26918, /look swapped: x \(easting\) comes first/],
    [
      'feet, northing first, without a word',
      swap(at(2260)),
      null,
      /swapped.*would fit New York East.*EPSG:2260/,
    ],
    ['a missing minus', [73.7007, 41.1318], 4269, /longitudes look as if their minus sign were missing/],
    ['a missing minus, latitude first', [41.1318, 73.7007], 4269, /in this order and without the minus sign/],
    ['a missing minus, labelled as feet', [73.7007, 41.1318], 2260, /without the minus sign of west/],
    [
      'a missing minus of web maps',
      [8_204_324.4, 5_031_801.61],
      3857,
      /eastings look as if their minus sign/,
    ],
    ['Long Island labelled as East', at(2263), 2260, /zone looks wrong.*Long Island.*say --crs EPSG:2263/],
    ['East labelled as Long Island', at(2260), 2263, /zone looks wrong.*New York East.*say --crs EPSG:2260/],
    ['UTM 18 labelled as 19', at(26918), 26919, /zone looks wrong.*zone 18 North.*say --crs EPSG:26918/],
    ['UTM 18 labelled as 17', at(26918), 26917, /zone looks wrong.*zone 18 North.*say --crs EPSG:26918/],
    ['Web Mercator labelled as UTM', at(3857), 26918, /those of web maps.*say --crs EPSG:3857/],
    ['Web Mercator labelled as degrees', at(3857), 4269, /those of web maps.*say --crs EPSG:3857/],
    ['Web Mercator labelled as feet', at(3857), 2260, /those of web maps.*say --crs EPSG:3857/],
    ['Albers labelled as UTM', at(5070), 26918, /If that system is wrong.*Albers.*say --crs EPSG:5070/],
    ['millimetres', times(1000, at(32115)), 32115, /1,000 times too large.*millimeters/],
    [
      'kilometres',
      times(0.001, at(26918)),
      26918,
      /1,000 times too small.*kilometers.*comma between thousands/,
    ],
    ['inches', times(12, at(2260)), 2260, /12 times too large.*inches/],
    ['centimetres', times(100, at(32115)), 32115, /100 times too large.*centimeters/],
    ['feet without a word', at(2260), null, /look like New York East in US survey feet: say --crs EPSG:2260/],
    ['UTM without a word', at(26918), null, /look like UTM zone 18 North in meters: say --crs EPSG:26918/],
    ['degrees without a word', at(4269), null, /look like longitude and latitude: say --crs EPSG:4269/],
    ['a drawing of its own', [1200.5, 830.25], 2260, /drawing's own coordinates, which are tied to no place/],
    ['a drawing of its own without a word', [1200.5, 830.25], null, /drawing's own coordinates/],
  ])('%s', async (_title, sample, code, sentence) => {
    expect(await hint([sample], code)).toMatch(sentence);
  });

  it('nothing, where they are the file of another place', async () => {
    expect(await hint([[520_000, 2_300_000]], 5070)).toBe('');
    expect(await hint([[-89.4, 43.1]], 4269)).toBe('');
    expect(await hint([[6_480_000, 1_840_000]], 2260)).toBe('');
    expect(await hint([], 2260)).toBe('');
  });

  it('no other system without an outline, when they can be in the one named: that needs a place to compare with', async () => {
    expect(await hint([at(2263)], 2260)).toMatch(/zone looks wrong/);
    expect(await hint([at(2263)], 2260, null)).toBe('');
    expect(await hint([swap(at(2260))], 2260, null)).toBe('');
    expect(await hint([at(2260)], 32115, null)).toMatch(/look like feet/);
    expect(await hint([at(2260)], 4269, null)).toMatch(/would fit New York East/);
  });
});

/** For each kind a place that moves to the east, in the coordinates of a file with that fault. */
const KINDS: readonly [string, number, (lonLat: Position, feet: Position, metres: Position) => Position][] = [
  ['degrees labelled as feet', 2260, (lonLat) => lonLat],
  ['feet as metres', 32115, (_lonLat, feet) => feet],
  ['metres as feet', 2260, (_lonLat, _feet, metres) => metres],
  ['swapped feet', 2260, (_lonLat, feet) => swap(feet)],
  ['swapped degrees', 4269, swap],
  ['a missing minus', 4269, ([lon, lat]) => [-lon, lat]],
  ['feet labelled as degrees', 4269, (_lonLat, feet) => feet],
  ['East labelled as Long Island', 2263, (_lonLat, feet) => feet],
  ['inches', 2260, (_lonLat, feet) => times(12, feet)],
];

describe('a look is spoken of', () => {
  const EAST_END = TOWN.east + 0.2;

  it.each(KINDS)('up to 0.2° from the outline and not beyond: %s', async (_title, code, fault) => {
    const [feet, metres] = await Promise.all([named(2260), named(32115)]);
    const said = async (lon: number): Promise<boolean> => {
      const lonLat: Position = [lon, 41.13];
      const sample = fault(lonLat, feet.projection.fromLonLat(lonLat), metres.projection.fromLonLat(lonLat));
      return (await hint([sample], code)) !== '';
    };
    // A thousandth of a foot is 4e-9 degrees: what was computed back and forth can be at the edge no nearer.
    expect(await said(EAST_END - 1e-8)).toBe(true);
    expect(await said(EAST_END + 1e-8)).toBe(false);
  });

  it('at the very edge, in degrees as they are', async () => {
    expect(await hint([[EAST_END, 41.13]], 2260)).toMatch(/longitude and latitude/);
    expect(await hint([[-EAST_END, 41.13]], 4269)).toMatch(/minus/);
  });

  it('when more than half of the coordinates have it', async () => {
    const far: Position = [1_500_000, 2_000_000];
    const said = async (feet: number, others: number): Promise<string> =>
      hint([...Array<Position>(feet).fill(at(32115)), ...Array<Position>(others).fill(far)], 2260);
    expect(await said(3, 2)).toMatch(/look like meters/);
    expect(await said(2, 2)).toBe('');
    expect(await said(2, 3)).toBe('');
  });
});
