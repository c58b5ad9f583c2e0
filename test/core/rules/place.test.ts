import { describe, expect, it } from 'vitest';
import { placeStanding, type PlaceInput } from '../../../core/rules/place.js';
import { placeSummary } from '../../../core/rules/place-summary.js';
import { situation, type Situation } from '../../ordinances/situation.js';

interface Given extends Situation {
  inside?: boolean | null;
  /** feet from the point to the outline of the wetland that it lies in, by id */
  depths?: Record<string, number>;
}

function inputOf(ordinance: string, { inside = true, depths = {}, ...given }: Given): PlaceInput {
  const wetlands = (given.wetlands ?? []).map((facts) => ({ areaSqFt: 100_000, ...facts }));
  return {
    ...situation(ordinance, { ...given, wetlands }),
    municipality: 'Oak Hollow',
    insideMunicipality: inside,
    depthsFt: {
      wetlands: new Map(Object.entries(depths)),
      watercourses: new Map(Object.entries(depths)),
    },
  };
}

const told = (ordinance: string, given: Given) => {
  const input = inputOf(ordinance, given);
  const standing = placeStanding(input);
  return { land: standing.land, certain: standing.certain, summary: placeSummary(input, standing) };
};

describe('the land at a point, Mamaroneck § 192-2', () => {
  it.each<[what: string, given: Given, land: string | null, certain: boolean]>([
    ['deep in a wetland', { wetlands: [{ accuracyFt: 20 }], depths: { 'W-1': 25 } }, 'wetland', true],
    ['in it, near its edge', { wetlands: [{ accuracyFt: 20 }], depths: { 'W-1': 15 } }, 'wetland', false],
    [
      'in one of unrecorded accuracy',
      { wetlands: [{ accuracyFt: null }], depths: { 'W-1': 150 } },
      'wetland',
      false,
    ],
    [
      'far in it, of a size that is not sure',
      { wetlands: [{ accuracyFt: null }], depths: { 'W-1': 250 } },
      'wetland',
      false,
    ],
    ['well inside 100 ft', { wetlands: [{ distanceFt: 42, accuracyFt: 20 }] }, 'adjacent', true],
    ['at 100 ft exactly', { wetlands: [{ distanceFt: 100, accuracyFt: 0.1 }] }, 'adjacent', false],
    ['so near that it may be wetland', { wetlands: [{ distanceFt: 12, accuracyFt: 20 }] }, 'adjacent', false],
    ['just beyond', { wetlands: [{ distanceFt: 100.2, accuracyFt: 0.1 }] }, 'neither', true],
    ['just beyond, known to 20 ft', { wetlands: [{ distanceFt: 110, accuracyFt: 20 }] }, 'neither', false],
    ['beyond, unrecorded', { wetlands: [{ distanceFt: 250, accuracyFt: null }] }, 'neither', false],
    ['far beyond, unrecorded', { wetlands: [{ distanceFt: 301, accuracyFt: null }] }, 'neither', true],
    ['near nothing', {}, 'neither', true],
    [
      'well inside one and near the edge of another',
      {
        wetlands: [
          { distanceFt: 30, accuracyFt: 1 },
          { distanceFt: 95, accuracyFt: 40 },
        ],
      },
      'adjacent',
      true,
    ],
    [
      'behind a surveyed one, and perhaps in reach of another',
      {
        wetlands: [
          { distanceFt: 105, accuracyFt: 1 },
          { distanceFt: 120, accuracyFt: 40 },
        ],
      },
      'neither',
      false,
    ],
    [
      'in a small wetland',
      { wetlands: [{ areaSqFt: 900, perimeterFt: 120 }], depths: { 'W-1': 9 } },
      'neither',
      true,
    ],
    [
      'in one too close to the minimum',
      { wetlands: [{ areaSqFt: 2_450, perimeterFt: 200, accuracyFt: 0.5 }], depths: { 'W-1': 9 } },
      'neither',
      false,
    ],
    ['outside the municipality', { inside: false, wetlands: [{}], depths: { 'W-1': 50 } }, null, true],
    ['on a map that is not loaded', { layers: { wetlands: false } }, null, false],
  ])('%s', (_what, given, land, certain) => {
    expect(told('mamaroneck', given)).toMatchObject({ land, certain });
  });
});

describe('the land at a point, Rye § 195-3', () => {
  it.each<[what: string, given: Given, land: string | null, certain: boolean]>([
    [
      'in a pond',
      { watercourses: [{ isArea: true, accuracyFt: 5 }], depths: { 'B-1': 30 } },
      'watercourse',
      true,
    ],
    ['beside a brook', { watercourses: [{ distanceFt: 40, accuracyFt: 5 }] }, 'adjacent', true],
    ['on the line of a brook', { watercourses: [{ accuracyFt: 5 }] }, 'watercourse', false],
    [
      'beside a brook, wetlands not loaded',
      { layers: { wetlands: false }, watercourses: [{ distanceFt: 40, accuracyFt: 5 }] },
      'adjacent',
      false,
    ],
    [
      'in a wetland and a pond',
      { wetlands: [{}], watercourses: [{ isArea: true }], depths: { 'W-1': 30, 'B-1': 30 } },
      'wetland',
      true,
    ],
    ['nothing near, watercourses not loaded', { layers: { watercourses: false } }, null, false],
  ])('%s', (_what, given, land, certain) => {
    expect(told('rye', given)).toMatchObject({ land, certain });
  });
});

describe('the sentence about a place', () => {
  it.each<[string, string, Given, string]>([
    [
      'adjacent area',
      'mamaroneck',
      { wetlands: [{ distanceFt: 42.04, name: 'Sedge Hollow' }] },
      'This place lies in the adjacent area of wetland W-1 (Sedge Hollow), 42.0 ft from it.',
    ],
    [
      'two wetlands',
      'mamaroneck',
      { wetlands: [{}, {}], depths: { 'W-1': 50, 'W-2': 60 } },
      'This place lies in wetlands W-1 and W-2.',
    ],
    [
      'too close',
      'mamaroneck',
      { wetlands: [{ distanceFt: 99.96, accuracyFt: 20 }] },
      'This place lies in the adjacent area of wetland W-1, 99.96 ft from it; that is too close to call without a delineation.',
    ],
    [
      'not recorded',
      'mamaroneck',
      { wetlands: [{ accuracyFt: null }], depths: { 'W-1': 50 } },
      'This place lies in wetland W-1; how well the outline is known is not recorded, so it cannot be said how sure this is.',
    ],
    [
      'a small wetland',
      'mamaroneck',
      { wetlands: [{ areaSqFt: 900, perimeterFt: 120 }, { distanceFt: 310 }], depths: { 'W-1': 9 } },
      'This place is not shown as in the controlled area: W-1 is mapped here, and smaller than the ordinance regulates; the nearest regulated wetland, W-2, is 310.0 ft away.',
    ],
    [
      'elsewhere',
      'mamaroneck',
      { inside: false },
      'This place lies outside Oak Hollow, where its ordinance does not hold.',
    ],
    [
      'nothing loaded',
      'rye',
      { layers: { wetlands: false, watercourses: false } },
      'What lies here cannot be told: the wetlands and watercourses layers are not loaded.',
    ],
    [
      'an ordinance of no wetlands',
      'wesley-hills',
      { wetlands: [{}] },
      'The map shows this place in W-1, and Wesley Hills ch. 181 regulates neither wetlands nor watercourses as far as its text is held here.',
    ],
  ])('%s', (_what, ordinance, given, summary) => {
    expect(told(ordinance, given).summary).toBe(summary);
  });

  it('never says that no permit is needed', () => {
    expect(told('mamaroneck', {}).summary).not.toMatch(/permit/i);
  });
});
