import { describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../../core/ordinances/registry.js';
import { compareAnswers } from '../../../../core/rules/comparison/compare-answers.js';
import type { AnswerUnder } from '../../../../core/rules/comparison/compared-rows.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { explainFindings } from '../../../../core/rules/explain.js';
import { ALL_LAYERS, situation, type Situation, TODAY } from '../../../ordinances/situation.js';

/** A shed of 1,000 sq ft, 400 of them in a wetland of 10,000 and 600 beside it. */
const SHED: Situation = {
  wetlands: [
    { distanceFt: 0, overlap: { overlapSqFt: 400, overlapPerimeterFt: 80, adjacentOverlapSqFt: 600 } },
  ],
  split: {
    subjectSqFt: 1_000,
    inWetlandSqFt: 400,
    inAdjacentSqFt: 600,
    outsideControlledSqFt: 0,
    nearestWetlandFt: 0,
  },
  disturbances: [{ activity: 'structure', areaSqFt: 1_000, inWetlandSqFt: 400, inAdjacentSqFt: 600 }],
};

function under(id: string, on = TODAY, changes: Situation = {}): AnswerUnder {
  const ordinance = BUILT_IN_ORDINANCES.find(id);
  const input = situation(id, { ...SHED, ...changes, on });
  const { split, wetlands } = input;
  const { findings, ...evaluation } = evaluateProposal(input);
  const answer = {
    ...evaluation,
    findings: explainFindings(findings, ordinance, {}, on),
    ordinance: { id, name: ordinance.name, shortName: ordinance.shortName },
    on,
    totals: { disturbanceSqFt: split.subjectSqFt, ...split },
    wetlands: wetlands.map(({ facts, classification }) => ({
      id: facts.id,
      regulated: classification.regulated,
    })),
    watercourses: [],
  };
  return {
    answer: answer as unknown as AnswerUnder['answer'],
    ordinance,
    bufferFt: id === 'wesley-hills' ? 0 : 100,
  };
}

const rowOf = (compared: ReturnType<typeof compareAnswers>, what: string) =>
  compared.rows.find((row) => row.what === what);

describe('laws side by side', () => {
  const compared = compareAnswers(
    ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'].map((id) => under(id)),
  );

  it('an ordinance that regulates no wetlands says so, and not zero', () => {
    expect(rowOf(compared, 'In regulated wetland')).toEqual({
      what: 'In regulated wetland',
      values: [...Array<string>(3).fill('400 sq ft (0.009 acres)'), 'it regulates no wetlands'],
      differs: true,
    });
    expect(rowOf(compared, 'In the adjacent area or buffer')?.values[3]).toBe('it has none');
    expect(rowOf(compared, 'In a regulated watercourse')?.values).toEqual([
      'it regulates no watercourses',
      '0 sq ft (0.000 acres)',
      'it regulates no watercourses',
      'it regulates no watercourses',
    ]);
  });

  it('mitigation is owed where the text states a ratio, and otherwise it is said why not', () => {
    expect(rowOf(compared, 'Mitigation owed for wetland')?.values).toEqual([
      'the text held states none',
      'the text held states no ratio',
      '800 sq ft (0.018 acres)',
      'the text held states none',
    ]);
  });

  it('tells how each stands to what is done, and what it asks for', () => {
    expect(rowOf(compared, 'What is done, feature 1')?.values[0]).toBe(
      'needs a permit in wetland, needs a permit in the adjacent area',
    );
    expect(rowOf(compared, 'What is needed')?.values[0]).toBe('a wetland permit from the Planning Board');
  });

  it.each([
    {
      what: 'not named: not known, and never none',
      disturbances: [{ inWetlandSqFt: 400 }],
      values: ['not known', 'not known', 'not known'],
    },
    {
      what: 'one named and one not',
      disturbances: [{ activity: 'structure', inWetlandSqFt: 400 }, { inWetlandSqFt: 400 }],
      values: ['a wetland permit from the Planning Board, what the rest needs is not known yet'],
    },
    {
      what: 'prohibited in one of them',
      disturbances: [{ activity: 'solid-waste', inWetlandSqFt: 400 }],
      values: [
        'no permit can be issued for what is prohibited',
        'a wetland permit from the Planning Commission',
      ],
    },
    {
      what: 'out of reach of everything',
      disturbances: [{ activity: 'structure', reaches: false }],
      values: ['nothing shown as needed, on what was said'],
    },
  ])('what is needed, $what', ({ disturbances, values }) => {
    const row = rowOf(
      compareAnswers(['mamaroneck', 'rye', 'north-castle'].map((id) => under(id, TODAY, { disturbances }))),
      'What is needed',
    );
    expect(row?.values.slice(0, values.length)).toEqual(values);
  });

  it('what a layer that is not loaded would show is not known', () => {
    const missing = compareAnswers([
      under('rye', TODAY, {
        layers: { ...ALL_LAYERS, wetlands: false, watercourses: false },
        wetlands: [],
        split: { inWetlandSqFt: null, inWatercourseSqFt: null, inAdjacentSqFt: null, nearestWetlandFt: null },
      }),
    ]);
    for (const what of [
      'Nearest regulated wetland',
      'Regulated wetlands near by',
      'Regulated watercourses near by',
    ])
      expect(rowOf(missing, what)?.values).toEqual(['not known']);
  });

  it('what changes is a sentence, with laws that agree named together and no day where it is the same', () => {
    const [first] = compared.differences;
    expect(first).toBe(
      'In regulated wetland – Mamaroneck ch. 192, Rye ch. 195 and North Castle ch. 340: 400 sq ft (0.009 acres); Wesley Hills ch. 181: it regulates no wetlands.',
    );
  });

  it('two days of one ordinance are told by their days, and nothing changed is said', () => {
    const days = compareAnswers([under('rye', '2020-01-01'), under('rye', '2026-01-01')]);
    expect(days.rows.every(({ differs }) => !differs)).toBe(true);
    expect(days.differences).toEqual([
      'Nothing of what is compared here changes between these laws and days.',
    ]);
  });
});
