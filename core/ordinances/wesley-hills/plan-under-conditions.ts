import type { OrdinanceDocument } from '../../ordinance.js';
import { CONDITION_A_B_OR_C } from './conditions.js';

/** What a plan contains besides where Condition A, B or C is met: § 181-7B(3)(b)–(h). */
export const planUnderConditions = {
  id: 'swppp-conditions',
  rule: 'W-SWPPP-ABC',
  purpose: 'stormwater-plan',
  title: 'More of the plan where Condition A, B or C is met',
  citation: '§ 181-7B(2), (3)',
  words:
    'Controls of the quantity and quality of stormwater after construction. The first item of this list, § 181-7B(3)(a), is missing in the text held here: ask the Stormwater Management Officer.',
  when: [CONDITION_A_B_OR_C],
  items: [
    {
      id: 'practices',
      citation: '§ 181-7B(3)(b)',
      words: 'Each stormwater practice that stays after construction, described.',
    },
    {
      id: 'practice-places',
      citation: '§ 181-7B(3)(c)',
      words: 'Map or drawings with the place and size of each of them.',
    },
    {
      id: 'hydrology',
      citation: '§ 181-7B(3)(d)',
      words:
        'Hydrologic and hydraulic analysis of all structures of the system for the design storms that apply.',
    },
    {
      id: 'before-and-after',
      citation: '§ 181-7B(3)(e)',
      words: 'Runoff after development compared with runoff before.',
    },
    {
      id: 'practice-details',
      citation: '§ 181-7B(3)(f)',
      words: 'Dimensions, materials and installation of each practice.',
    },
    {
      id: 'practice-upkeep',
      citation: '§ 181-7B(3)(g)',
      words: 'A schedule of upkeep that keeps each practice working.',
    },
    {
      id: 'practice-easements',
      citation: '§ 181-7B(3)(h)',
      words:
        'Easements for access to all practices, to inspect and repair them, recorded on the plan; they stay with the land when it is sold.',
    },
  ],
} satisfies NonNullable<OrdinanceDocument['requirements']>[number];
