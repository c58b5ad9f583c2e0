import { along, cyclic, distance, type Point } from './plane.js';
import type { Parcel } from './parcels.js';
import { frontageAt, type Street } from './streets.js';

/** Where a parcel meets its street. */
export interface Front {
  readonly street: Street;
  /** Feet along the street's centreline. */
  readonly feetAlong: number;
  readonly left: boolean;
  /** The middle of the front line, EPSG:2260. */
  readonly middle: Point;
  /** Feet of front line. */
  readonly length: number;
}

/** A parcel with its tax map number, its address and the street it fronts on. */
export interface ListedParcel extends Parcel {
  readonly sbl: string;
  readonly address: string;
  readonly front: Front | null;
}

/** Numbers and addresses for all parcels, in the order of the tax map. */
export function listParcels(parcels: readonly Parcel[], streets: readonly Street[]): ListedParcel[] {
  const fronts = new Map(parcels.map((parcel) => [parcel, findFront(parcel, streets)]));
  const addresses = numberHouses(parcels, fronts, streets);
  return numberParcels(parcels)
    .map(({ parcel, sbl }) => ({
      ...parcel,
      sbl,
      address: addresses.get(parcel) ?? '',
      front: fronts.get(parcel) ?? null,
    }))
    .sort((a, b) => (a.sbl < b.sbl ? -1 : 1));
}

function findFront(parcel: Parcel, streets: readonly Street[]): Front | null {
  const found = new Map<string, Front>();
  const ring = cyclic(cyclic(parcel.parts, 0), 0);
  ring.forEach((from, index) => {
    const to = cyclic(ring, index + 1);
    const middle = along(from, to, 0.5);
    const frontage = frontageAt(middle, streets, 5);
    if (frontage === null) return;
    const { street, feetAlong, left } = frontage;
    const length = distance(from, to);
    const before = found.get(street.name);
    const total = (before?.length ?? 0) + length;
    const share = length / total;
    found.set(street.name, {
      street,
      left,
      length: total,
      feetAlong: before === undefined ? feetAlong : before.feetAlong + (feetAlong - before.feetAlong) * share,
      middle: before === undefined ? middle : along(before.middle, middle, share),
    });
  });
  // A corner lot looks to the street on which it is narrow.
  const wide = [...found.values()].filter(({ length }) => length >= 38).sort((a, b) => a.length - b.length);
  const widest = [...found.values()].sort((a, b) => b.length - a.length);
  return wide[0] ?? widest[0] ?? null;
}

function numberHouses(
  parcels: readonly Parcel[],
  fronts: ReadonlyMap<Parcel, Front | null>,
  streets: readonly Street[],
): Map<Parcel, string> {
  const sides = new Map<string, { parcel: Parcel; feet: number }[]>();
  for (const parcel of parcels) {
    const front = fronts.get(parcel) ?? nearestFront(parcel, streets);
    const key = `${front.left ? 'odd' : 'even'} ${front.street.name}`;
    sides.set(key, [...(sides.get(key) ?? []), { parcel, feet: front.feetAlong }]);
  }
  const addresses = new Map<Parcel, string>();
  for (const [key, side] of sides) {
    const isOdd = key.startsWith('odd ');
    let last = isOdd ? -1 : 0;
    for (const { parcel, feet } of side.sort((a, b) => a.feet - b.feet)) {
      last = Math.max(last + 2, 2 * Math.floor(feet / 42) + (isOdd ? 1 : 2));
      addresses.set(parcel, `${String(last)} ${key.slice(key.indexOf(' ') + 1)}`);
    }
  }
  return addresses;
}

/** Land behind other land takes its address from the nearest street. */
function nearestFront(
  parcel: Parcel,
  streets: readonly Street[],
): { street: Street; feetAlong: number; left: boolean } {
  const point = cyclic(cyclic(cyclic(parcel.parts, 0), 0), 0);
  const frontage = frontageAt(point, streets, 5000);
  if (frontage === null) throw new Error('a parcel lies far from every street');
  return frontage;
}

/** Section, block and lot; the sheets of the shore are the oldest and write their numbers with leading zeros. */
function numberParcels(parcels: readonly Parcel[]): { parcel: Parcel; sbl: string }[] {
  const byBlock = new Map<number, Parcel[]>();
  for (const parcel of parcels) byBlock.set(parcel.block, [...(byBlock.get(parcel.block) ?? []), parcel]);
  const blocksInSection = new Map<string, number>();
  return [...byBlock.values()].flatMap((members) => {
    const count = members.length;
    const [sumU, sumV] = members.reduce(([u, v], { middle }) => [u + middle[0], v + middle[1]], [0, 0]);
    const middle: Point = [sumU / count, sumV / count];
    const section = sectionAt(middle);
    const block = (blocksInSection.get(section) ?? 0) + 1;
    blocksInSection.set(section, block);
    const width = section.startsWith('0') ? 2 : 1;
    const bearing = ([u, v]: Point): number => Math.atan2(v - middle[1], u - middle[0]);
    return [...members]
      .sort((a, b) => bearing(a.middle) - bearing(b.middle))
      .map((parcel, index) => ({
        parcel,
        sbl: `${section}-${String(block)}-${String(index + 1).padStart(width, '0')}`,
      }));
  });
}

function sectionAt([u, v]: Point): string {
  const column = Math.min(5, Math.max(0, Math.floor(u / 1500)));
  if (v < 420) return `012.${String(column + 3).padStart(2, '0')}`;
  const row = Math.min(4, Math.max(0, Math.floor((v - 420) / 1250)));
  return `${String(12 + row)}.${String(21 + column * 7 + row * 2)}`;
}
