import type { ProposalDrawing, Shape } from '../../core/contracts/proposal-drawing.js';
import { NO_FACTS } from '../draw/facts.js';
import { newShape } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';

/** A parcel of the demonstration municipality that shows something. */
export interface ParcelExample {
  taxMapNumber: string;
  shows: string;
}

/** Parcels of the invented municipality, from what is plain to what is not. */
export const PARCEL_EXAMPLES: readonly ParcelExample[] = [
  { taxMapNumber: '012.08-1-20', shows: 'A lot with wetland on it' },
  { taxMapNumber: '012.08-1-02', shows: 'A lot next to a wetland, with none on it' },
  { taxMapNumber: '12.49-5-6', shows: 'A lot where it is too close to call' },
  { taxMapNumber: '012.03-1-16', shows: 'A lot with no wetland near it' },
];

const HOUSE_NEAR: Point[] = [
  [-73.6580438, 40.93120251],
  [-73.65779047, 40.93120066],
  [-73.65778891, 40.93132417],
  [-73.65804223, 40.93132602],
];
const DRIVE_NEAR: Point[] = [
  [-73.65778995, 40.93124183],
  [-73.65697569, 40.93123588],
  [-73.65697527, 40.93126882],
  [-73.65778953, 40.93127477],
];
const HOUSE_AWAY: Point[] = [
  [-73.65762762, 40.93119947],
  [-73.65737429, 40.93119762],
  [-73.65737272, 40.93132113],
  [-73.65762605, 40.93132298],
];
const DRIVE_AWAY: Point[] = [
  [-73.65737377, 40.93123879],
  [-73.65697569, 40.93123588],
  [-73.65697527, 40.93126882],
  [-73.65737335, 40.93127173],
];

function named(name: string, ring: Point[], id: string): Shape {
  return { ...newShape('disturbance', [ring], 'wetland-creation', id), name };
}

/** A house of 70 by 45 ft with its driveway, drawn near a wetland of the invented municipality and farther from it. */
export const PROPOSAL_EXAMPLE: ProposalDrawing = {
  alternatives: [
    {
      id: 'near',
      name: 'House by the pond',
      shapes: [named('House', HOUSE_NEAR, 'house-near'), named('Driveway', DRIVE_NEAR, 'driveway-near')],
      facts: NO_FACTS,
    },
    {
      id: 'away',
      name: 'House by the road',
      shapes: [named('House', HOUSE_AWAY, 'house-away'), named('Driveway', DRIVE_AWAY, 'driveway-away')],
      facts: NO_FACTS,
    },
  ],
  current: 'near',
};

/** Where it is drawn: west, south, east, north in degrees. */
export const PROPOSAL_EXAMPLE_BOX = [-73.6592, 40.9306, -73.6566, 40.9319] as const;
