import type { Point } from './plane.js';

/** A street as designed: its line in the design frame, smoothed and joined to the streets it meets afterwards. */
export interface PlannedStreet {
  readonly name: string;
  /** Width of the right of way, feet. */
  readonly width: number;
  readonly path: readonly Point[];
  /** Whether it ends in a turning circle. */
  readonly closed: boolean;
}

/** Name, width in feet, and the path as pairs u,v of the design frame. */
type Row = readonly [name: string, width: number, path: string, kind?: 'cul-de-sac'];

/** The old roads; later streets are joined to these, and to one another in this order. */
const ROADS: readonly Row[] = [
  ['Main Street', 66, '-1600,1800 0,1700 2000,1630 4000,1600 5600,1630 7500,1720 9000,1650 10600,1560'],
  [
    'Shore Road',
    60,
    '-1600,640 0,520 1000,450 1800,600 2300,720 2800,600 3500,420 3900,560 4150,960 4550,1130 4900,1120 5230,940 5500,560 5900,330 6500,250 6950,470 7500,640 8200,440 9000,420 10600,520',
  ],
  [
    'Harbor Avenue',
    66,
    '4700,1140 4700,1650 4640,2300 4660,2950 4600,3600 4640,4250 4780,5000 4700,5600 4560,6300 4700,7600',
  ],
  [
    'Orchard Road',
    60,
    '-1600,2900 0,3000 1700,2920 3300,2990 4660,2950 6000,2900 7400,2990 9000,2930 10600,2990',
  ],
  [
    'Ridge Road',
    60,
    '-1600,4400 0,4280 1500,4200 3000,4330 4640,4250 6000,4220 7500,4330 9000,4280 10600,4350',
  ],
];

/** Along the shore, seaward of Main Street. */
const SHORE: readonly Row[] = [
  ['Plover Lane', 50, '360,510 340,1100 380,1680'],
  ['Curlew Street', 50, '760,470 740,1100 770,1670'],
  ['Whimbrel Street', 50, '1140,460 1170,1100 1150,1650'],
  ['Creek Lane', 50, '1560,530 1600,1000 1560,1640'],
  ['Saltworks Lane', 50, '2680,640 2640,1100 2660,1620'],
  ['Tern Street', 50, '3010,540 3000,1100 3020,1610'],
  ['Cooper Street', 50, '3330,450 3350,1100 3330,1610'],
  ['Ropewalk', 50, '3660,440 3660,1100 3640,1600'],
  ['Sail Loft Lane', 50, '3960,680 3980,1100 3950,1600'],
  ['Ferry Street', 50, '4330,1050 4320,1350 4330,1600'],
  ['Middle Street', 50, '2650,1090 3350,1070 3980,1100'],
  ['Quay Street', 50, '5060,1050 5070,1350 5060,1620'],
  ['Dunlin Street', 50, '5420,680 5430,1100 5420,1630'],
  ['Bayberry Street', 50, '5760,400 5780,1000 5760,1640'],
  ['Sandpiper Street', 50, '6120,300 6130,1000 6120,1650'],
  ['Beach Plum Lane', 50, '6480,260 6500,1000 6490,1670'],
  ['Cordgrass Lane', 50, '6900,430 6870,1000 6880,1690'],
  ['Cross Street', 50, '5420,1120 6130,1010 6880,1060'],
  ['Kestrel Lane', 50, '7700,600 7720,1100 7700,1710'],
  ['Eider Street', 50, '8100,460 8090,1100 8110,1690'],
  ['Scoter Street', 50, '8500,420 8510,1100 8490,1670'],
  ['Gannet Street', 50, '8820,420 8830,1100 8800,1660'],
  ['Periwinkle Lane', 50, '5800,350 5840,100 5800,-60', 'cul-de-sac'],
  ['Neck Lane', 50, '6260,280 6200,40 6300,-240', 'cul-de-sac'],
  ['Oyster Lane', 50, '2960,550 2930,400 2950,290', 'cul-de-sac'],
];

/** Between Main Street and Orchard Road. */
const MIDDLE: readonly Row[] = [
  ['Heron Lane', 50, '1620,1640 1560,2200 1600,2930'],
  ['Bittern Lane', 50, '2240,1620 2280,2200 2220,2940'],
  ['Alder Street', 50, '-330,2130 800,2070 1580,2090'],
  ['Sorrel Street', 50, '-330,2560 800,2500 1580,2520'],
  ['Meadow Street', 50, '780,1680 800,2080 770,2510 800,2960'],
  ['Birch Street', 50, '2250,2080 2800,2060 3320,2080'],
  ['Hazel Street', 50, '2250,2510 2800,2530 3320,2510'],
  ['Mill Street', 50, '3320,1610 3340,2200 3300,2990'],
  ['Chandler Street', 50, '3620,1600 3610,2200 3630,2990'],
  ['Lantern Street', 50, '3900,1600 3890,2200 3900,2980'],
  ['Bell Street', 50, '4170,1600 4180,2200 4160,2970'],
  ['Market Street', 50, '3330,2050 4000,2070 4660,2040'],
  ['Chestnut Street', 50, '3330,2510 4000,2490 4650,2510'],
  ['Park Street', 50, '4680,1950 5100,1960 5500,1960'],
  ['School Street', 50, '5480,1630 5500,2200 5480,2930'],
  ['Laurel Street', 50, '5490,1960 6200,1980 7060,2040'],
  ['Dogwood Street', 50, '5500,2310 6300,2320 7070,2390'],
  ['Linden Street', 50, '6380,2320 6360,2650 6370,2900'],
  ['Viburnum Street', 50, '6370,2640 6700,2660 7060,2700'],
  ['Kingfisher Lane', 50, '7060,1700 7080,2300 7040,2960'],
  ['Teal Lane', 50, '7680,1720 7720,2300 7680,2980'],
  ['Juniper Street', 50, '7700,2130 8400,2100 9400,2100'],
  ['Sassafras Street', 50, '7710,2550 8400,2530 9400,2520'],
];

/** Between Orchard Road and Ridge Road, on larger lots. */
const UPLAND: readonly Row[] = [
  ['Woodcock Lane', 50, '1600,2930 1540,3500 1600,4200'],
  ['Veery Lane', 50, '2340,2950 2380,3500 2320,4270'],
  ['Fern Road', 50, '-330,3430 700,3390 1560,3400'],
  ['Bracken Road', 50, '-330,3850 700,3800 1550,3810'],
  ['Old Farm Road', 50, '3900,2980 3500,3350 3240,3800 3050,4330'],
  ['Trillium Lane', 50, '2370,3600 2700,3570 2940,3540', 'cul-de-sac'],
  ['Quarry Road', 50, '3400,3500 3900,3600 4600,3560'],
  ['Ledge Lane', 50, '4000,3600 3980,3800 3920,3980', 'cul-de-sac'],
  ['Ice House Lane', 50, '5350,2920 5420,3500 5360,4230'],
  ['Warbler Road', 50, '5400,3380 5900,3300 6450,3420 6900,3380'],
  ['Thrush Road', 50, '5400,3800 6100,3760 6900,3800'],
  ['Vireo Lane', 50, '6150,3350 6130,3100', 'cul-de-sac'],
  ['Sedge Lane', 50, '6880,2940 6920,3500 6860,4290'],
  ['Sweetfern Lane', 50, '7640,2990 7600,3500 7660,4340'],
  ['Aster Road', 50, '7620,3420 8300,3400 9450,3440'],
  ['Goldenrod Road', 50, '7620,3860 8300,3840 9450,3850'],
];

/** Beyond Ridge Road: the largest lots, between the farm, the reservoir and the golf course. */
const RIDGE: readonly Row[] = [
  ['Cedar Swamp Road', 50, '2280,4260 2360,4800 2300,5400 2380,6300'],
  ['Waterworks Road', 50, '3600,4310 3640,4700 3560,5300 3700,6250'],
  ['Owl Hollow', 50, '3620,4760 4200,4700 4740,4730'],
  ['Spruce Court', 50, '3610,5760 3900,5740 4130,5760', 'cul-de-sac'],
  ['Fairway Road', 50, '5560,4220 5480,4800 5560,5400 5480,6200'],
  ['Larch Lane', 50, '4740,5330 5100,5350 5530,5330'],
  ['Hemlock Court', 50, '4640,5850 4900,5830 5080,5850', 'cul-de-sac'],
  ['Highfield Road', 50, '8200,4310 8260,4800 8200,5300 8260,6000'],
  ['Stonewall Lane', 50, '8240,4900 8550,4880 8760,4920', 'cul-de-sac'],
  ['Whippoorwill Lane', 50, '800,4230 840,4420 800,4520', 'cul-de-sac'],
];

/** Every street of the village, those first that others end on. */
export const STREET_PLAN: readonly PlannedStreet[] = [ROADS, SHORE, MIDDLE, UPLAND, RIDGE]
  .flat()
  .map(([name, width, path, kind]) => ({ name, width, path: readPath(path), closed: kind === 'cul-de-sac' }));

function readPath(path: string): Point[] {
  return path.split(' ').map((pair): Point => {
    const [u = Number.NaN, v = Number.NaN] = pair.split(',').map(Number);
    return [u, v];
  });
}
