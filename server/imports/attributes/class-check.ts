/** Codes named in a notice at most. */
const NAMED = 5;

/** Codes of wetland classes that are not known, or only in part, gathered while a file is read. */
export class ClassCheck {
  private readonly strange = new Map<string, number>();
  private readonly partly = new Map<string, number>();
  private strangeCount = 0;
  private partlyCount = 0;

  /** a code that the classification lacks */
  unknown(code: string): void {
    this.strangeCount += 1;
    count(this.strange, code);
  }

  /** a code whose end is not known */
  partlyKnown(code: string): void {
    this.partlyCount += 1;
    count(this.partly, code);
  }

  /** @returns a sentence for each kind of doubt */
  notices(): string[] {
    return [
      ...(this.strangeCount === 0
        ? []
        : [
            `${features(this.strangeCount)} with a wetland code that is not known (${named(this.strange)}): it was put into no words, and whether they are tidal was not told from it.`,
          ]),
      ...(this.partlyCount === 0
        ? []
        : [`${features(this.partlyCount)} with a wetland code known only in part (${named(this.partly)}).`]),
    ];
  }
}

/** Codes beyond so many are not gathered: a column of free text has one for each feature. */
const GATHERED = 100;

function count(codes: Map<string, number>, code: string): void {
  const before = codes.get(code);
  if (before !== undefined || codes.size < GATHERED) codes.set(code, (before ?? 0) + 1);
}

function named(codes: ReadonlyMap<string, number>): string {
  const often = [...codes].sort(([, a], [, b]) => b - a).map(([code]) => code.slice(0, 40));
  return [...often.slice(0, NAMED), ...(often.length > NAMED ? ['…'] : [])].join(', ');
}

function features(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'feature' : 'features'}`;
}
