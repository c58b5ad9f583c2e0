import { describe, expect, it } from 'vitest';
import type { Ordinance } from '../../../../core/ordinance.js';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import { inventedApplication, item, yesNo } from './invented.js';

const route = (id: string, when: NonNullable<Ordinance['permit']>['routes'][number]['when']) => ({
  ...{ id, label: `By ${id}`, authority: `the ${id}`, citation: '§ 3', words: `It goes to the ${id}.` },
  when,
});

const permit: Ordinance['permit'] = {
  rule: 'M-ADJ',
  name: 'a wetlands permit',
  citation: '§ 3',
  routes: [
    route('board', [{ kind: 'yes', question: 'large' }]),
    route('inspector', [{ kind: 'no', question: 'large' }]),
  ],
};

const application = (
  answers: Record<string, boolean>,
  given: Parameters<typeof inventedApplication>[1] = {},
) =>
  applicationFor(
    inventedApplication(
      {
        permit,
        questions: [yesNo('large')],
        items: [item('hearing', { when: [{ kind: 'route', route: 'board' }] })],
      },
      { facts: { answers }, ...given },
    ),
  );

describe('the way that an application goes', () => {
  it('is the one that the facts say', () => {
    expect(application({ large: true })).toMatchObject({
      route: { id: 'board', authority: 'the board' },
      questions: [],
    });
    expect(application({ large: false }).route?.id).toBe('inspector');
    expect(application({ large: false }).lists[0]?.items[0]?.standing).toBe('not-asked');
  });

  it('is open without them; then it is asked, and so is everything that hangs on it', () => {
    const answer = application({});
    expect(answer.route).toBeNull();
    expect(answer.questions.map(({ id }) => id)).toEqual(['large']);
    expect(answer.lists[0]?.items[0]).toMatchObject({
      standing: 'undetermined',
      note: 'Asked for only where the application goes to the board; that is not known yet.',
    });
    expect(answer.notes).toContain(
      'Which way the application goes is not known. Say it, to see what it takes: the board (route=board), the inspector (route=inspector).',
    );
  });

  it('can be stated, and then asks nothing', () => {
    const answer = application({}, { route: 'inspector' });
    expect(answer).toMatchObject({ route: { id: 'inspector' }, questions: [], notes: [] });
  });

  it('that is stated against the facts is followed, with a note', () => {
    const answer = application({ large: true }, { route: 'inspector' });
    expect(answer.route?.id).toBe('inspector');
    expect(answer.notes).toEqual(['The facts stated would send the application to the board instead.']);
  });

  it('is refused where the ordinance does not have it', () => {
    expect(() => application({}, { route: 'mayor' })).toThrow('it has board and inspector');
    expect(() => applicationFor(inventedApplication({}, { route: 'board' }))).toThrow('its data names none');
  });

  it('is open where kinds of disturbance would go different ways', () => {
    const disturbances = [{ facts: { large: true } }, { facts: { large: false } }];
    expect(application({}, { disturbances }).route).toBeNull();
  });

  it('is none where the data names no permit, and nothing is said of it', () => {
    expect(applicationFor(inventedApplication({}))).toMatchObject({ route: null, notes: [], questions: [] });
  });
});
