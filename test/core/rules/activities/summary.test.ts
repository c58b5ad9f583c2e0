import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { activityOf, caseOf, inputUnder, judge, oakHollow, yes } from './oak-hollow.js';

const given = { wetlands: [{ distanceFt: 0 }], split: { inWetlandSqFt: 500, outsideControlledSqFt: 9_500 } };
const summaryOf = (...cases: Parameters<typeof judge>[0]) => judge(cases, {}, given).summary;
const LAND = '500 sq ft of this proposal lie in a wetland or its buffer.';

describe('the summary', () => {
  it('leads with what is prohibited, then tells the land', () => {
    expect(summaryOf(caseOf('prohibited'))).toBe(
      `As described, “Filling” in the wetland is prohibited (Village of Oak Hollow § 4): no permit can be issued for that. ${LAND}`,
    );
  });

  it.each([
    { standing: 'permit', says: 'needs an oak permit from the Board' },
    { standing: 'exempt', says: 'is exempt on what was said (Village of Oak Hollow § 4)' },
    { standing: 'as-of-right', says: 'is allowed as of right on what was said (Village of Oak Hollow § 4)' },
    { standing: 'not-regulated', says: 'is not shown as regulated, on what was said' },
  ] as const)('tells the land, then that it $says', ({ standing, says }) => {
    expect(summaryOf(caseOf(standing))).toBe(`${LAND} Of what is done, “Filling” in the wetland ${says}.`);
  });

  it('says what depends on questions that are open', () => {
    const first = caseOf('prohibited', { when: [yes('a')] });
    expect(summaryOf(first, caseOf('permit'))).toContain(
      'Of what is done, “Filling” in the wetland depends on questions that are open.',
    );
  });

  it('says what stands so only if it is decided so', () => {
    expect(summaryOf(caseOf('exempt', { discretionary: true }))).toContain(
      'is exempt on what was said (Village of Oak Hollow § 4), if it is decided so.',
    );
    expect(judge([caseOf('exempt', { discretionary: true })]).findings).toContainEqual(
      expect.objectContaining({
        title:
          'Filling, in the wetland: exempt under Oak Hollow ch. 7, on what was said, if it is decided so',
        certain: false,
      }),
    );
  });

  it('says in one sentence what several activities need, each once for all its land', () => {
    const list = [
      activityOf([caseOf('permit')]),
      activityOf([caseOf('exempt')], { id: 'repair', label: 'Repair' }),
      activityOf([caseOf('prohibited')], { id: 'solid-waste', label: 'Solid waste' }),
    ];
    const { summary, findings } = evaluateProposal(
      inputUnder(oakHollow(list), {
        ...given,
        disturbances: [
          { activity: 'fill', inWetlandSqFt: 100, inAdjacentSqFt: 100 },
          { activity: 'repair', inAdjacentSqFt: 100 },
          { activity: 'solid-waste', inWetlandSqFt: 100 },
        ],
      }),
    );
    expect(summary).toContain(
      'Of what is done, “Filling” in the wetland and in the buffer needs an oak permit from the Board; “Repair” in the buffer is exempt',
    );
    expect(summary.startsWith('As described, “Solid waste” in the wetland is prohibited')).toBe(true);
    expect(findings[0]).toMatchObject({
      rule: 'OAK-PROH',
      outcome: 'applies',
      title: 'Solid waste, in the wetland: prohibited',
      measured: 100,
      threshold: null,
      unit: 'sq ft',
      subject: { type: 'proposal', id: '3' },
    });
    expect(findings[0]?.reason).toContain('No permit can be issued for it.');
  });
});

describe('a summary of much that is done', () => {
  const summaryFor = (
    list: Parameters<typeof oakHollow>[0],
    disturbances: NonNullable<Parameters<typeof inputUnder>[1]>['disturbances'],
  ): string =>
    evaluateProposal(inputUnder(oakHollow(list), { ...given, ...(disturbances && { disturbances }) }))
      .summary;

  it('tells features apart where the same is done in several, and stands otherwise', () => {
    const list = [activityOf([caseOf('exempt', { when: [yes('a')] }), caseOf('permit')])];
    expect(
      summaryFor(list, [
        { activity: 'fill', features: [1], inWetlandSqFt: 100, facts: { a: true } },
        { activity: 'fill', features: [2, 3], inWetlandSqFt: 100, facts: { a: false } },
      ]),
    ).toContain(
      'Of what is done, “Filling” (feature 1) in the wetland is exempt on what was said (Village of Oak Hollow § 4); “Filling” (features 2 and 3) in the wetland needs an oak permit from the Board.',
    );
  });

  it('is of a length that is read, and names what asks most', () => {
    const ids = Array.from({ length: 40 }, (_, place) => `thing-${place}`);
    const list = ids.map((id, place) =>
      activityOf([caseOf(place % 2 === 0 ? 'exempt' : 'permit')], { id, label: `Thing ${place}` }),
    );
    const summary = summaryFor(
      list,
      ids.map((id, place) => ({ activity: id, features: [place + 1], inWetlandSqFt: 10 })),
    );
    expect(summary.length).toBeLessThan(600);
    expect(summary).toContain(
      'Of what is done, “Thing 1” in the wetland needs an oak permit from the Board;',
    );
    expect(summary).toContain('; for 35 more see the findings.');
  });

  it('counts what is prohibited beyond the first', () => {
    const ids = Array.from({ length: 9 }, (_, place) => `thing-${place}`);
    const list = ids.map((id, place) => activityOf([caseOf('prohibited')], { id, label: `Thing ${place}` }));
    const summary = summaryFor(
      list,
      ids.map((id, place) => ({ activity: id, features: [place + 1], inWetlandSqFt: 10 })),
    );
    expect(summary).toContain('and 4 more are too: no permit can be issued for that.');
  });

  it('counts features that are not named', () => {
    const features = Array.from({ length: 30 }, (_, place) => place + 1);
    expect(summaryFor([activityOf([caseOf('permit')])], [{ features, inWetlandSqFt: 100 }])).toContain(
      'Of what is done, the work in 30 features in the wetland has yet to be named from the list.',
    );
  });
});

describe('the finding of a ruling', () => {
  it.each([
    { standing: 'permit', outcome: 'applies', title: 'Filling, in the wetland: needs an oak permit' },
    {
      standing: 'exempt',
      outcome: 'exempt',
      title: 'Filling, in the wetland: exempt under Oak Hollow ch. 7, on what was said',
    },
    {
      standing: 'as-of-right',
      outcome: 'exempt',
      title: 'Filling, in the wetland: allowed as of right, on what was said',
    },
    {
      standing: 'not-regulated',
      outcome: 'does-not-apply',
      title: 'Filling, in the wetland: not shown as regulated, on what was said',
    },
  ] as const)('$standing is $outcome', ({ standing, outcome, title }) => {
    expect(judge([caseOf(standing)]).findings).toContainEqual(
      expect.objectContaining({ outcome, title, measured: 500, subject: { type: 'proposal', id: null } }),
    );
  });

  it('outside does not apply, and says what it is not shown as in', () => {
    expect(judge([caseOf('permit')], {}, { disturbances: [{ activity: 'fill' }] }).findings).toContainEqual(
      expect.objectContaining({
        rule: 'OAK-PERMIT',
        outcome: 'does-not-apply',
        title: 'Filling: not shown as in a wetland or its buffer',
      }),
    );
  });

  it('carries the duties of the case that decides', () => {
    const duties = [{ words: 'Tell the Board within 48 hours.', citation: '§ 6' }];
    expect(judge([caseOf('exempt', { duties })]).activities[0]?.duties).toEqual([
      { words: 'Tell the Board within 48 hours.', citation: 'Village of Oak Hollow § 6', clock: null },
    ]);
  });
});
