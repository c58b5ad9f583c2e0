import { toStatePlane, roundPoint } from './frame.js';
import {
  fits,
  houseOutline,
  place,
  rectangle,
  ringsMeet,
  streetDirection,
  type Stand,
} from './footprints.js';
import { CIVIC, LANDMARKS } from './landmark-plan.js';
import {
  along,
  cyclic,
  distance,
  distanceToRing,
  ringContains,
  signedArea,
  type Point,
  type Ring,
  type Shape,
} from './plane.js';
import { seededRandom } from './random.js';
import type { Front, ListedParcel } from './tax-map.js';

/** A building with its footprint in EPSG:2260, as it stands in the file. */
export interface Building {
  readonly use: string;
  readonly ring: Ring;
}

/** What buildings keep away from, EPSG:2260. */
export interface Wet {
  readonly wetlands: readonly Shape[];
  readonly ponds: readonly Ring[];
  readonly brooks: readonly (readonly Point[])[];
}

/** Clear of a brook's centreline, feet. */
const FROM_BROOK = 28;
/** Clear of a wetland's edge, feet: old houses stand close, none stands in it. */
const FROM_WETLAND = 12;
/** About this far from the green at the harbour, Main Street has shops, feet. */
const SHOPS_WITHIN = 900;

/** Houses, sheds, shops and public buildings; every one inside its parcel and out of the wet. */
export function drawBuildings(parcels: readonly ListedParcel[], wet: Wet): Building[] {
  const civic = new Map<ListedParcel, string>();
  for (const { use, at } of CIVIC) {
    const free = parcels.filter((parcel) => parcel.ground === null && !civic.has(parcel));
    const nearest = free.reduce((best, parcel) =>
      distance(parcel.middle, at) < distance(best.middle, at) ? parcel : best,
    );
    civic.set(nearest, use);
  }
  const landmarks = LANDMARKS.map(({ use, at, size, turn }) => ({
    use,
    ring: placeLandmark(at, size, turn),
  }));
  return [
    ...landmarks,
    ...parcels.flatMap((parcel) => (parcel.ground === null ? build(parcel, civic.get(parcel), wet) : [])),
  ];
}

function placeLandmark(at: Point, size: readonly [number, number], turn: number): Ring {
  const [middle, aside] = [
    toStatePlane(at),
    toStatePlane([at[0] + Math.cos((turn * Math.PI) / 180), at[1] + Math.sin((turn * Math.PI) / 180)]),
  ];
  const length = distance(middle, aside);
  const front: Point = [(aside[0] - middle[0]) / length, (aside[1] - middle[1]) / length];
  return place(rectangle(size[0], size[1]), { middle, front }).map(roundPoint);
}

function build(parcel: ListedParcel, civicUse: string | undefined, wet: Wet): Building[] {
  const { front, sbl } = parcel;
  const lot = cyclic(cyclic(parcel.parts, 0), 0);
  const random = seededRandom(`house ${sbl}`);
  if (front === null) return [];
  const isShop =
    /Main Street|Ferry Street/.test(front.street.name) &&
    distance(parcel.middle, [4350, 1620]) < SHOPS_WITHIN;
  if (civicUse === undefined && !isShop && random.chance(0.035)) return [];
  const scale = Math.min(1.75, Math.max(0.82, Math.sqrt(Math.abs(signedArea(lot))) / 115));
  const [width, depth] =
    isShop || civicUse !== undefined
      ? [Math.min(front.length * 0.74, 88), random.between(44, 60)]
      : [scale * random.between(33, 47), scale * random.between(25, 33)];
  const outline = isShop ? rectangle(width, depth) : houseOutline(width, depth, random);
  const setback = isShop ? 6 : random.between(20, 27) * (0.55 + 0.45 * scale);
  const tilt = isShop ? 0 : random.between(-0.035, 0.035);
  // Where the usual house has no room, a smaller one is built.
  for (const size of [1, 0.8, 0.64]) {
    for (const stand of stands(front, setback + (depth * size) / 2, tilt)) {
      const ring = place(
        outline.map(([x, y]): Point => [x * size, y * size]),
        stand,
      ).map(roundPoint);
      if (!fits(ring, lot, isShop ? 2.5 : 6) || !isDry(ring, wet)) continue;
      const use = civicUse ?? (isShop ? 'shop' : 'house');
      const garage =
        use === 'house' && random.chance(0.4)
          ? buildGarage(ring, lot, stand, [width * size, depth * size], wet, random.chance(0.5))
          : [];
      return [{ use, ring }, ...garage];
    }
  }
  return [];
}

/** Where a building may stand, the usual place first, then farther back and to the sides. */
function stands(front: Front, back: number, tilt: number): Stand[] {
  const [dx, dy] = streetDirection(front.street.line, front.feetAlong);
  const side = front.left ? 1 : -1;
  const direction: Point = [
    dx * Math.cos(tilt) - dy * Math.sin(tilt),
    dx * Math.sin(tilt) + dy * Math.cos(tilt),
  ];
  const offsets = [0, 10, 22, 40, 62, 90, 125, 165].flatMap((further) =>
    [0, 10, -10, 22, -22, 38, -38].map((aside) => [further, aside] as const),
  );
  return offsets.map(([further, aside]): Stand => {
    const inward = side * (back + further);
    const middle: Point = [
      front.middle[0] - dy * inward + dx * aside,
      front.middle[1] + dx * inward + dy * aside,
    ];
    return { middle, front: side === 1 ? direction : [-direction[0], -direction[1]] };
  });
}

function buildGarage(
  house: Ring,
  lot: Ring,
  stand: Stand,
  [width, depth]: readonly [number, number],
  wet: Wet,
  toLeft: boolean,
): Building[] {
  for (const sign of toLeft ? [-1, 1] : [1, -1]) {
    const [x, y] = [sign * (width / 2 - 6), depth / 2 + 26];
    const [fx, fy] = stand.front;
    const middle: Point = [stand.middle[0] + x * fx - y * fy, stand.middle[1] + x * fy + y * fx];
    const ring = place(rectangle(21, 22), { middle, front: stand.front }).map(roundPoint);
    if (fits(ring, lot, 4) && isDry(ring, wet) && !ringsMeet(ring, house)) return [{ use: 'garage', ring }];
  }
  return [];
}

function isDry(ring: Ring, wet: Wet): boolean {
  const middle = along(cyclic(ring, 0), cyclic(ring, 2), 0.5);
  const near = (other: readonly Point[]): boolean =>
    other.some((point) => distance(point, middle) < 400) || ringContains(other, middle);
  const corners = [...ring, middle];
  const dryOf = (area: Ring): boolean =>
    !near(area) ||
    corners.every((corner) => !ringContains(area, corner) && distanceToRing(corner, area) > FROM_WETLAND);
  const offBrook = (line: readonly Point[]): boolean =>
    corners.every((corner) => line.every((point) => distance(point, corner) > FROM_BROOK));
  return (
    wet.wetlands.every((shape) => dryOf(cyclic(shape, 0))) &&
    wet.ponds.every(dryOf) &&
    wet.brooks.every(offBrook)
  );
}
