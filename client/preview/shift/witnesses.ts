import type { Ground } from './ground.js';

/** Places whose lying on the wrong land shows that a shift is none. */
export type WitnessKind =
  /** of the drawing: must not come onto forbidden land, nor off the allowed land */
  | 'drawn'
  /** of the edge of forbidden land: the drawing must not come over it */
  | 'forbidden'
  /** of the edge of the allowed land: the drawing must not reach over it */
  | 'allowed';

/** One such place: of the drawing as it was drawn, or of the land. */
export interface Witness {
  kind: WitnessKind;
  x: number;
  y: number;
}

/**
 * @param dx  feet east that the drawing is moved, `dy` feet north
 * @param reachFt  figures beyond it, either way, need not be exact
 * @returns feet by which a place is wrong; negative: feet by which it is right
 */
export function wrongAt(
  { drawing, forbidden, allowed, clearFt, overFt }: Ground,
  kind: WitnessKind,
  x: number,
  y: number,
  dx: number,
  dy: number,
  reachFt: number,
): number {
  // Far enough that what is cut off there still lies beyond the reach after room is added.
  const capFt = reachFt + 2 * clearFt;
  if (kind === 'forbidden') return drawing.depth(x - dx, y - dy, capFt) + clearFt;
  if (kind === 'allowed') return drawing.depth(x - dx, y - dy, capFt) - overFt;
  const inForbidden = forbidden.depth(x + dx, y + dy, capFt) + clearFt;
  if (allowed === null || inForbidden > reachFt) return inForbidden;
  return Math.max(inForbidden, -allowed.depth(x + dx, y + dy, capFt) - overFt);
}

/**
 * Places that are looked at for every shift. How far a shift is from putting a place right changes by no more than a foot
 * with each foot of the shift, so that one place that is wrong by more than the radius of a circle of shifts rules all of
 * them out. Further places are added where a shift turns out to be wrong at none of those known.
 */
export class Witnesses {
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #kinds: WitnessKind[] = [];

  constructor(private readonly ground: Ground) {
    for (const [x, y] of ground.drawn) this.add({ kind: 'drawn', x, y });
    for (const [field, kind] of [
      [ground.forbidden, 'forbidden'],
      [ground.allowed, 'allowed'],
    ] as const) {
      const edges = field?.outer.edges ?? [];
      for (let at = 0; at < edges.length; at += 4)
        this.add({ kind, x: edges[at] ?? 0, y: edges[at + 1] ?? 0 });
    }
  }

  /** How many there are. */
  get count(): number {
    return this.#kinds.length;
  }

  /** @returns the number of a further one */
  add({ x, y, kind }: Witness): number {
    this.#xs.push(x);
    this.#ys.push(y);
    this.#kinds.push(kind);
    return this.#kinds.length - 1;
  }

  /** As `wrongAt`, for one of those held. */
  wrongBy(number: number, dx: number, dy: number, reachFt: number): number {
    const [x, y] = [this.#xs[number] ?? 0, this.#ys[number] ?? 0];
    return wrongAt(this.ground, this.#kinds[number] ?? 'drawn', x, y, dx, dy, reachFt);
  }
}
