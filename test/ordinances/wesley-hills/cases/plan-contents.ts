import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { ACRE, stormwater } from '../../situation.js';
import { application, asked, notAsked } from './filing.js';
import { doing } from './given.js';

const river = { id: 'T-1', name: 'Ramapo River', listing: 'TMDL', overlapSqFt: 0 };

/** What every plan contains: § 181-7B(1). */
export const planContentCases: readonly PlannerCase[] = [
  application({
    section: '§ 181-7B(1)(a)–(p)',
    rules: ['W-SWPPP'],
    situation: 'A building on two acres, by a watershed with a maximum daily load',
    expected: 'a plan has to contain sixteen things, some of which are filled in from the drawing',
    given: {
      ...doing('building'),
      stormwater: stormwater(2 * ACRE, { largestOpenAtOnceSqFt: ACRE, largestOpenOn: '2026-09-01' }),
      measures: { impairedWaters: [river] },
    },
    list: 'swppp-contents',
    items: {
      scope: asked,
      location: { ...asked, figures: [{ label: 'Tax map 1-1', value: '1 Main Street', sqFt: null }] },
      size: {
        ...asked,
        figures: [{ label: 'Disturbed in all', value: '87,120 sq ft (2.000 acres)', sqFt: 2 * ACRE }],
      },
      'site-map': {
        ...asked,
        links: [
          {
            label: 'Shapes of this answer (GeoJSON)',
            href: '/api/screenings/3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e.geojson',
          },
        ],
      },
      'site-map-waters': asked,
      soils: asked,
      phasing: {
        ...asked,
        words: expect.stringMatching(/^The order of all work that disturbs soil/) as never,
        figures: [
          { label: 'Open at one time, at most', value: '43,560 sq ft (1.000 acres)', sqFt: ACRE },
          { label: 'From', value: '2026-09-01', sqFt: null },
        ],
      },
      litter: asked,
      materials: asked,
      stabilization: asked,
      'control-places': asked,
      'control-details': asked,
      converted: asked,
      schedule: asked,
      upkeep: asked,
      'receiving-waters': {
        ...asked,
        figures: [{ label: 'Ramapo River', value: 'TMDL', sqFt: null }],
      },
      responsibilities: asked,
      'structural-practices': asked,
      'existing-data': asked,
    },
    expect: { list: asked, route: 'planning-board' },
  }),
  application({
    section: '§ 181-7A',
    rules: ['W-SWPPP', 'W-DEV'],
    situation: 'A building on a square foot less than an acre, part of no larger plan',
    expected: 'no stormwater plan is asked for',
    given: doing('building', { sqFt: ACRE - 1 }),
    list: 'swppp-contents',
    expect: { list: notAsked },
  }),
  application({
    section: '§ 181-7A',
    rules: ['W-SWPPP', 'W-DEV'],
    situation: 'A building on half an acre, and nobody says whether it is part of a larger plan',
    expected: 'whether a plan is asked for is not known',
    given: { ...doing('building', { sqFt: ACRE / 2 }), facts: {} },
    list: 'swppp-contents',
    expect: { list: { standing: 'undetermined' } },
  }),
];

const conditions = (
  situation: string,
  standing: 'asked' | 'not-asked' | 'undetermined',
  expected: string,
  given: Parameters<typeof doing>[1],
): PlannerCase =>
  application({
    section: '§ 181-7B(3)(b)–(h)',
    rules: ['W-SWPPP', 'W-SWPPP-ABC', 'W-A', 'W-B', 'W-C'],
    situation,
    expected,
    given: doing('clearing-grading', given),
    list: 'swppp-conditions',
    items: {
      practices: { standing },
      'practice-places': { standing },
      hydrology: { standing },
      'before-and-after': { standing },
      'practice-details': { standing },
      'practice-upkeep': { standing },
      'practice-easements': { standing },
    },
    expect: { list: { standing } },
  });

const MORE = 'the plan also has to control stormwater after construction';

/** What a plan contains besides under Condition A, B or C: § 181-7B(3). */
export const planConditionCases: readonly PlannerCase[] = [
  conditions('Two acres, and neither a single house nor a farm: Condition C', 'asked', MORE, {}),
  conditions('Five acres of single-family homes: Condition B', 'asked', MORE, {
    sqFt: 5 * ACRE,
    facts: { singleFamilyResidence: true },
  }),
  conditions('Two acres of single-family homes that drain to an impaired water: Condition A', 'asked', MORE, {
    facts: { singleFamilyResidence: true, dischargesToImpairedWater: true },
  }),
  conditions('Two acres of single-family homes', 'not-asked', 'no such controls are asked for', {
    facts: { singleFamilyResidence: true },
  }),
];
