import type { PlannerCase } from '../../planner-cases.js';
import { application, asked, notAsked } from './filing.js';
import { doing } from './given.js';

/** What a notice of violation says, under each article: §§ 181-12A, 181-25A. */
export const violationNoticeCases: readonly PlannerCase[] = [
  application({
    section: '§ 181-12A(1)–(6)',
    rules: ['W-NOV'],
    situation: 'The Village writes a notice of violation',
    expected: 'it contains six things',
    given: doing('building'),
    list: 'notice-of-violation',
    items: { who: asked, where: asked, what: asked, remedy: asked, penalty: asked, appeal: asked },
  }),
  application({
    section: '§ 181-25A',
    rules: ['W-II', 'W-II-NOV'],
    situation: 'The Village writes a notice of violation on a discharge that has to be abated',
    expected: 'it sets a deadline and says who does the work otherwise',
    given: doing('illicit-discharge', { sqFt: 100 }),
    list: 'discharge-notice-of-violation',
    items: { eliminate: asked, deadline: asked, 'done-otherwise': asked },
  }),
  ...(
    [
      ['2010-08-02', notAsked, 'on the day before Article II was adopted', 'there is no such notice yet'],
      ['2010-08-03', asked, 'on the day on which Article II was adopted', 'the section holds from that day'],
    ] as const
  ).map(([filedOn, standing, when, expected]) =>
    application({
      section: '§ 181-25A',
      rules: ['W-II', 'W-II-NOV'],
      situation: `A notice of violation on a discharge is looked up ${when}`,
      expected,
      given: { ...doing('building', { on: filedOn }), filedOn },
      list: 'discharge-notice-of-violation',
      items: { cease: standing, monitor: standing, pay: standing },
      expect: { list: standing },
    }),
  ),
];
