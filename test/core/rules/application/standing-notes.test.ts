import { expect, it } from 'vitest';
import type { ActivityRuling } from '../../../../core/contracts/activities.js';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import { inventedApplication } from './invented.js';

function notesFor(standings: readonly ActivityRuling['standing'][], filedOn = '2026-07-01'): string[] {
  const input = inventedApplication({}, { on: '2026-07-01', filedOn });
  const activities = standings.map((standing): ActivityRuling => ({
    features: [1],
    activity: { id: standing, label: `Work ${standing}` },
    named: standing,
    land: 'wetland',
    areaSqFt: 100,
    standing,
    certain: true,
    rule: 'M-ADJ',
    citation: '§ 1',
    reason: '',
    possible: [],
    permit: null,
    duties: [],
    missing: [],
  }));
  return applicationFor({ ...input, answer: { ...input.answer, activities } }).notes;
}

it.each([
  [['permit'], []],
  [['permit', 'exempt'], []],
  [['prohibited'], ['No permit can be issued for this, which is prohibited: Work prohibited.']],
  [['permit', 'prohibited'], ['No permit can be issued for this, which is prohibited: Work prohibited.']],
  [['permit', 'undetermined'], [/not settled yet/]],
  [['undetermined'], [/not settled yet: the findings of the answer say what is missing/]],
  [['exempt', 'outside'], [/^On what was said, nothing of it is shown as needing a permit/]],
  [[], []],
] as const)('where what is done is %s, the notes are %s', (standings, expected) => {
  const notes = notesFor(standings);
  expect(notes).toHaveLength(expected.length);
  for (const [index, note] of expected.entries()) expect(notes[index]).toMatch(note);
});

it('the day of the law and the day of filing are told apart', () => {
  expect(notesFor([], '2026-09-01')).toEqual([
    'The land was judged by the law of 2026-07-01; the lists and notices are those in force on 2026-09-01.',
  ]);
});
