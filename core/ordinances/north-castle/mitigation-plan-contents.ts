import type { OrdinanceDocument } from '../../ordinance.js';
import { ONCE_UNAVOIDABLE } from './mitigation-plan.js';

const CITATION = '§ 340-9 (contents of all mitigation plans)';

/** What every mitigation plan has to include. */
export const mitigationPlanContents: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'mitigation-plan-contents',
  rule: 'N-MIT-PLAN',
  purpose: 'mitigation-plan',
  title: 'Contents of the mitigation plan',
  citation: CITATION,
  words: 'A plan that the approval authority accepts becomes part of the permit.',
  when: ONCE_UNAVOIDABLE,
  items: [
    {
      id: 'map',
      citation: CITATION,
      words:
        'A map detailed enough to tell where the wetland or buffer lies, its size, its boundaries and its relief.',
      figure: { kind: 'site-map' },
    },
    {
      id: 'baseline',
      citation: CITATION,
      words: 'The data from which it can be judged later how well the plan has worked.',
    },
    {
      id: 'goals',
      citation: CITATION,
      words:
        'The goals and particular objectives, what functions and benefits come of it, and clear standards by which success is measured.',
    },
    {
      id: 'description',
      citation: CITATION,
      words:
        'The physical, hydrological and ecological character of what is impacted and of what is restored or created, in enough detail to tell whether the impacts will be made up for permanently.',
    },
    {
      id: 'construction',
      citation: CITATION,
      words:
        'How it is built: diking, excavation or other means with existing and proposed contours, the schedule, and what is done against erosion and sediment meanwhile.',
    },
    {
      id: 'plantings',
      citation: CITATION,
      words:
        'Plantings: source of the plants, how they are moved or sown, areas and schedule; for plants from the wild also where they come from and how unwanted exotic species are kept out.',
    },
    {
      id: 'chemicals',
      citation: CITATION,
      words:
        'Where chemicals are used: why, and what is done to use as few as possible. Wetland and buffer are always kept from an excess of them.',
    },
    {
      id: 'management',
      citation: CITATION,
      words:
        'How the place is looked after: measures that let the wetland last (such as against animals that feed on it), care of the vegetation, control of sediment and erosion.',
    },
    {
      id: 'monitoring',
      citation: CITATION,
      words:
        'How it is monitored during and after construction: methods and schedule of collecting data, and what allows a change of course on the way.',
    },
    {
      id: 'guarantee',
      citation: CITATION,
      words: 'A bond or another financial guarantee.',
    },
    {
      id: 'reports',
      citation: CITATION,
      words:
        'The regular reports, among them those at the end of construction, during monitoring and at its end.',
    },
    {
      id: 'people',
      citation: CITATION,
      words:
        'Name, qualifications and experience of whoever carries out the plan, which is to say the contractor who restores or builds the wetland.',
    },
  ],
};
