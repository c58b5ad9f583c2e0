import type { OrdinanceDocument } from '../../ordinance.js';
import { LAND_DEVELOPMENT } from './conditions.js';

/** What is held against the plan, and what has to be in place before it is approved. */
export const beforeApproval = [
  {
    id: 'performance',
    rule: 'W-PERF',
    purpose: 'decision',
    title: 'What the plan and the work are held to',
    citation: '§ 181-8',
    when: [LAND_DEVELOPMENT],
    items: [
      {
        id: 'technical-standards',
        citation: '§ 181-8A',
        words:
          "Practices designed and built as the state's Stormwater Management Design Manual and its standards for erosion and sediment control say are presumed to meet the article.",
      },
      {
        id: 'turbidity',
        citation: '§ 181-8B',
        words:
          'The work does not make surface waters of the state so turbid that they contrast substantially and visibly with their natural condition.',
      },
    ],
  },
  {
    id: 'easements-and-agreements',
    rule: 'W-MAINT',
    purpose: 'decision',
    title: 'Easement and agreement before the approval',
    citation: '§ 181-9B, D',
    words: 'Where a stormwater management facility is one of the requirements of the approval.',
    when: [LAND_DEVELOPMENT, { kind: 'yes', question: 'stormwaterFacilityRequired' }],
    items: [
      {
        id: 'easement-made',
        citation: '§ 181-9B',
        words:
          'Before the approval: a maintenance easement agreement, binding all later owners served by the facility, with access at reasonable times for the Village to inspect it.',
      },
      {
        id: 'easement-recorded',
        citation: '§ 181-9B',
        words:
          "Once the Village's counsel has approved it, the easement recorded by whoever grants it, with the Clerk of Rockland County.",
      },
      {
        id: 'agreement',
        citation: '§ 181-9D',
        words:
          'Before the final approval of the plan: a maintenance agreement that agrees with the sample of Schedule B, approved by the Village, binding all later owners, and recorded with the County Clerk as a restriction of the deed. If it chooses, the Village may take over the facility itself instead, where it meets the article and has lasting access and room for inspection and upkeep.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
