import type { OrdinanceDocument } from '../../ordinance.js';
import { LAND_DEVELOPMENT } from './conditions.js';

/** Who has to be told of land development. The text asks for no notice to neighbors. */
export const notices = [
  {
    id: 'stage-notices',
    rule: 'W-INSP',
    title: 'Notice before each stage of the work',
    citation: '§ 181-10A(1)',
    words:
      "The Village's enforcement official is told at least 48 hours before each of eight stages that the Stormwater Management Officer wants to inspect; each stage has a period of its own, of which the start of construction is the first.",
    by: 'the applicant',
    clock: 'notice-construction-start',
    when: [LAND_DEVELOPMENT],
  },
] satisfies OrdinanceDocument['notices'];
