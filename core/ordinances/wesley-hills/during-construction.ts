import type { OrdinanceDocument } from '../../ordinance.js';
import { CONDITION_A_B_OR_C, LAND_DEVELOPMENT } from './conditions.js';

/** What holds while the work goes on, and after. */
export const duringConstruction = [
  {
    id: 'during-construction',
    rule: 'W-INSP',
    purpose: 'permit-conditions',
    title: 'During construction',
    citation: '§§ 181-9A, 181-10A',
    when: [LAND_DEVELOPMENT],
    items: [
      {
        id: 'operate-controls',
        citation: '§ 181-9A(1)',
        words:
          'The applicant or developer, or somebody for them, operates and keeps up all controls properly at all times.',
      },
      {
        id: 'remove-sediment',
        citation: '§ 181-9A(1)',
        words: 'Sediment is removed from a trap or pond once half of its design capacity is lost.',
      },
      {
        id: 'regular-inspections',
        citation: '§ 181-9A(2)',
        words:
          'A qualified professional inspects the controls and records how they work: every seven days, and no later than 24 hours after a storm of 0.5 inch or more.',
        when: [CONDITION_A_B_OR_C],
      },
      {
        id: 'log-book',
        citation: '§ 181-9A(2)',
        words: 'The reports of these inspections are kept in a log book on site.',
        when: [CONDITION_A_B_OR_C],
      },
      {
        id: 'stage-notices',
        citation: '§ 181-10A(1)(a)–(h)',
        words:
          'As the Stormwater Management Officer requires, 48 hours of notice to the Village before each of: the start of construction, the installation of controls, the end of clearing, of rough grading and of final grading, the close of the season, the end of landscaping, and its success in public areas.',
      },
      {
        id: 'work-stops',
        citation: '§ 181-10A(2)',
        words:
          'Once violations are notified in writing, no work but to stabilize the site until they are corrected and the work done is approved.',
      },
    ],
  },
  {
    id: 'after-construction',
    rule: 'W-ASB',
    purpose: 'permit-conditions',
    title: 'After construction',
    citation: '§§ 181-9C, 181-10B–E, 181-11C',
    when: [LAND_DEVELOPMENT],
    items: [
      {
        id: 'as-built-plans',
        citation: '§ 181-10B',
        words:
          'As-built plans of all stormwater practices on site, with their final design, certified by a professional engineer, once final construction is completed.',
      },
      {
        id: 'upkeep-program',
        citation: '§ 181-9C(1)',
        words:
          'The owner or operator of permanent practices keeps a program that prevents and corrects faults of them.',
      },
      {
        id: 'upkeep-procedures',
        citation: '§ 181-9C(2)',
        words:
          'The owner or operator has written procedures for operation and upkeep, and for training staff.',
      },
      {
        id: 'entry',
        citation: '§ 181-10E',
        words:
          'The landowner grants the Village entry at reasonable times where a new facility is on private land, or private land is newly connected to the public system.',
      },
      {
        id: 'reports-and-records',
        citation: '§§ 181-10D, 181-11C',
        words: 'Monitoring, reports and records, where the Village requires them.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
