import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import type { Situation } from '../../../ordinances/situation.js';
import {
  activityOf,
  caseOf,
  inputUnder,
  judge,
  oakHollow,
  onlyRuling,
  openIds,
  STORMWATER,
  yes,
} from './oak-hollow.js';

const rulings = (...given: Parameters<typeof judge>) => judge(...given).activities;
const permit = [caseOf('permit')];

describe('by the land that it lies on', () => {
  it('gives a ruling for each part, with its square feet', () => {
    const disturbances = [{ activity: 'fill', inWetlandSqFt: 300, inAdjacentSqFt: 700 }];
    expect(rulings(permit, {}, { disturbances }).map(({ land, areaSqFt }) => [land, areaSqFt])).toEqual([
      ['wetland', 300],
      ['adjacent', 700],
    ]);
  });

  it('tries only the cases of that land', () => {
    const cases = [caseOf('prohibited', { lands: ['wetland', 'watercourse'] }), caseOf('permit')];
    const disturbances = [{ activity: 'fill', inWetlandSqFt: 300, inAdjacentSqFt: 700 }];
    expect(rulings(cases, {}, { disturbances }).map(({ standing }) => standing)).toEqual([
      'prohibited',
      'permit',
    ]);
  });

  it.each([
    { sqFt: 0.00001, lands: ['adjacent'] },
    { sqFt: 0.0002, lands: ['wetland', 'adjacent'] },
  ])('$sqFt sq ft of wetland: $lands', ({ sqFt, lands }) => {
    const disturbances = [{ activity: 'fill', inWetlandSqFt: sqFt, inAdjacentSqFt: 700 }];
    expect(rulings(permit, {}, { disturbances }).map(({ land }) => land)).toEqual(lands);
  });

  it('touching is reaching the adjacent area, with 0 sq ft', () => {
    const ruling = onlyRuling(judge(permit, {}, { disturbances: [{ activity: 'fill', reaches: true }] }));
    expect(ruling).toMatchObject({ land: 'adjacent', areaSqFt: 0, standing: 'permit' });
    expect(ruling.reason).toContain('just touches');
  });

  it('touching is touching the wetland where the ordinance has no adjacent area', () => {
    const bare = oakHollow([activityOf(permit)], { adjacentArea: null });
    const { activities } = evaluateProposal(
      inputUnder(bare, { disturbances: [{ activity: 'fill', reaches: true }] }),
    );
    expect(activities).toMatchObject([{ land: 'wetland', areaSqFt: 0, standing: 'permit' }]);
  });

  it('an ordinance of watercourses alone is asked about them too', () => {
    const watercourses = {
      rule: 'OAK-WC',
      citation: '§ 3',
      from: '2000-01-01',
      mustReachMunicipality: false,
    };
    const alone = { adjacentArea: null, wetlandCriteria: [], watercourses };
    const ruled = (changes: object) =>
      evaluateProposal(
        inputUnder(oakHollow([activityOf(permit)], alone), {
          disturbances: [{ activity: 'fill', ...changes }],
        }),
      ).activities;
    expect(ruled({ inWatercourseSqFt: 40 })).toMatchObject([{ land: 'watercourse', areaSqFt: 40 }]);
    expect(ruled({ reaches: true })).toMatchObject([{ land: 'watercourse', areaSqFt: 0 }]);
    expect(ruled({ reaches: false })).toMatchObject([
      {
        land: 'outside',
        reason: 'It is not shown as in a regulated watercourse, on the map as of version 12.',
      },
    ]);
  });

  it('across a brook drawn as a line, nothing says that it just touches it', () => {
    const watercourses = {
      rule: 'OAK-WC',
      citation: '§ 3',
      from: '2000-01-01',
      mustReachMunicipality: false,
    };
    const disturbances = [{ activity: 'fill', inAdjacentSqFt: 60, meetsLineWatercourse: true }];
    const [first] = evaluateProposal(
      inputUnder(oakHollow([activityOf(permit)], { watercourses }), { disturbances }),
    ).activities;
    expect(first?.reason).toContain('shows the watercourse as a line');
    expect(first?.reason).not.toContain('touches');
  });

  it('a watercourse is a land of its own where the ordinance regulates watercourses', () => {
    const disturbances = [{ activity: 'fill', inWatercourseSqFt: 40, inAdjacentSqFt: 60 }];
    const watercourses = {
      rule: 'OAK-WC',
      citation: '§ 3',
      from: '2000-01-01',
      mustReachMunicipality: false,
    };
    const lands = (changes: object, done: Situation['disturbances'] = disturbances) =>
      evaluateProposal(
        inputUnder(oakHollow([activityOf(permit)], changes), { disturbances: done }),
      ).activities.map(({ land }) => land);
    expect(lands({ watercourses })).toEqual(['watercourse', 'adjacent']);
    expect(lands({})).toEqual(['adjacent']);
    // a brook drawn as a line has no area, and work across it is done in a watercourse all the same
    const across = [{ activity: 'fill', inAdjacentSqFt: 60, meetsLineWatercourse: true }];
    expect(lands({ watercourses }, across)).toEqual(['watercourse', 'adjacent']);
    expect(lands({}, across)).toEqual(['adjacent']);
  });

  it.each([
    { certain: true, says: 'map as of version 12' },
    { certain: false, says: 'leaves open whether it reaches there after all' },
  ])('elsewhere it is outside, certain = $certain, and no question is asked', ({ certain, says }) => {
    const evaluation = judge(
      [caseOf('prohibited', { when: [yes('a')] }), caseOf('permit')],
      {},
      {
        disturbances: [{ activity: 'fill', certain }],
      },
    );
    expect(onlyRuling(evaluation)).toMatchObject({
      land: 'outside',
      standing: 'outside',
      certain,
      permit: null,
    });
    expect(onlyRuling(evaluation).reason).toContain(says);
    expect(openIds(evaluation)).toEqual([]);
    expect(evaluation.summary).not.toContain('Filling');
  });
});

describe('where a layer is missing', () => {
  const unknown = { inWetlandSqFt: null, inWatercourseSqFt: null, inAdjacentSqFt: null, reaches: null };

  it('it cannot be told, and the layer is named', () => {
    const ruling = onlyRuling(
      judge(
        permit,
        {},
        { layers: { wetlands: false }, disturbances: [{ activity: 'fill', ...unknown, certain: false }] },
      ),
    );
    expect(ruling).toMatchObject({
      standing: 'undetermined',
      areaSqFt: null,
      possible: ['permit'],
      missing: [],
    });
    expect(ruling.reason).toContain('the wetlands layer is not loaded');
  });

  it('what is known is told, and the rest is left open', () => {
    const disturbances = [{ activity: 'fill', ...unknown, inWetlandSqFt: 300, areaSqFt: 1_000 }];
    const given = rulings(permit, {}, { layers: { municipality: false }, disturbances });
    expect(given.map(({ standing, land }) => [standing, land])).toEqual([
      ['permit', 'wetland'],
      ['undetermined', 'anywhere'],
    ]);
  });

  it('nothing is left open where all of it is known to be wetland', () => {
    const disturbances = [{ activity: 'fill', ...unknown, inWetlandSqFt: 1_000, areaSqFt: 1_000 }];
    expect(rulings(permit, {}, { layers: { municipality: false }, disturbances })).toHaveLength(1);
  });
});

describe('wetland that lies in several municipalities', () => {
  const exemption = { rule: 'OAK-MULTI', citation: '§ 6', from: '2010-01-01' };
  const shared = (
    cases: Parameters<typeof activityOf>[0],
    measure: object,
    changes: Situation & { answers?: Record<string, boolean> } = {},
  ) => {
    const { answers = {}, ...rest } = changes;
    return evaluateProposal(
      inputUnder(oakHollow([activityOf(cases)], { multiMunicipalityExemption: exemption }), {
        disturbances: [{ activity: 'fill', ...measure }],
        facts: { answers },
        ...rest,
      }),
    );
  };

  it('sets the permit aside on that part, and nowhere else', () => {
    const { activities } = shared(permit, {
      inWetlandSqFt: 500,
      inSharedWetlandSqFt: 200,
      inAdjacentSqFt: 100,
    });
    expect(activities.map(({ land, standing, rule, areaSqFt }) => [land, standing, rule, areaSqFt])).toEqual([
      ['wetland', 'permit', 'OAK-ACT', 300],
      ['shared-wetland', 'exempt', 'OAK-MULTI', 200],
      ['adjacent', 'permit', 'OAK-ACT', 100],
    ]);
  });

  it('leaves what is prohibited prohibited', () => {
    const cases = [caseOf('prohibited', { when: [yes('a')] }), caseOf('permit')];
    const measure = { inWetlandSqFt: 500, inSharedWetlandSqFt: 500 };
    expect(onlyRuling(shared(cases, measure, { answers: { a: true } })).standing).toBe('prohibited');
    expect(onlyRuling(shared(cases, measure)).possible).toEqual(['prohibited', 'exempt']);
  });

  it('asks nothing about an exemption that it has already', () => {
    const cases = [caseOf('exempt', { when: [yes('a')] }), caseOf('permit')];
    const evaluation = shared(cases, { inWetlandSqFt: 500, inSharedWetlandSqFt: 500 });
    expect(onlyRuling(evaluation)).toMatchObject({ standing: 'exempt', rule: 'OAK-MULTI' });
    expect(openIds(evaluation)).toEqual([]);
  });

  it.each([
    { on: '2009-12-31', lands: ['wetland'] },
    { on: '2010-01-01', lands: ['shared-wetland'] },
  ])('is a land of its own from the day of the provision on: $on', ({ on, lands }) => {
    const { activities } = shared(permit, { inWetlandSqFt: 500, inSharedWetlandSqFt: 500 }, { on });
    expect(activities.map(({ land }) => land)).toEqual(lands);
  });

  it('cannot be told without the outline of the municipality, save what is prohibited anyway', () => {
    const measure = { inWetlandSqFt: 500, inSharedWetlandSqFt: null };
    const ruling = onlyRuling(shared(permit, measure));
    expect(ruling).toMatchObject({
      standing: 'undetermined',
      possible: ['permit', 'exempt'],
      certain: false,
    });
    expect(ruling.reason).toContain('outline of the municipality is not loaded');
    expect(onlyRuling(shared([caseOf('prohibited')], measure)).standing).toBe('prohibited');
  });
});

describe('by being a land development', () => {
  const develop = (sqFt: number, answers: Record<string, boolean> = {}, cases = permit) =>
    evaluateProposal(
      inputUnder(oakHollow([activityOf(cases, { reach: 'land-development' })], { stormwater: STORMWATER }), {
        split: { subjectSqFt: sqFt },
        disturbances: [{ activity: 'fill', areaSqFt: sqFt }],
        facts: { answers },
      }),
    );

  it.each([
    { sqFt: 43_559, answers: { largerCommonPlan: false }, standing: 'outside', land: 'outside' },
    { sqFt: 43_559, answers: { largerCommonPlan: true }, standing: 'permit', land: 'anywhere' },
    { sqFt: 43_559, answers: {}, standing: 'undetermined', land: 'anywhere' },
    { sqFt: 43_560, answers: {}, standing: 'permit', land: 'anywhere' },
    { sqFt: 43_561, answers: {}, standing: 'permit', land: 'anywhere' },
  ])('$sqFt sq ft, $answers: $standing', ({ sqFt, answers, standing, land }) => {
    expect(onlyRuling(develop(sqFt, answers))).toMatchObject({ standing, land, areaSqFt: sqFt });
  });

  it('hangs on the questions of the development as well as its own', () => {
    const cases = [caseOf('exempt', { when: [yes('a')] }), caseOf('permit')];
    expect(onlyRuling(develop(20_000, {}, cases))).toMatchObject({
      possible: ['exempt', 'permit'],
      missing: ['a', 'largerCommonPlan'],
    });
  });

  it('says that it is not the land that leaves it outside', () => {
    expect(develop(20_000, { largerCommonPlan: false }).findings).toContainEqual(
      expect.objectContaining({ title: 'Filling: not shown as land development' }),
    );
  });

  it('the exact limit is not certain', () => {
    expect(onlyRuling(develop(43_560)).certain).toBe(false);
    expect(onlyRuling(develop(43_561)).certain).toBe(true);
  });
});

describe('wherever it is done', () => {
  it('needs no land at all', () => {
    const activities = [activityOf([caseOf('prohibited')], { reach: 'anywhere' })];
    const { activities: given } = evaluateProposal(
      inputUnder(oakHollow(activities), { disturbances: [{ activity: 'fill', certain: false }] }),
    );
    expect(given).toMatchObject([{ land: 'anywhere', standing: 'prohibited', certain: true }]);
  });

  it('is not regulated before its provision is in force', () => {
    const activities = [activityOf([caseOf('prohibited', { from: '2010-08-03' })], { reach: 'anywhere' })];
    const on = (day: string) =>
      onlyRuling(
        evaluateProposal(
          inputUnder(oakHollow(activities), { on: day, disturbances: [{ activity: 'fill' }] }),
        ),
      );
    expect(on('2010-08-03').standing).toBe('prohibited');
    expect(on('2010-08-02')).toMatchObject({ standing: 'not-regulated', certain: true });
    expect(on('2010-08-02').reason).toContain('not in force on 2010-08-02. It holds from 2010-08-03.');
  });
});
