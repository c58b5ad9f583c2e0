import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

/** What the Village asks of whoever is under a stormwater permit of the state. */
export const statePermit = {
  ...ARTICLE_II,
  id: 'state-stormwater-permit',
  rule: 'W-II-IND',
  purpose: 'application',
  title: 'Under a state stormwater permit',
  citation: '§ 181-22',
  words: 'Where a state (SPDES) stormwater permit for industry or construction is held or needed.',
  when: [{ kind: 'yes', question: 'spdesStormwaterPermit' }],
  items: [
    {
      ...ARTICLE_II,
      id: 'compliance',
      citation: '§ 181-22',
      words: 'The state permit is complied with in all its provisions.',
    },
    {
      ...ARTICLE_II,
      id: 'proof',
      citation: '§ 181-22',
      words:
        'Proof of that, in a form acceptable to the state, before discharges to the storm sewers are allowed.',
    },
  ],
} satisfies NonNullable<OrdinanceDocument['requirements']>[number];
