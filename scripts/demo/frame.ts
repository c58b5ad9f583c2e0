import proj4 from 'proj4';
import type { Point, Ring } from './plane.js';

/**
 * The village is designed in a frame of its own: u runs along the coast from south-west to north-east, v inland, in feet.
 * A smooth bend turns its straight lines into the curves of an old village; a turn and a shift then place it in
 * EPSG:2260 (New York East, US survey feet).
 */
const EPSG_2260 =
  '+proj=tmerc +lat_0=38.83333333333334 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +datum=NAD83 +units=us-ft +no_defs';
/** Open water of the Sound, so that nobody takes the village for a real place. */
const MIDDLE_DEGREES: Point = [-73.66, 40.93];
const MIDDLE_DESIGN: Point = [4500, 2500];
const TURN = (35 * Math.PI) / 180;

const middleFeet = proj4('EPSG:4326', EPSG_2260, [MIDDLE_DEGREES[0], MIDDLE_DEGREES[1]]);
const MIDDLE_FEET: Point = [Math.round(middleFeet[0] ?? 0), Math.round(middleFeet[1] ?? 0)];

/** Feet of design frame to the unit of the bend's polynomial. */
const REACH = 4500;

function bend([u, v]: Point): Point {
  // z + a z² + b z³ of a complex number keeps right angles right, so lots stay square where streets turn.
  const [x, y] = [(u - MIDDLE_DESIGN[0]) / REACH, (v - MIDDLE_DESIGN[1]) / REACH];
  const [x2, y2] = [x * x - y * y, 2 * x * y];
  const [x3, y3] = [x2 * x - y2 * y, x2 * y + y2 * x];
  const [square, cube] = [
    [0.02, 0.045],
    [-0.03, 0.028],
  ] as const;
  const bentU = square[0] * x2 - square[1] * y2 + cube[0] * x3 - cube[1] * y3;
  const bentV = square[0] * y2 + square[1] * x2 + cube[0] * y3 + cube[1] * x3;
  // A slight wave on top, as if the streets followed the ground.
  return [
    u + REACH * bentU + 55 * Math.sin(v / 560 + 0.4) + 14 * Math.sin(v / 210 + u / 900),
    v + REACH * bentV + 75 * Math.sin(u / 640 + 1.1) + 16 * Math.sin(u / 230 + v / 700),
  ];
}

/**
 * From the design frame to EPSG:2260.
 * @param point  u and v, feet
 * @returns easting and northing, US survey feet, unrounded
 */
export function toStatePlane(point: Point): Point {
  const [u, v] = bend(point);
  const [du, dv] = [u - MIDDLE_DESIGN[0], v - MIDDLE_DESIGN[1]];
  return [
    MIDDLE_FEET[0] + du * Math.cos(TURN) - dv * Math.sin(TURN),
    MIDDLE_FEET[1] + du * Math.sin(TURN) + dv * Math.cos(TURN),
  ];
}

/**
 * From EPSG:2260 back to the design frame.
 * @param point  easting and northing, US survey feet
 * @returns u and v, feet, to a millionth
 */
export function toDesign(point: Point): Point {
  const [dx, dy] = [point[0] - MIDDLE_FEET[0], point[1] - MIDDLE_FEET[1]];
  const u = MIDDLE_DESIGN[0] + dx * Math.cos(TURN) + dy * Math.sin(TURN);
  const v = MIDDLE_DESIGN[1] - dx * Math.sin(TURN) + dy * Math.cos(TURN);
  let guess: Point = [u, v];
  // The bend has no closed inverse; repeated correction converges because its slopes stay well under one.
  for (let round = 0; round < 60; round += 1) {
    const [bentU, bentV] = bend(guess);
    guess = [guess[0] + u - bentU, guess[1] + v - bentV];
  }
  return guess;
}

/** A position rounded to the hundredth of a foot that the files carry. */
export function roundPoint([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** A ring of the design frame as it stands in the files: EPSG:2260, rounded, without repeated positions. */
export function ringToFile(ring: Ring): Ring {
  const rounded = ring.map((point) => roundPoint(toStatePlane(point)));
  return rounded.filter((point, index) => {
    const before = rounded[index === 0 ? rounded.length - 1 : index - 1];
    return before === undefined || before[0] !== point[0] || before[1] !== point[1];
  });
}

/**
 * The grid scale of EPSG:2260: grid feet for one foot on the ground.
 * @param easting  US survey feet
 */
export function gridScale(easting: number): number {
  const fromMeridian = (easting - 492125) * (1200 / 3937);
  return 0.9999 * (1 + (fromMeridian / 6370000) ** 2 / 2);
}
