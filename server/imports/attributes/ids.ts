import type { ImportTally } from '../import-tally.js';
import type { FeatureFields } from './feature-fields.js';

/** Gives the features of one file ids that differ, and says where it had to. */
export class IdGiver {
  /** ids given, each with the number of the last copy made of it */
  private readonly given = new Map<string, number>();

  /**
   * @param names  attributes that may hold the id when there is none called id and the feature has none itself; a person's choice wins
   * @param prefix  of ids that have to be made up: with the number of the feature they must be new to the layer
   */
  constructor(
    private readonly names: readonly string[],
    private readonly prefix: string,
    private readonly tally: ImportTally,
  ) {}

  /** @returns the feature's id as text exactly, with a suffix when another feature of the file has it already */
  idOf(fields: FeatureFields): string {
    const own = fields.isChosen('id')
      ? idText(fields, [])
      : (idText(fields, ['id']) ?? fields.featureId ?? idText(fields, this.names));
    const id = own ?? `${this.prefix}${fields.feature}`;
    if (own === null) this.tally.about(`no id; one was made up, such as ${this.prefix}1`, fields.feature);
    const free = this.freed(id);
    if (free !== id)
      this.tally.about('an id that another feature has already; a suffix was added', fields.feature);
    this.given.set(free, 1);
    return free;
  }

  private freed(id: string): string {
    const copies = this.given.get(id);
    if (copies === undefined) return id;
    let copy = copies + 1;
    while (this.given.has(`${id}-${copy}`)) copy += 1;
    this.given.set(id, copy);
    return `${id}-${copy}`;
  }
}

/** As written, but for the fraction that a table gives to whole numbers: 335.000000 is 335. */
function idText(fields: FeatureFields, names: readonly string[]): string | null {
  return fields.first('id', names, (text, value) =>
    typeof value === 'number' ? text.replace(/\.0+$/, '') : text,
  );
}
