import type { PlannerCase, SanctionCase } from '../../planner-cases.js';

const sanction = (given: Omit<SanctionCase, 'kind'>): PlannerCase => ({ kind: 'sanction', ...given });

/** Fines of one article by the number of the offense. */
interface Scale {
  section: string;
  rules: readonly string[];
  /** before the ids `fine-first`, `fine-second`, `fine-third` */
  prefix: string;
  limits: readonly [first: number, second: number, third: number];
  imprisonment: string;
}

function scaleCases({ section, rules, prefix, limits, imprisonment }: Scale): PlannerCase[] {
  const [first, second, third] = limits;
  const dollars = (usd: number) => `$${usd.toLocaleString('en-US')}`;
  const of = (id: string, told: Pick<SanctionCase, 'situation' | 'expected' | 'given' | 'expect'>) =>
    sanction({ section, rules, sanction: `${prefix}${id}`, ...told });
  return [
    of('fine-first', {
      situation: 'A first offense on one day',
      expected: `a fine of up to ${dollars(first)}, up to ${imprisonment}, or both`,
      given: { offenceOn: '2026-07-01' },
      expect: {
        applies: true,
        kind: 'fine',
        minUsd: null,
        maxUsd: first,
        imprisonment: `up to ${imprisonment}`,
        separateOffences: 1,
        totalMaxUsd: first,
      },
    }),
    of('fine-first', {
      situation: 'A first offense that goes on for seven days',
      expected: 'it is one violation still',
      given: { offenceOn: '2026-07-01', endedOn: '2026-07-07' },
      expect: { separateOffences: 1, totalMaxUsd: first },
    }),
    of('fine-first', {
      situation: 'A first offense that goes on for three weeks',
      expected: 'each week is a violation of its own',
      given: { offenceOn: '2026-07-01', endedOn: '2026-07-21' },
      expect: { separateOffences: 3, totalMaxUsd: 3 * first },
    }),
    of('fine-second', {
      situation: 'A second offense, five years to the day after the first',
      expected: `a fine of ${dollars(first)} to ${dollars(second)}, up to ${imprisonment}, or both`,
      given: { offenceOn: '2026-07-01', earlier: ['2021-07-01'] },
      expect: {
        applies: true,
        minUsd: first,
        maxUsd: second,
        imprisonment: `up to ${imprisonment}`,
      },
    }),
    of('fine-second', {
      situation: 'A second offense, a day less than five years after the first',
      expected: 'it counts as a second one',
      given: { offenceOn: '2026-07-01', earlier: ['2021-07-02'] },
      expect: { applies: true },
    }),
    of('fine-first', {
      situation: 'A second offense, five years and a day after the first',
      expected: 'it counts as a first one again',
      given: { offenceOn: '2026-07-01', earlier: ['2021-06-30'] },
      expect: { applies: true, maxUsd: first },
    }),
    of('fine-third', {
      situation: 'A third offense, all within five years',
      expected: `a fine of ${dollars(second)} to ${dollars(third)}, up to ${imprisonment}, or both`,
      given: { offenceOn: '2026-07-01', earlier: ['2023-01-01', '2025-01-01'] },
      expect: { applies: true, minUsd: second, maxUsd: third, imprisonment: `up to ${imprisonment}` },
    }),
    of('fine-third', {
      situation: 'A third offense, of which the first was more than five years ago',
      expected: 'it counts as a second one',
      given: { offenceOn: '2026-07-01', earlier: ['2021-06-30', '2025-01-01'] },
      expect: { applies: false, totalMaxUsd: null },
    }),
    of('fine-third', {
      situation: 'A fourth offense within five years',
      expected: 'it is punished as a third one',
      given: { offenceOn: '2026-07-01', earlier: ['2023-01-01', '2024-01-01', '2025-01-01'] },
      expect: { applies: true, minUsd: second, maxUsd: third },
    }),
  ];
}

/** Fines, orders and refusals of both articles. */
export const sanctionCases: readonly PlannerCase[] = [
  ...scaleCases({
    section: '§ 181-12D',
    rules: ['W-NOV', 'W-PEN'],
    prefix: '',
    limits: [350, 700, 1_000],
    imprisonment: '6 months',
  }),
  ...scaleCases({
    section: '§ 181-25B',
    rules: ['W-II', 'W-II-PEN'],
    prefix: 'discharge-',
    limits: [1_000, 2_500, 5_000],
    imprisonment: '15 days',
  }),
  sanction({
    section: '§ 181-25B',
    rules: ['W-II', 'W-II-PEN'],
    situation: 'An offense on the day before Article II was adopted',
    expected: 'its fines were not in force',
    given: { offenceOn: '2010-08-02' },
    sanction: 'discharge-fine-first',
    expect: 'not-listed',
  }),
  sanction({
    section: '§ 181-25B',
    rules: ['W-II', 'W-II-PEN'],
    situation: 'An offense on the day on which Article II was adopted',
    expected: 'its fines are in force',
    given: { offenceOn: '2010-08-03' },
    sanction: 'discharge-fine-first',
    expect: { applies: true, maxUsd: 1_000 },
  }),
  sanction({
    section: '§ 181-12D',
    rules: ['W-PEN'],
    situation: 'An offense on the day on which Article I was adopted',
    expected: 'the fines on land development are in force',
    given: { offenceOn: '2008-05-13' },
    sanction: 'fine-first',
    expect: { applies: true, maxUsd: 350 },
  }),
  ...(
    [
      [
        '§ 181-12B',
        'W-STOP',
        'stop-work',
        'Land is developed contrary to the article',
        'work may be stopped',
      ],
      [
        '§ 181-12E',
        'W-ORDER',
        'no-occupancy',
        'A building was put up contrary to the article',
        'its occupancy may be prevented',
      ],
      [
        '§ 181-12F',
        'W-ORDER',
        'restoration',
        'Land was disturbed contrary to the article',
        'it may have to be restored, or the cost becomes a lien',
      ],
      [
        '§ 181-21A',
        'W-II-SUSP',
        'access-suspended',
        'A discharge is an imminent danger',
        'access to the storm sewers may be suspended without notice',
      ],
      [
        '§ 181-23E, F',
        'W-II-ACCESS',
        'access-refused',
        'An operator refuses reasonable access',
        'that is an offense, and a warrant may be sought',
      ],
      [
        '§ 181-29A',
        'W-II-REM',
        'alternative-remedies',
        'A violator asks for something else than a penalty',
        'other remedies are possible in cases whose list is not held',
      ],
      [
        '§ 181-30',
        'W-II-REM',
        'nuisance',
        'A condition violates Article II',
        'it may be abated as a nuisance',
      ],
    ] as const
  ).map(([section, rule, id, situation, expected]) =>
    sanction({
      section,
      rules: [rule],
      situation,
      expected,
      given: { offenceOn: '2026-07-01', earlier: ['2025-07-01'] },
      sanction: id,
      expect: { applies: true, kind: 'other', rule, citation: section, maxUsd: null, separateOffences: 1 },
    }),
  ),
];
