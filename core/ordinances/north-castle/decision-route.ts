import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_BUILDING_INSPECTOR } from './text-held.js';

/** What has to be determined for an application to stay on the administrative way. */
export const decisionRoute: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'decision-route',
  rule: 'N-PERMIT',
  purpose: 'decision',
  title: 'Whether an administrative permit will do',
  citation: '§ 340-5 (Residential Project Review Committee)',
  when: BEFORE_BUILDING_INSPECTOR,
  items: [
    {
      id: 'residential-project-review',
      citation: '§ 340-5 (Residential Project Review Committee)',
      words:
        'The Residential Project Review Committee has reviewed the application, as it does with all administrative ones for one- and two-family parcels, and has determined that an administrative permit will do. Otherwise the Planning Board has to approve.',
      when: [{ kind: 'yes', question: 'oneOrTwoFamilyParcel' }],
    },
  ],
};
