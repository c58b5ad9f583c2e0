/** Agreement asked for: 3 in 10⁴, for the two programs buffer by 100 ft on the grid and on the ground. */
const TOLERANCE = 3e-4;

interface Difference {
  feature: string;
  figure: string;
  ours: number;
  expected: number;
  relative: number;
}

/** Collects figures beside those of another program, and says whether they agree. */
export class Differences {
  readonly #all: Difference[] = [];

  /** @param whole  what the difference is held against, such as the area of the footprint that is split */
  add(feature: string, figure: string, ours: number, expected: number, whole: number): void {
    const relative = ours === expected ? 0 : Math.abs(ours - expected) / Math.max(Math.abs(whole), 1e-9);
    this.#all.push({ feature, figure, ours, expected, relative });
  }

  /** NaN, a figure that is missing, agrees with nothing. */
  get agree(): boolean {
    return this.#all.length > 0 && this.#all.every(({ relative }) => relative <= TOLERANCE);
  }

  /** @returns the worst of each figure, and every one that does not agree */
  summary(): string {
    const figures = [...new Set(this.#all.map(({ figure }) => figure))];
    const lines = figures.map((figure) => {
      const these = this.#all.filter((difference) => difference.figure === figure);
      const worst = Math.max(...these.map(({ relative }) => relative));
      return `${figure}: ${these.length} compared, largest difference ${worst.toExponential(1)}`;
    });
    const off = this.#all
      .filter(({ relative }) => !(relative <= TOLERANCE))
      .map(
        ({ feature, figure, ours, expected }) => `  ${feature} ${figure}: ${ours} here, ${expected} expected`,
      );
    return [
      ...lines,
      off.length === 0 ? `All agree to ${TOLERANCE}` : `${off.length} do not agree:`,
      ...off,
    ].join('\n');
  }
}
