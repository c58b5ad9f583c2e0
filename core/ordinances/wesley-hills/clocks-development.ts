import type { OrdinanceDocument } from '../../ordinance.js';
import { CONSTRUCTION_STAGES } from './construction-stages.js';

type Clocks = NonNullable<OrdinanceDocument['clocks']>;

const conditionAbc = { kind: 'yes', question: 'conditionAbcFound' } as const;

/** Notice of 48 hours before each of eight stages. */
const stageClocks: Clocks = CONSTRUCTION_STAGES.map(({ letter, id, label }) => ({
  id: `notice-${id}`,
  rule: 'W-INSP',
  title: `Notice before: ${label}`,
  citation: `§ 181-10A(1)(${letter})`,
  words:
    "The Village's enforcement official is told at least 48 hours before this stage, where the Stormwater Management Officer requires it.",
  who: 'the applicant',
  bounds: [{ kind: 'no-later-than', event: id, count: 48, unit: 'hours', direction: 'before' }],
  meets: `${id}-notified`,
}));

/** Periods of Article I. */
export const developmentClocks: Clocks = [
  ...stageClocks,
  {
    id: 'inspection-every-seven-days',
    rule: 'W-INSP',
    title: 'Inspection every seven days',
    citation: '§ 181-9A(2)',
    words:
      'A qualified professional inspects the erosion and sediment controls every seven days while construction goes on, where Condition A, B or C is met. The text names no first or last day; they are counted from the start of construction to final stabilization.',
    who: 'the applicant, by a qualified professional',
    recurs: { event: 'construction-start', every: 7, unit: 'days', until: 'final-stabilization' },
    when: [conditionAbc],
  },
  {
    id: 'inspection-after-storm',
    rule: 'W-INSP',
    title: 'Inspection after a storm',
    citation: '§ 181-9A(2)',
    words:
      'A qualified professional inspects the controls within 24 hours of any storm of 0.5 inch or more, where Condition A, B or C is met.',
    who: 'the applicant, by a qualified professional',
    bounds: [{ kind: 'no-later-than', event: 'storm', count: 24, unit: 'hours' }],
    meets: 'storm-inspected',
    when: [conditionAbc],
  },
  {
    id: 'guarantee-release',
    rule: 'W-GUAR',
    title: 'Release of the performance guarantee',
    citation: '§ 181-11A',
    words:
      'Where a guarantee was required, it stays in force until the Village releases it: not less than one year from final acceptance or another certification that all is built as approved, and not before a one-year inspection has found the facilities acceptable.',
    who: 'the Village',
    bounds: [
      { kind: 'no-sooner-than', event: 'final-acceptance', count: 1, unit: 'years' },
      { kind: 'no-sooner-than', event: 'one-year-inspection', count: 0, unit: 'days' },
    ],
    meets: 'guarantee-released',
  },
  {
    id: 'violation-appeal',
    rule: 'W-NOV',
    title: 'Appeal against a notice of violation on land development',
    citation: '§ 181-12A(6)',
    words:
      'A written notice of appeal is filed with the municipality within 15 days of service of the notice.',
    who: 'the person to whom the notice went',
    bounds: [{ kind: 'no-later-than', event: 'violation-notice-served', count: 15, unit: 'days' }],
    meets: 'violation-appeal-filed',
    onSilence: 'The determination can no longer be appealed to the municipality under this section.',
  },
  {
    id: 'violation-remedy',
    rule: 'W-NOV',
    title: 'Remedy of a violation on land development',
    citation: '§ 181-12A(4)',
    words: 'The remedy is completed by the day that the schedule in the notice sets.',
    who: 'the person to whom the notice went',
    bounds: [{ kind: 'no-later-than', event: 'remedy-scheduled', count: 0, unit: 'days' }],
    meets: 'remedy-complete',
  },
];
