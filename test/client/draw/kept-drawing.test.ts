import { describe, expect, it } from 'vitest';
import { NO_FACTS, readFacts } from '../../../client/draw/facts.js';
import { readDraft, readDrawing } from '../../../client/draw/kept-drawing.js';
import { statedFacts } from '../../../client/draw/proposal-request.js';
import { newShape } from '../../../client/draw/shape.js';

/** Facts as an earlier version of the page kept them. */
const EARLIER = {
  largerCommonPlan: 'yes',
  planDisturbanceSqFt: '65,340',
  singleFamilyResidence: 'no',
  agriculturalProperty: '',
  dischargesToImpairedWater: 'yes',
  approvedSwpppAllowsMoreOpen: '',
  bufferDecisionOn: '2026-05-01',
  bufferDecisionReason: 'no upland left',
};

const shape = newShape(
  'disturbance',
  [
    [
      [-73.73, 40.95],
      [-73.729, 40.95],
      [-73.729, 40.951],
    ],
  ],
  'wetland-creation',
  'a',
);

describe('facts kept by an earlier version', () => {
  it('become answers and decisions, with nothing lost', () => {
    expect(statedFacts(readFacts(EARLIER))).toEqual({
      answers: {
        largerCommonPlan: true,
        planDisturbanceSqFt: 65_340,
        singleFamilyResidence: false,
        dischargesToImpairedWater: true,
      },
      bufferMitigationNotFeasible: { decidedOn: '2026-05-01', reason: 'no upland left' },
    });
  });

  it('leave open what was left open', () => {
    const { answers } = readFacts(EARLIER);
    expect(answers).not.toHaveProperty('agriculturalProperty');
    expect(answers).not.toHaveProperty('approvedSwpppAllowsMoreOpen');
  });

  it('keep a slip and half a decision as they were typed', () => {
    const facts = readFacts({ ...EARLIER, planDisturbanceSqFt: 'lots', bufferDecisionReason: '' });
    expect(facts.answers['planDisturbanceSqFt']).toEqual({ kind: 'number', text: 'lots', value: null });
    expect(facts.bufferNotFeasible).toEqual({ decidedOn: '2026-05-01', reason: '' });
    expect(statedFacts(facts)).not.toHaveProperty('bufferMitigationNotFeasible');
  });

  it('may lack a member that came later', () => {
    expect(readFacts({ largerCommonPlan: 'yes' }).answers).toEqual({
      largerCommonPlan: { kind: 'yes-no', value: true },
    });
  });
});

describe('a kept drawing', () => {
  const facts = readFacts(EARLIER);
  const again = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));

  it('comes back as it was kept, with all its alternatives', () => {
    const drawing = {
      alternatives: [
        { id: 'a', name: 'Alternative A', shapes: [shape], facts },
        { id: 'b', name: '', shapes: [], facts: NO_FACTS },
      ],
      current: 'b',
    };
    expect(readDrawing(again(drawing))).toEqual(drawing);
    const draft = { id: 'd', title: 'A house', drawing, saved: null, changedAt: '2026-01-02', stamp: 's' };
    expect(readDraft(again(draft))).toEqual(draft);
    expect(readDrawing(again({ ...drawing, current: 'x' }))?.current).toBe('a');
  });

  it('of a version that had no alternatives becomes the first one', () => {
    expect(readDrawing(again({ shapes: [shape], facts }))).toEqual({
      alternatives: [{ id: 'a', name: 'Alternative A', shapes: [shape], facts }],
      current: 'a',
    });
  });

  it('has the activities of an earlier version under the names of the ordinances', () => {
    const renamed = ['building', 'excavation', 'filling', 'paving', 'clearing', 'drainage', 'other', ''].map(
      (activity) =>
        readDrawing({ shapes: [{ ...shape, activity }], facts: EARLIER })?.alternatives[0]?.shapes[0]
          ?.activity,
    );
    expect(renamed).toEqual([
      'building',
      'excavation',
      'fill',
      'road-paving',
      'vegetation-removal',
      'drainage-change',
      'other',
      '',
    ]);
  });

  it('keeps its shapes where its facts cannot be read', () => {
    for (const kept of [
      { shapes: [shape], facts: { answers: 7 } },
      { shapes: [shape] },
      { alternatives: [{ id: 'a', name: 'A', shapes: [shape], facts: 7 }], current: 'a' },
    ])
      expect(readDrawing(kept)?.alternatives[0]).toMatchObject({ shapes: [shape], facts: NO_FACTS });
  });

  it('is said not to be there where it cannot be read, so that nothing is written over it', () => {
    const one = { id: 'a', name: '', shapes: [] };
    for (const kept of [null, 'text', { shapes: 'none' }, [], { alternatives: [], current: 'a' }])
      expect(readDrawing(kept)).toBeNull();
    expect(readDrawing({ alternatives: [one, one], current: 'a' })).toBeNull();
    expect(
      readDraft({ id: 'd', title: '', drawing: null, saved: null, changedAt: '', stamp: '' }),
    ).toBeNull();
  });
});
