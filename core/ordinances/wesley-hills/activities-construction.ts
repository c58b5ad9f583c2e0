import type { OrdinanceDocument } from '../../ordinance.js';
import { needsPlan } from './activity-cases.js';

const plan = (what: string) => [
  needsPlan(
    `${what} counts as construction: as a land development activity, or part of one, it needs a stormwater pollution prevention plan before the board reviews the application.`,
  ),
];

/** Land development that no paragraph of § 181-5 takes out: construction, clearing, grading, digging, fill. */
export const constructionActivities = [
  {
    id: 'clearing-grading',
    label: 'Clearing or grading land',
    help: 'Clearing is any removal of the cover of plants.',
    aliases: ['grading', 'vegetation-removal', 'tree-cutting'],
    reach: 'land-development',
    cases: plan('Clearing or grading land'),
  },
  {
    id: 'excavation',
    label: 'Digging, dredging or draining',
    aliases: ['draining', 'pond-creation'],
    reach: 'land-development',
    cases: plan('Digging'),
  },
  {
    id: 'fill',
    label: 'Placing fill',
    reach: 'land-development',
    cases: plan('Placing fill'),
  },
  {
    id: 'drainage-change',
    label: 'Changing drainage, or building a stormwater practice',
    aliases: ['detention-basin'],
    reach: 'land-development',
    cases: plan('Changing drainage, or building a basin or another stormwater practice,'),
  },
  {
    id: 'building',
    label: 'Building',
    help: 'With walls and a roof. Where its permit was approved by the day on which Article I took effect, name it as such work.',
    reach: 'land-development',
    cases: plan('Building'),
  },
  {
    id: 'structure',
    label: 'Other structure, such as a wall, deck, pool, bridge or dam',
    aliases: ['dock-dam-bridge', 'piling'],
    reach: 'land-development',
    cases: plan('Building a structure'),
  },
  {
    id: 'road-paving',
    label: 'Road, driveway, parking lot or other paving',
    reach: 'land-development',
    cases: plan('Paving'),
  },
  {
    id: 'service-lines',
    label: 'Service lines, pipes and wells',
    help: 'Poles are named by themselves.',
    aliases: ['pipes-wells', 'utility-siting'],
    reach: 'land-development',
    cases: plan('Laying lines and pipes, or sinking a well,'),
  },
  {
    id: 'septic-system',
    label: 'Building or replacing a septic system',
    help: 'How it is run, and how it is repaired or replaced where special conditions hold (§ 181-20B), is asked under running a septic system.',
    reach: 'land-development',
    cases: plan('Building a septic system'),
  },
  {
    id: 'subdivision',
    label: 'Subdivision with its roads and improvements',
    help: 'Where the plat was approved by the day on which Article I took effect, name it as such work.',
    reach: 'land-development',
    cases: plan('The work of a subdivision'),
  },
  {
    id: 'other',
    label: 'Something else',
    help: 'Conservation, recreation, science, education, and the gathering of natural products too.',
    aliases: ['conservation', 'recreation', 'science-education', 'natural-products'],
    reach: 'land-development',
    cases: [
      {
        standing: 'not-regulated',
        rule: 'W-REG',
        citation: '§§ 181-4A, 181-6, Land development activity',
        words:
          'It was said to build nothing and to disturb no soil, so it is not shown as a land development activity.',
        when: [{ kind: 'no', question: 'disturbsLand' }],
      },
      ...plan('Whatever disturbs soil'),
    ],
  },
] satisfies OrdinanceDocument['activities'];
