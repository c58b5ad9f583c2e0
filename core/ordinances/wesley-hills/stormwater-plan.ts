import type { OrdinanceDocument } from '../../ordinance.js';
import { LAND_DEVELOPMENT } from './conditions.js';

const at = (letter: string) => `§ 181-7B(1)(${letter})`;

/** What every stormwater plan contains: § 181-7B(1)(a)–(p). */
export const planContents = {
  id: 'swppp-contents',
  rule: 'W-SWPPP',
  purpose: 'stormwater-plan',
  title: 'Contents of every stormwater pollution prevention plan',
  citation: '§ 181-7B(1)',
  words:
    'An application to approve land development is not reviewed until the board has a plan with these things (§ 181-7A).',
  when: [LAND_DEVELOPMENT],
  items: [
    {
      id: 'scope',
      citation: at('a'),
      words: 'What the project is: its scope and type.',
    },
    {
      id: 'location',
      citation: at('a'),
      words: 'Where it is.',
      figure: { kind: 'property' },
    },
    {
      id: 'size',
      citation: at('a'),
      words: 'How large it is.',
      figure: { kind: 'total-disturbance' },
    },
    {
      id: 'site-map',
      citation: at('b'),
      words:
        'Site map or construction drawings at one inch to 100 feet or larger, with a location map: the whole site, all improvements, what is disturbed and what is not, existing vegetation, slopes before and after, storage of material, waste, borrow and equipment off site, and where stormwater leaves.',
      figure: { kind: 'site-map' },
    },
    {
      id: 'site-map-waters',
      citation: at('b'),
      words:
        'On that map: surface waters on and next to the site, wetlands and drainage that the work could affect.',
      figure: { kind: 'wetlands-reached' },
    },
    { id: 'soils', citation: at('c'), words: 'The soils of the site.' },
    {
      id: 'phasing',
      citation: at('d'),
      words:
        'The order of all work that disturbs soil, from clearing and digging to utilities. No more than five acres open at one time, unless an approved plan allows it.',
      figure: { kind: 'open-at-once' },
    },
    {
      id: 'litter',
      citation: at('e'),
      words: 'How litter, construction chemicals and debris are kept out of the runoff.',
    },
    {
      id: 'materials',
      citation: at('f'),
      words:
        'Materials and waste stored on site, kept up to date, and how they are stored out of the rain, and spills prevented and answered.',
    },
    {
      id: 'stabilization',
      citation: at('g'),
      words:
        'Temporary and permanent measures, built and planted, that stabilize soil and control runoff and sediment, for each stage from the first clearing to the end.',
    },
    {
      id: 'control-places',
      citation: at('h'),
      words: 'Map or drawings with the place, size and length of each erosion and sediment control.',
    },
    {
      id: 'control-details',
      citation: at('i'),
      words:
        'Dimensions, materials and installation of every control, with the place and size of temporary sediment basins.',
    },
    { id: 'converted', citation: at('j'), words: 'Temporary controls that will become permanent.' },
    {
      id: 'schedule',
      citation: at('k'),
      words: 'When each temporary control is first placed, and how long it stays.',
    },
    { id: 'upkeep', citation: at('l'), words: 'A schedule of upkeep that keeps the controls working.' },
    {
      id: 'receiving-waters',
      citation: at('m'),
      words: 'The names of the waters that receive the runoff.',
      figure: { kind: 'impaired-waters' },
    },
    {
      id: 'responsibilities',
      citation: at('n'),
      words: 'Who is responsible for carrying out the plan on each part of the site.',
    },
    {
      id: 'structural-practices',
      citation: at('o'),
      words:
        'Structures that lead flows away from bare soil, store them, or otherwise limit runoff and pollutants from it, as far as attainable.',
    },
    { id: 'existing-data', citation: at('p'), words: 'Data there already are on the runoff of the site.' },
  ],
} satisfies NonNullable<OrdinanceDocument['requirements']>[number];
