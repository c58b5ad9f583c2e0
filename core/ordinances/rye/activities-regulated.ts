import { needsPermit, type ActivityData } from './standings.js';

/** Activities that need a permit whatever else is known, in the order of § 195-4C. */
export const regulatedActivities: readonly ActivityData[] = [
  {
    id: 'structure',
    label: 'Building or placing a structure',
    help: 'Anything built or put up that needs a place on or in the ground, or is fixed to what has one: houses, roads and paving, walls, fences, poles, tennis courts, swimming pools.',
    aliases: ['building', 'approved-building', 'road-paving', 'posts-poles'],
    reach: 'controlled-land',
    cases: [needsPermit('(1)', 'Placing or building a structure is regulated, of whatever size.')],
  },
  {
    id: 'excavation',
    label: 'Digging, dredging or taking material away',
    help: 'However it is done: dredging, sucking, bulldozing and blasting are taking away, and so is grading.',
    aliases: ['pond-creation', 'detention-basin', 'cemetery-graves'],
    reach: 'controlled-land',
    cases: [
      needsPermit('(2)', 'Digging, dredging and taking material away are regulated, directly or indirectly.'),
    ],
  },
  {
    id: 'draining',
    label: 'Draining',
    reach: 'controlled-land',
    cases: [needsPermit('(2)', 'Draining is regulated in any form, directly or indirectly.')],
  },
  {
    id: 'fill',
    label: 'Filling, dumping or depositing material',
    help: 'Soil, rock, sand, debris, refuse and solid waste are material; so are liquids and gases.',
    aliases: ['solid-waste'],
    reach: 'controlled-land',
    cases: [needsPermit('(3)', 'Filling, dumping and depositing are regulated, directly or indirectly.')],
  },
  {
    id: 'service-lines',
    label: 'Service lines or cable conduits',
    help: 'The chapter makes no exception for public utilities.',
    aliases: ['utility-siting'],
    reach: 'controlled-land',
    cases: [needsPermit('(4)', 'Laying service lines or cable conduits is regulated.')],
  },
  {
    id: 'septic-system',
    label: 'Installing a septic tank',
    reach: 'controlled-land',
    cases: [needsPermit('(5)', 'Installing a septic tank counts as bringing in pollution.')],
  },
  {
    id: 'effluent-discharge',
    label: 'Sewer outfall, or discharge of effluent or other liquid waste',
    help: 'Into a wetland, or so that it drains into one. The chapter draws no line at a temperature.',
    aliases: ['heated-effluent', 'illicit-discharge'],
    reach: 'controlled-land',
    cases: [
      needsPermit('(5)', 'Running an outfall or discharging liquid waste counts as bringing in pollution.'),
    ],
  },
  {
    id: 'pollution',
    label: 'Any other pollution',
    help: 'Harmful heat, and whatever makes a wetland or water unclean, by erosion, by waste or by other material.',
    aliases: ['septic-operation'],
    reach: 'controlled-land',
    cases: [needsPermit('(5)', 'Bringing in pollution is regulated in any form.')],
  },
  {
    id: 'grading',
    label: 'Grading, or changing natural features or contours',
    aliases: ['clearing-grading'],
    reach: 'controlled-land',
    cases: [
      needsPermit(
        '(6)',
        'Changing natural features or contours is regulated; leveling and smoothing the ground count.',
      ),
    ],
  },
  {
    id: 'drainage-change',
    label: 'Changing natural drainage',
    reach: 'controlled-land',
    cases: [needsPermit('(7)', 'Changing the natural pattern of drainage is regulated.')],
  },
  {
    id: 'dock-dam-bridge',
    label: 'Docks, dams, water-control devices, pilings or bridges',
    help: 'A barrier counts that holds back water or changes its level, even if it was not meant to.',
    aliases: ['piling'],
    reach: 'controlled-land',
    cases: [needsPermit('(8)', 'These are regulated whether or not they change how the water drains.')],
  },
  {
    id: 'pipes-wells',
    label: 'Pipes or wells',
    reach: 'controlled-land',
    cases: [needsPermit('(9)', 'Installing pipes or wells is regulated.')],
  },
  {
    id: 'chemicals',
    label: 'Chemicals, pesticides or fertilizers',
    reach: 'controlled-land',
    cases: [
      needsPermit(
        '(12)',
        'Putting down organic or inorganic chemicals is regulated, pesticides and fertilizers among them.',
      ),
    ],
  },
];
