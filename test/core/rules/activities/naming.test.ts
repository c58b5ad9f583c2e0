import { describe, expect, it } from 'vitest';
import type { DisturbanceMeasure } from '../../../../core/measurements.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { activityOf, caseOf, inputUnder, oakHollow, onlyRuling, STORMWATER } from './oak-hollow.js';

const grading = activityOf([caseOf('exempt')], {
  id: 'grading',
  label: 'Grading',
  aliases: ['clearing-grading'],
});
const pollution = activityOf([caseOf('prohibited')], {
  id: 'pollution',
  label: 'Pollution',
  reach: 'anywhere',
});
const ordinance = oakHollow([grading, activityOf([caseOf('permit')]), pollution]);

const named = (activity: string | null, measure: Partial<DisturbanceMeasure> = { inWetlandSqFt: 500 }) =>
  evaluateProposal(inputUnder(ordinance, { disturbances: [{ ...measure, activity }] }));

describe('what is done is found on the list', () => {
  it.each([
    { name: 'grading', id: 'grading' },
    { name: 'clearing-grading', id: 'grading' },
    { name: 'fill', id: 'fill' },
    { name: ' Clearing Grading ', id: 'grading' },
  ])('"$name" is $id: by its id or an alias, however it is written', ({ name, id }) => {
    expect(onlyRuling(named(name))).toMatchObject({ activity: { id }, named: name });
  });
});

describe('what is not named has to be', () => {
  it.each([
    { name: null, says: 'Say what is done there.' },
    { name: 'gardening', says: '“gardening” is not on the list' },
  ])('$name is no guess: $says', ({ name, says }) => {
    const evaluation = named(name);
    const ruling = onlyRuling(evaluation);
    expect(ruling).toMatchObject({
      activity: null,
      named: name,
      standing: 'undetermined',
      land: 'wetland',
      areaSqFt: 500,
      rule: 'OAK-PERMIT',
      citation: 'Village of Oak Hollow § 5',
    });
    expect(ruling.reason).toContain(says);
    expect(ruling.reason).toContain('grading (grading), filling (fill) and pollution (pollution)');
    expect(evaluation.summary).toContain('has yet to be named from the list');
  });

  it('is asked once for all the land that it lies on', () => {
    const ruling = onlyRuling(named(null, { inWetlandSqFt: 500, inAdjacentSqFt: 200 }));
    expect(ruling).toMatchObject({ land: 'anywhere', areaSqFt: 700 });
  });

  it('matters only on controlled land, and elsewhere what counts anywhere is named', () => {
    const ruling = onlyRuling(named(null, {}));
    expect(ruling).toMatchObject({ standing: 'outside', land: 'outside' });
    expect(ruling.reason).toContain('the ordinance also speaks of pollution');
  });

  it('is left open where a layer is missing', () => {
    const unknown = { inWetlandSqFt: null, inAdjacentSqFt: null, inWatercourseSqFt: null, reaches: null };
    const { activities } = evaluateProposal(
      inputUnder(ordinance, { layers: { wetlands: false }, disturbances: [unknown] }),
    );
    expect(activities).toMatchObject([{ standing: 'undetermined', land: 'anywhere', areaSqFt: null }]);
  });

  it.each([
    { sqFt: 43_559, standing: 'outside' },
    { sqFt: 43_560, standing: 'undetermined' },
  ])('matters in a land development: $sqFt sq ft is $standing', ({ sqFt, standing }) => {
    const development = oakHollow([activityOf([caseOf('permit')], { reach: 'land-development' })], {
      stormwater: STORMWATER,
    });
    const evaluation = evaluateProposal(
      inputUnder(development, {
        split: { subjectSqFt: sqFt },
        disturbances: [{ areaSqFt: sqFt }],
        facts: { largerCommonPlan: false },
      }),
    );
    expect(onlyRuling(evaluation).standing).toBe(standing);
  });

  it('without a permit, the first rule that regulates something is named', () => {
    const bare = oakHollow([activityOf([caseOf('exempt')]), pollution], { permit: null });
    const evaluation = evaluateProposal(inputUnder(bare, { disturbances: [{ inWetlandSqFt: 5 }] }));
    expect(onlyRuling(evaluation).rule).toBe('OAK-PROH');
  });
});

describe('an ordinance without a list of activities', () => {
  it('gives no rulings', () => {
    const { activities, questions } = evaluateProposal(
      inputUnder(oakHollow([]), { disturbances: [{ activity: 'fill', inWetlandSqFt: 500 }] }),
    );
    expect(activities).toEqual([]);
    expect(questions).toEqual([]);
  });
});
