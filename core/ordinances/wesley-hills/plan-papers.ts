import type { OrdinanceDocument } from '../../ordinance.js';
import { LAND_DEVELOPMENT } from './conditions.js';

/** Papers that go with the plan. */
export const planPapers = {
  id: 'swppp-papers',
  rule: 'W-CERT',
  purpose: 'stormwater-plan',
  title: 'Certifications and other papers of the plan',
  citation: '§ 181-7C–F',
  when: [LAND_DEVELOPMENT],
  items: [
    {
      id: 'plan-certified',
      citation: '§ 181-7C',
      words:
        'The plan prepared and signed by a professional engineer, a landscape architect or a certified professional, who certifies that its design of all stormwater practices meets the article.',
    },
    {
      id: 'other-permits',
      citation: '§ 181-7D',
      words:
        'Assurance that all other environmental permits that apply are or will be had before the final stormwater design plan.',
    },
    {
      id: 'contractors-certified',
      citation: '§ 181-7E(1), (3)',
      words:
        'A certification under penalty of law, signed and dated before any work by each contractor and subcontractor that the plan names and that disturbs soil or installs practices: that they understand the plan, will follow it, and know that nobody may lawfully cause or add to a breach of water quality standards. It becomes part of the plan.',
    },
    {
      id: 'contractor-particulars',
      citation: '§ 181-7E(2)',
      words:
        'On each certification: name and title of who signs, address and telephone of the firm, the address or a description of the site, and the date.',
    },
    {
      id: 'copy-on-site',
      citation: '§ 181-7F',
      words: 'A copy of the plan kept on site from the start of construction to final stabilization.',
    },
  ],
} satisfies NonNullable<OrdinanceDocument['requirements']>[number];
