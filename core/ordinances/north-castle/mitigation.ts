import type { OrdinanceDocument } from '../../ordinance.js';
import { TEXT_HELD_FROM } from './text-held.js';

/** What makes up for wetland and buffer lost, and what has to be shown first. */
export const mitigation: NonNullable<OrdinanceDocument['mitigation']> = {
  wetland: {
    rule: 'N-MIT-W',
    ratio: [{ from: TEXT_HELD_FROM, value: 2, citation: '§ 340-9', source: 'text' }],
  },
  buffer: {
    rule: 'N-MIT-B',
    ratio: [{ from: TEXT_HELD_FROM, value: 2, citation: '§ 340-9', source: 'text' }],
  },
  bufferWaiver: true,
  onceUnavoidableCitation: '§ 340-8D',
  types: { rule: 'N-MIT-TYPE', citation: '§ 340-9' },
  site: { rule: 'N-MIT-SITE', citation: '§ 340-9' },
  feeInLieu: {
    rule: 'N-MIT-FEE',
    citation: '§ 340-9 (fee in lieu)',
    acceptedBy: 'the Town Board',
    recommendedBy: 'the Planning Board',
  },
  unavoidable: {
    rule: 'N-ORDER',
    citation: '§ 340-8D',
    preference: [
      'Avoid the impact.',
      'Minimize it.',
      'Rectify it, by repairing or restoring what was harmed.',
      'Reduce it, by preservation and by maintenance in operation.',
    ],
    criteria: ['compatibleWithHealthAndWelfare', 'onSiteAlternativesRuledOut', 'otherSitesRuledOut'],
  },
  monitoring: {
    rule: 'N-MON',
    years: [{ from: TEXT_HELD_FROM, value: 5, citation: '§ 340-12', source: 'text' }],
    words:
      'The mitigation is monitored for at least five years after all construction on the site is complete, and the wetland impacted and the wetland restored or put in its place are measured in the field.',
  },
};
