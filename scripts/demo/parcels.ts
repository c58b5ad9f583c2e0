import { divideBlock } from './divide-block.js';
import type { Blocks } from './blocks.js';
import type { Ground } from './grounds.js';
import { ringToFile, toStatePlane } from './frame.js';
import { lotSizeAt } from './lot-size.js';
import { counterClockwise, densifyRing, joinRings, sharedLength, shareVertices } from './parcel-mesh.js';
import {
  along,
  centroid,
  cyclic,
  distance,
  ringContains,
  signedArea,
  type Point,
  type Ring,
  type Shape,
} from './plane.js';
import { seededRandom } from './random.js';
import { frontageAt, type Street } from './streets.js';

/** A parcel before it has a number and an address. */
export interface Parcel {
  /** Polygons in EPSG:2260, as they stand in the file. */
  readonly parts: readonly Shape[];
  /** The middle of its first part, design frame. */
  readonly middle: Point;
  /** Which block it belongs to; numbers have no meaning beyond that. */
  readonly block: number;
  readonly ground: Ground | null;
}

interface Lot {
  readonly ring: Ring;
  readonly block: number;
  readonly ground: Ground | null;
}

/** A house lot wholly inside the farm, design frame: the farm parcel has a hole there. */
const INHOLDING: Ring = [
  [2470, 4690],
  [2650, 4700],
  [2640, 4880],
  [2460, 4870],
];
/** Pairs of lots that are one parcel across a street, design frame: a position in each. */
const ACROSS_THE_STREET: readonly (readonly [Point, Point])[] = [
  [
    [960, 250],
    [930, 560],
  ],
  [
    [8660, 220],
    [8660, 520],
  ],
];

/** Divides the blocks into parcels that share their vertices, design frame to EPSG:2260. */
export function divideParcels(blocks: Blocks, streets: readonly Street[]): Parcel[] {
  const lots: Lot[] = [
    ...blocks.toDivide.flatMap((block, index) =>
      divideBlock(block, streets, seededRandom(`block ${String(index)}`)).map((ring) => ({
        ring,
        block: index,
        ground: null,
      })),
    ),
    ...blocks.grounds.map(({ ground, ring }, index) => ({ ring, block: 1000 + index, ground })),
  ];
  const shared = shareVertices([...lots.map(({ ring }) => counterClockwise(ring)), INHOLDING]);
  const meshed = lots.map((lot, index) => ({ ...lot, ring: shared[index] ?? lot.ring }));
  const inholding: Lot = { ring: INHOLDING, block: 2000, ground: null };
  return joinAcross(
    [...joinScraps(meshed, streets).map((lot) => toParcel(lot, [])), toParcel(inholding, [])].map(withHole),
  );
}

function toParcel({ ring, block, ground }: Lot, holes: readonly Ring[]): Parcel {
  const parts = [[ring, ...holes].map((each) => ringToFile(densifyRing(each, 110)))];
  return { parts, middle: centroid(ring), block, ground };
}

function withHole(parcel: Parcel, _index: number, all: readonly Parcel[]): Parcel {
  const inholding = cyclic(all, -1);
  const [outer] = cyclic(parcel.parts, 0);
  const [inner] = cyclic(inholding.parts, 0);
  if (outer === undefined || inner === undefined || parcel === inholding) return parcel;
  return ringContains(outer, cyclic(inner, 0))
    ? { ...parcel, parts: [[outer, [...inner].reverse()]] }
    : parcel;
}

/** Lots too small to build on, or without a street, are joined to the neighbour with the longest common side. */
function joinScraps(lots: readonly Lot[], streets: readonly Street[]): Lot[] {
  const result = [...lots];
  for (let round = 0; round < 3; round += 1) {
    for (let index = result.length - 1; index >= 0; index -= 1) {
      const lot = cyclic(result, index);
      if (lot.ground !== null || !isScrap(lot.ring, streets)) continue;
      const neighbours = result
        .map((other, place) => ({
          other,
          place,
          length: other === lot || isFar(other.ring, lot.ring) ? 0 : sharedLength(other.ring, lot.ring),
        }))
        .filter(({ other, length }) => length > 0 && other.ground === null)
        .sort((a, b) => b.length - a.length);
      for (const { other, place } of neighbours) {
        const ring = joinRings(other.ring, lot.ring);
        if (ring === null) continue;
        result[place] = { ...other, ring };
        result.splice(index, 1);
        break;
      }
    }
  }
  return result;
}

function isScrap(ring: Ring, streets: readonly Street[]): boolean {
  const { width, depth } = lotSizeAt(centroid(ring));
  if (Math.abs(signedArea(ring)) < 0.42 * width * depth) return true;
  const front = ring.reduce((sum, point, index) => {
    const next = cyclic(ring, index + 1);
    return frontageAt(toStatePlane(along(point, next, 0.5)), streets, 4) === null
      ? sum
      : sum + distance(point, next);
  }, 0);
  return front < 15;
}

function isFar(a: Ring, b: Ring): boolean {
  return distance(cyclic(a, 0), cyclic(b, 0)) > 3500;
}

function joinAcross(parcels: readonly Parcel[]): Parcel[] {
  let result = [...parcels];
  for (const [here, there] of ACROSS_THE_STREET) {
    const nearest = (target: Point): Parcel =>
      result.reduce((best, parcel) =>
        distance(parcel.middle, target) < distance(best.middle, target) ? parcel : best,
      );
    const [first, second] = [nearest(here), nearest(there)];
    result = result
      .filter((parcel) => parcel !== second)
      .map((parcel) => (parcel === first ? { ...first, parts: [...first.parts, ...second.parts] } : parcel));
  }
  return result;
}
