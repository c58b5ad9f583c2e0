import { wetlandIdSchema } from '../../../core/contracts/amendments.js';

/** Gives ids to wetlands that a delineation adds to the map. */
export class NewWetlandIds {
  private readonly known: Set<string>;
  private last = 0;

  /**
   * @param known  ids that wetlands have or had
   * @param prefix  of ids that are made up
   */
  constructor(
    known: readonly string[],
    private readonly prefix: string,
  ) {
    this.known = new Set(known);
  }

  /**
   * @param wished  by the file; a mere number of a row is no name for a wetland
   * @returns the wished id where the map can have it, else one that no wetland ever had
   */
  give(wished: string | null): string {
    const usable =
      wished !== null &&
      !/^\d+$/.test(wished) &&
      wetlandIdSchema.safeParse(wished).success &&
      !this.known.has(wished);
    const id = usable ? wished : this.madeUp();
    this.known.add(id);
    return id;
  }

  private madeUp(): string {
    do this.last += 1;
    while (this.known.has(`${this.prefix}${this.last}`));
    return `${this.prefix}${this.last}`;
  }
}
