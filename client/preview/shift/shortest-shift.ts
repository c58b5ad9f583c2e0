import { bearingOf } from '../../geometry/bearing.js';
import type { MultiPolygon, Polygon } from '../planar.js';
import { crossingWitnesses, type WrongWitness } from './crossings.js';
import { prepareGround, type Ground } from './ground.js';
import { Queue } from './queue.js';
import { CLEAR_FT, TOLERANCE_FT, type Shift } from './tolerances.js';
import { Witnesses } from './witnesses.js';

/** What is known of the shortest shift. */
export type ShiftAnswer =
  | { kind: 'none-needed' }
  /** no shift that is shorter by more than the tolerance does it */
  | ({ kind: 'shift' } & Shift)
  /** proven: none at all */
  | { kind: 'none' }
  /**
   * the work allowed was done, or the fit is so tight that rounding decides it: none shorter than `atLeastFt`; `found`
   * is one that does it, if one was found, and there may be a shorter one
   */
  | { kind: 'undecided'; atLeastFt: number; found: Shift | null };

export interface ShiftOptions {
  /** how much longer than the shortest the answer may be */
  toleranceFt?: number;
  /** room left between the moved drawing and forbidden land; see CLEAR_FT */
  clearFt?: number;
  /** places looked at before the search gives up */
  work?: number;
}

/** A drawing that is this far off is outside as it is: the chords' 0.0075 ft, and a little. */
const CLEAR_AS_DRAWN_FT = 0.01;
/** Some two seconds. */
const WORK = 3_000_000;
/** Squares of shifts with a smaller half-diagonal are not divided any more. */
const LEAST_RADIUS_FT = 0.01;

/** Below it, edges that cross are looked for even where a witness is wrong: they may be wrong by more. */
const CROSSING_RADIUS_FT = 0.15;

/** A square of shifts. */
interface Cell {
  x: number;
  y: number;
  half: number;
  /** no shift in it is shorter */
  atLeastFt: number;
  /** witnesses that may be wrong for some shift in it */
  witnesses: readonly number[];
}

function shiftOf(dxFt: number, dyFt: number): Shift {
  const bearing = bearingOf([0, 0], [dxFt, dyFt]) ?? 0;
  return { dxFt, dyFt, distanceFt: Math.hypot(dxFt, dyFt), bearing };
}

/** The shift of a square that is nearest to none. */
function nearestIn(x: number, y: number, half: number): [number, number] {
  const toward = (middle: number): number => Math.sign(middle) * Math.max(0, Math.abs(middle) - half);
  return [toward(x), toward(y)];
}

function cellAt(x: number, y: number, half: number, witnesses: readonly number[]): Cell {
  return { x, y, half, atLeastFt: Math.hypot(...nearestIn(x, y, half)), witnesses };
}

class Search {
  readonly #witnesses: Witnesses;
  readonly #queue = new Queue<Cell>((cell) => cell.atLeastFt);
  #best: Shift | null = null;
  #work = 0;
  /** the witness that ruled out the last square, asked first for the next */
  #last = 0;
  /** least length of shifts that were neither ruled out nor found right */
  #openFt = Infinity;

  constructor(
    private readonly ground: Ground,
    private readonly toleranceFt: number,
    private readonly most: number,
  ) {
    this.#witnesses = new Witnesses(ground);
  }

  #crossings(dx: number, dy: number): WrongWitness[] | null {
    this.#work += this.ground.drawnEdges.length / 4;
    return crossingWitnesses(this.ground, dx, dy);
  }

  /** Whether a shift, of which the witnesses are the only ones that may be wrong, is right. */
  #isRight(dx: number, dy: number, witnesses: readonly number[]): boolean {
    this.#work += witnesses.length;
    return (
      witnesses.every((witness) => this.#witnesses.wrongBy(witness, dx, dy, 0.5) <= 0) &&
      this.#crossings(dx, dy) === null
    );
  }

  #keep(dx: number, dy: number): void {
    const shift = shiftOf(dx, dy);
    if (this.#best === null || shift.distanceFt < this.#best.distanceFt) this.#best = shift;
  }

  /** Goes from a right shift towards the shortest of its square as far as shifts stay right, if that makes a shorter one. */
  #keepShorter({ x, y, half }: Cell, witnesses: readonly number[]): void {
    const [toX, toY] = nearestIn(x, y, half);
    let [right, wrong] = [0, 1];
    const bestFt = this.#best?.distanceFt ?? Infinity;
    const [fromFt, toFt] = [Math.hypot(x, y), Math.hypot(toX, toY)];
    if (fromFt > bestFt) {
      right = (fromFt - bestFt + this.toleranceFt / 2) / (fromFt - toFt);
      if (!this.#isRight(x + right * (toX - x), y + right * (toY - y), witnesses)) return;
    }
    this.#keep(x + right * (toX - x), y + right * (toY - y));
    while ((wrong - right) * half > this.toleranceFt / 8) {
      const share = (right + wrong) / 2;
      const [dx, dy] = [x + share * (toX - x), y + share * (toY - y)];
      if (this.#isRight(dx, dy, witnesses)) {
        right = share;
        this.#keep(dx, dy);
      } else wrong = share;
    }
  }

  /** Witnesses that a square is not rid of; null where one of them rules all of it out. `worst` is at its middle. */
  #look({ x, y, witnesses }: Cell, radius: number): { kept: number[]; worst: number } | null {
    const wrongBy = (witness: number): number => {
      this.#work += 1;
      return this.#witnesses.wrongBy(witness, x, y, radius);
    };
    if (wrongBy(this.#last) > radius) return null;
    const kept: { witness: number; wrong: number }[] = [];
    for (const witness of witnesses) {
      const wrong = wrongBy(witness);
      if (wrong > radius) {
        this.#last = witness;
        return null;
      }
      if (wrong > -radius) kept.push({ witness, wrong });
    }
    // What is most wrong here is likely to rule out a part of the square: it is asked first.
    kept.sort((a, b) => b.wrong - a.wrong);
    return { kept: kept.map(({ witness }) => witness), worst: kept[0]?.wrong ?? -Infinity };
  }

  /** Takes one square: rules it out, finds its middle right, or divides it in four. */
  #take(cell: Cell): void {
    const radius = cell.half * Math.SQRT2;
    const looked = this.#look(cell, radius);
    if (looked === null) return;
    let witnesses = looked.kept;
    if (looked.worst <= 0 || radius < CROSSING_RADIUS_FT) {
      const found = this.#crossings(cell.x, cell.y);
      if (found === null) {
        if (looked.worst <= 0) this.#keepShorter(cell, witnesses);
      } else {
        const added = found.map((witness) => this.#witnesses.add(witness));
        if (found.some(({ wrong }) => wrong > radius)) return;
        witnesses = [...added, ...witnesses];
      }
    }
    if (this.#best !== null && cell.atLeastFt >= this.#best.distanceFt - this.toleranceFt) return;
    if (radius < LEAST_RADIUS_FT) {
      this.#openFt = Math.min(this.#openFt, cell.atLeastFt);
      return;
    }
    const half = cell.half / 2;
    const { west, east, south, north } = this.ground.shifts;
    for (const x of [cell.x - half, cell.x + half])
      for (const y of [cell.y - half, cell.y + half])
        if (x + half >= west && x - half <= east && y + half >= south && y - half <= north)
          this.#queue.push(cellAt(x, y, half, witnesses));
  }

  run(): ShiftAnswer {
    const { west, east, south, north } = this.ground.shifts;
    if (west > east || south > north) return { kind: 'none' };
    const half = Math.max(east - west, north - south) / 2;
    const every = Array.from({ length: this.#witnesses.count }, (_none, index) => index);
    this.#queue.push(cellAt((west + east) / 2, (south + north) / 2, half, every));
    for (let cell = this.#queue.pop(); cell !== undefined; cell = this.#queue.pop()) {
      const isDone = this.#best !== null && cell.atLeastFt >= this.#best.distanceFt - this.toleranceFt;
      if (isDone) break;
      if (this.#work > this.most) {
        this.#openFt = Math.min(this.#openFt, cell.atLeastFt);
        break;
      }
      this.#take(cell);
    }
    const best = this.#best;
    const isOpen = this.#openFt < (best?.distanceFt ?? Infinity) - this.toleranceFt;
    if (isOpen) return { kind: 'undecided', atLeastFt: this.#openFt, found: best };
    return best === null ? { kind: 'none' } : { kind: 'shift', ...best };
  }
}

function isClear(ground: Ground): boolean {
  const clear: Ground = { ...ground, clearFt: CLEAR_AS_DRAWN_FT, allowed: null };
  const witnesses = new Witnesses(clear);
  for (let witness = 0; witness < witnesses.count; witness += 1)
    if (witnesses.wrongBy(witness, 0, 0, 1) > 0) return false;
  return crossingWitnesses(clear, 0, 0) === null;
}

/**
 * The shortest shift of a drawing, all of its polygons together and without turning them, after which it shares nothing
 * with the forbidden land and lies on the allowed land.
 *
 * Squares of shifts are taken in the order of their shortest shift, and divided until each is ruled out by a place that is
 * wrong for all of it, or its middle is found right.
 * @param drawing  closed rings in grid feet
 * @param forbidden  kinds of land to leave, each of valid polygons
 * @param allowed  parcels to stay on; together they are the land that may be used
 */
export function shortestShift(
  drawing: readonly Polygon[],
  forbidden: readonly MultiPolygon[],
  allowed: readonly MultiPolygon[],
  options: ShiftOptions = {},
): ShiftAnswer {
  const ground = prepareGround(drawing, forbidden, allowed, options.clearFt ?? CLEAR_FT);
  if (ground === null) return { kind: 'none' };
  if (isClear(ground)) return { kind: 'none-needed' };
  return new Search(ground, options.toleranceFt ?? TOLERANCE_FT, options.work ?? WORK).run();
}
