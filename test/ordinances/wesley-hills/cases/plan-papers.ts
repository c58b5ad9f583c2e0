import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { application, asked, notAsked } from './filing.js';
import { doing } from './given.js';

/** Papers, approvals, conditions and notices: §§ 181-7C to 181-10, 181-22. */
export const paperCases: readonly PlannerCase[] = [
  application({
    section: '§ 181-7C–F',
    rules: ['W-CERT', 'W-SWPPP'],
    situation: 'A building on two acres',
    expected: 'the plan and each contractor are certified, and a copy stays on site',
    given: doing('building'),
    list: 'swppp-papers',
    items: {
      'plan-certified': asked,
      'other-permits': asked,
      'contractors-certified': {
        ...asked,
        words: expect.stringMatching(/^A certification under penalty of law/) as never,
      },
      'contractor-particulars': asked,
      'copy-on-site': asked,
    },
    expect: { asks: ['spdesStormwaterPermit', 'stormwaterFacilityRequired'] },
  }),
  ...(
    [
      ['2010-08-02', 'not-asked', 'on the day before Article II was adopted', 'no proof is asked for yet'],
      [
        '2010-08-03',
        'asked',
        'on the day on which Article II was adopted',
        'proof of compliance is asked for',
      ],
    ] as const
  ).map(([filedOn, standing, when, expected]) =>
    application({
      section: '§ 181-22',
      rules: ['W-II', 'W-II-IND'],
      situation: `Construction under a state stormwater permit is applied for ${when}`,
      expected,
      given: { ...doing('building', { on: filedOn, facts: { spdesStormwaterPermit: true } }), filedOn },
      list: 'state-stormwater-permit',
      items: { compliance: { standing }, proof: { standing } },
      expect: { list: { standing } },
    }),
  ),
  ...([true, false] as const).map((required) =>
    application({
      section: '§ 181-9B, D',
      rules: ['W-MAINT'],
      situation: `The approval ${required ? 'requires' : 'does not require'} a stormwater management facility`,
      expected: required
        ? 'easement and agreement have to be in place before it'
        : 'neither an easement nor an agreement is asked for',
      given: doing('building', { facts: { stormwaterFacilityRequired: required } }),
      list: 'easements-and-agreements',
      items: {
        'easement-made': required ? asked : notAsked,
        'easement-recorded': required ? asked : notAsked,
        agreement: required ? asked : notAsked,
      },
    }),
  ),
  application({
    section: '§ 181-9D',
    rules: ['W-MAINT'],
    situation: 'The Village could take over the basin itself',
    expected: 'that is an option in place of the agreement, and nothing that is asked for beside it',
    given: doing('building', { facts: { stormwaterFacilityRequired: true } }),
    list: 'easements-and-agreements',
    items: {
      agreement: {
        ...asked,
        words: expect.stringMatching(/If it chooses, the Village may take over the facility itself/) as never,
      },
    },
    expect: {
      list: { items: expect.not.arrayContaining([expect.objectContaining({ id: 'dedication' })]) as never },
    },
  }),
  application({
    section: '§ 181-8',
    rules: ['W-PERF'],
    situation: 'A building on two acres',
    expected: "the plan is held to the state's manuals, and the work may not make waters turbid",
    given: doing('building'),
    list: 'performance',
    items: { 'technical-standards': asked, turbidity: asked },
  }),
  ...([true, false] as const).map((singleFamilyResidence) =>
    application({
      section: '§ 181-9A(2)',
      rules: ['W-INSP', 'W-C'],
      situation: `Two acres of ${singleFamilyResidence ? 'single-family homes' : 'shops'}`,
      expected: singleFamilyResidence
        ? 'inspections every seven days are not asked for'
        : 'the controls are inspected every seven days and after storms, with a log book',
      given: doing('building', { facts: { singleFamilyResidence } }),
      list: 'during-construction',
      items: {
        'operate-controls': asked,
        'remove-sediment': asked,
        'work-stops': asked,
        'regular-inspections': singleFamilyResidence ? notAsked : asked,
        'log-book': singleFamilyResidence ? notAsked : asked,
        'stage-notices': asked,
      },
      notice: 'stage-notices',
      expect: { notice: { standing: 'asked', clock: 'notice-construction-start', parcels: null } },
    }),
  ),
  application({
    section: '§ 181-10B',
    rules: ['W-ASB'],
    situation: 'A building on two acres is finished',
    expected: 'as-built plans are filed, certified by an engineer',
    given: doing('building'),
    list: 'after-construction',
    items: {
      'as-built-plans': asked,
      'upkeep-program': asked,
      'upkeep-procedures': asked,
      entry: asked,
      'reports-and-records': asked,
    },
  }),
];
