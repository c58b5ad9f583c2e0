type Ring = readonly (readonly number[])[];

/**
 * Places in which a ring may cross itself and still be repaired. Undoing them takes time by the square of their number:
 * a sixteenth of a second for 300, a minute and a half for the 30,000 of a scribble of 500 corners, and nothing can stop it.
 */
export const MOST_CROSSINGS = 300;

/** Comparisons of boxes and sides: a ring of 2,000 sides never takes as many, and one that is no scribble a few for each. */
const COMPARISONS = { atLeast: 5_000_000, forEachSide: 150 } as const;

/**
 * @param ring  closed, in any coordinates
 * @returns whether it crosses itself in more places than may be repaired, or its sides lie across one another so much
 *   that it cannot be told. Corners and sides that only touch do not count.
 */
export function isTangled(ring: Ring): boolean {
  const sides = ring.length - 1;
  if ((sides * (sides - 3)) / 2 <= MOST_CROSSINGS) return false;
  return new SideTree(ring).crossesOften();
}

/** The sides of a ring in a tree of boxes: the box of a node holds those of the nodes 2n and 2n + 1; sides are its leaves. */
class SideTree {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  private readonly sides: number;
  private readonly leaves: number;
  private readonly west: Float64Array;
  private readonly east: Float64Array;
  private readonly south: Float64Array;
  private readonly north: Float64Array;
  private found = 0;
  private left: number;

  constructor(ring: Ring) {
    this.sides = ring.length - 1;
    this.xs = Float64Array.from(ring, ([x = 0]) => x);
    this.ys = Float64Array.from(ring, ([, y = 0]) => y);
    this.left = Math.max(COMPARISONS.atLeast, this.sides * COMPARISONS.forEachSide);
    this.leaves = 2 ** Math.ceil(Math.log2(this.sides));
    // An empty box is one that nothing reaches into.
    this.west = new Float64Array(2 * this.leaves).fill(Infinity);
    this.east = new Float64Array(2 * this.leaves).fill(-Infinity);
    this.south = new Float64Array(2 * this.leaves).fill(Infinity);
    this.north = new Float64Array(2 * this.leaves).fill(-Infinity);
    for (let side = 0; side < this.sides; side += 1) {
      const [x = 0, toX = 0, y = 0, toY = 0] = [
        this.xs[side],
        this.xs[side + 1],
        this.ys[side],
        this.ys[side + 1],
      ];
      const node = this.leaves + side;
      this.west[node] = Math.min(x, toX);
      this.east[node] = Math.max(x, toX);
      this.south[node] = Math.min(y, toY);
      this.north[node] = Math.max(y, toY);
    }
    for (let node = this.leaves - 1; node > 0; node -= 1) {
      this.west[node] = Math.min(at(this.west, 2 * node), at(this.west, 2 * node + 1));
      this.east[node] = Math.max(at(this.east, 2 * node), at(this.east, 2 * node + 1));
      this.south[node] = Math.min(at(this.south, 2 * node), at(this.south, 2 * node + 1));
      this.north[node] = Math.max(at(this.north, 2 * node), at(this.north, 2 * node + 1));
    }
  }

  crossesOften(): boolean {
    this.within(1);
    return this.isEnough();
  }

  private isEnough(): boolean {
    return this.found > MOST_CROSSINGS || this.left < 0;
  }

  /** counts the crossings among the sides below a node */
  private within(node: number): void {
    if (node >= this.leaves || this.isEnough()) return;
    this.within(2 * node);
    this.within(2 * node + 1);
    this.between(2 * node, 2 * node + 1);
  }

  /** counts the crossings of sides below one node with sides below another on the same level */
  private between(one: number, other: number): void {
    this.left -= 1;
    if (this.isEnough() || !this.meet(one, other)) return;
    if (one >= this.leaves) {
      if (this.cross(one - this.leaves, other - this.leaves)) this.found += 1;
      return;
    }
    this.between(2 * one, 2 * other);
    this.between(2 * one, 2 * other + 1);
    this.between(2 * one + 1, 2 * other);
    this.between(2 * one + 1, 2 * other + 1);
  }

  private meet(one: number, other: number): boolean {
    return (
      at(this.west, one) <= at(this.east, other) &&
      at(this.west, other) <= at(this.east, one) &&
      at(this.south, one) <= at(this.north, other) &&
      at(this.south, other) <= at(this.north, one)
    );
  }

  /** whether two sides run through one another */
  private cross(one: number, other: number): boolean {
    return (
      this.turn(one, other) * this.turn(one, other + 1) < 0 &&
      this.turn(other, one) * this.turn(other, one + 1) < 0
    );
  }

  /** on which side of a side, prolonged, a corner lies: by the sign */
  private turn(side: number, corner: number): number {
    const x = at(this.xs, side);
    const y = at(this.ys, side);
    return Math.sign(
      (at(this.xs, side + 1) - x) * (at(this.ys, corner) - y) -
        (at(this.ys, side + 1) - y) * (at(this.xs, corner) - x),
    );
  }
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0;
