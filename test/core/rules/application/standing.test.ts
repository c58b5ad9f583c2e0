import { describe, expect, it } from 'vitest';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import { inventedApplication, item, notice, yesNo } from './invented.js';

const QUESTIONS = [
  yesNo('treesGo'),
  yesNo('agentApplies'),
  {
    id: 'storeys',
    text: 'How many storeys?',
    answer: { kind: 'number' as const, unit: 'storeys', minimum: 0 },
  },
  {
    id: 'use',
    text: 'What use?',
    answer: {
      kind: 'choice' as const,
      options: [
        { id: 'house', label: 'A house' },
        { id: 'shop', label: 'A shop' },
      ],
    },
  },
];

const treesGo = { kind: 'yes', question: 'treesGo' } as const;
const notByAgent = { kind: 'no', question: 'agentApplies' } as const;

/** The only item of the only list, asked for under the conditions, with the questions that are open. */
function asked(changes: Parameters<typeof item>[1], given: Parameters<typeof inventedApplication>[1] = {}) {
  const answer = applicationFor(
    inventedApplication({ questions: QUESTIONS, items: [item('it', changes)] }, given),
  );
  const [only] = answer.lists[0]?.items ?? [];
  return { standing: only?.standing, note: only?.note, asks: answer.questions.map(({ id }) => id) };
}

describe('an item of a list', () => {
  it.each([
    [true, 'asked'],
    [false, 'not-asked'],
  ])('that hangs on an answer, which is %s, is %s', (treesAnswer, standing) => {
    const facts = { answers: { treesGo: treesAnswer } };
    expect(asked({ when: [treesGo] }, { facts })).toMatchObject({ standing, asks: [] });
  });

  it('is undetermined without the answer, and the question is asked', () => {
    const { standing, note, asks } = asked({ when: [treesGo] });
    expect(standing).toBe('undetermined');
    expect(note).toBe('Asked for only where the answer to “Is it treesGo?” is yes; that is not known yet.');
    expect(asks).toEqual(['treesGo']);
  });

  it('does not ask what can no longer change it', () => {
    const facts = { answers: { agentApplies: true } };
    expect(asked({ when: [treesGo, notByAgent] }, { facts })).toEqual({
      standing: 'not-asked',
      note: 'Asked for only where the answer to “Is it agentApplies?” is no; that is not so here.',
      asks: [],
    });
  });

  it('that hangs on how what is done stands is open while that is not named', () => {
    const when = [{ kind: 'found', rules: ['M-PROH'] } as const];
    const standingWith = (activity?: string) =>
      asked({ when }, { disturbances: [{ ...(activity && { activity }), inWetlandSqFt: 100 }] }).standing;
    expect([standingWith(), standingWith('structure'), standingWith('solid-waste')]).toEqual([
      'undetermined',
      'not-asked',
      'asked',
    ]);
  });

  it('is asked for where one of several kinds of disturbance asks for it', () => {
    const disturbances = [{ facts: { treesGo: false } }, { facts: { treesGo: true } }];
    expect(asked({ when: [treesGo] }, { disturbances })).toMatchObject({ standing: 'asked' });
    const open = [{ facts: { treesGo: false } }, { facts: {} }];
    expect(asked({ when: [treesGo] }, { disturbances: open })).toMatchObject({
      standing: 'undetermined',
      asks: ['treesGo'],
    });
  });

  it('treats an answer of another kind than its question as not given', () => {
    const facts = { answers: { treesGo: 'perhaps' } };
    expect(asked({ when: [treesGo] }, { facts })).toMatchObject({ standing: 'undetermined' });
  });

  it.each([
    ['2026-06-30', 'not-asked', /from 2026-07-01 on/],
    ['2026-07-01', 'asked', null],
    ['2026-12-31', 'asked', null],
    ['2027-01-01', 'not-asked', /No longer asked for from 2027-01-01/],
  ])('in force from 2026-07-01 to before 2027-01-01 is, filed on %s, %s', (filedOn, standing, note) => {
    const found = asked({ from: '2026-07-01', until: '2027-01-01' }, { filedOn });
    expect(found.standing).toBe(standing);
    if (note === null) expect(found.note).toBeNull();
    else expect(found.note).toMatch(note);
  });

  it('names its conditions in words', () => {
    const facts = { answers: { storeys: 2, use: 'shop' } };
    const when = [
      { kind: 'number', question: 'storeys', comparison: '>', value: 2 },
      { kind: 'choice', question: 'use', option: 'house' },
      { kind: 'measured', measure: 'disturbance-sqft', comparison: '>=', value: 43_560 },
    ] as const;
    expect(asked({ when }, { facts }).note).toBe(
      'Asked for only where the answer to “How many storeys?” is more than 2 storeys, the answer to “What use?” is “A house” and at least 43,560 sq ft (1.000 acres) of land are disturbed; that is not so here.',
    );
  });
});

describe('conditions on what was found and what is done', () => {
  const reached = {
    wetlands: [{ distanceFt: 40, overlap: { adjacentOverlapSqFt: 500 } }],
    split: { inAdjacentSqFt: 500 },
  };
  const found = { when: [{ kind: 'found', rules: ['M-ADJ'] } as const] };

  it('hold where the rule applies, fail where it does not, and are open where it cannot be told', () => {
    expect(asked(found, reached).standing).toBe('asked');
    expect(asked(found).standing).toBe('not-asked');
    const unknown = { layers: { wetlands: false }, split: { inWetlandSqFt: null, inAdjacentSqFt: null } };
    expect(asked(found, unknown).standing).toBe('undetermined');
  });

  const excavating = { when: [{ kind: 'activity', activities: ['excavation'] } as const] };
  const doing = (...activities: (string | null)[]) => ({
    ...reached,
    disturbances: activities.map((activity) => ({ activity, inAdjacentSqFt: 100 })),
  });

  it('on an activity are open while something is not named, unless what is named suffices', () => {
    expect(asked(excavating, doing('excavation')).standing).toBe('asked');
    expect(asked(excavating, doing('excavation', null)).standing).toBe('asked');
    expect(asked(excavating, doing('building', null)).standing).toBe('undetermined');
    expect(asked(excavating, doing('building')).standing).toBe('not-asked');
    expect(asked(excavating).standing).toBe('undetermined');
  });
});

describe('a list', () => {
  const lists = (when: readonly (typeof treesGo)[], answers: Record<string, boolean>) => {
    const input = inventedApplication(
      {
        questions: QUESTIONS,
        items: [item('plain'), item('by owner', { when: [notByAgent] })],
        notices: [notice('told', { when })],
      },
      { facts: { answers } },
    );
    const requirements = input.ordinance.requirements.map((list) => ({ ...list, when }));
    return applicationFor({ ...input, ordinance: { ...input.ordinance, requirements } });
  };

  it('that is not asked for asks for none of its items, and nothing about them', () => {
    const {
      lists: [list],
      questions,
      notices,
    } = lists([treesGo], { treesGo: false });
    expect(list?.standing).toBe('not-asked');
    expect(list?.note).toContain('that is not so here');
    expect(list?.items.map(({ standing }) => standing)).toEqual(['not-asked', 'not-asked']);
    expect(questions).toEqual([]);
    expect(notices[0]).toMatchObject({ standing: 'not-asked', parcels: null });
  });

  it('that is open leaves its items open, save those that are surely not asked for', () => {
    const {
      lists: [list],
      questions,
    } = lists([treesGo], { agentApplies: true });
    expect(list?.items.map(({ standing }) => standing)).toEqual(['undetermined', 'not-asked']);
    expect(questions.map(({ id, settles }) => [id, settles])).toEqual([['treesGo', ['M-ADJ']]]);
  });
});

it('an application filed before the text held here is refused', () => {
  expect(() => applicationFor(inventedApplication({}, { filedOn: '2007-07-22' }))).toThrow(
    'can be asked from 2007-07-23 on',
  );
});
