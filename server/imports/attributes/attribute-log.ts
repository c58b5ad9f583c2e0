import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { IMPORT_COLUMNS } from '../../../core/import-columns.js';
import { NOTHING_CHOSEN, type ChosenFields } from './chosen-fields.js';
import { isPersonal, plainName } from './field-names.js';
import { storable } from './values.js';

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(IMPORT_COLUMNS)
    .flat()
    .map(({ column, label }) => [column, label.charAt(0).toLowerCase() + label.slice(1)]),
);

/** The attributes of a feature, which those of the next one mostly are as well. */
export interface MetAttributes {
  /** of all of them */
  names: readonly string[];
  /** those that do not name people, by their plain names; of two with one plain name, the first */
  byPlainName: ReadonlyMap<string, string>;
  /** those that do not name people, each with its name as it is stored */
  kept: readonly (readonly [name: string, stored: string])[];
  /** which of them were found under lists of names that were asked for, kept by whoever looks */
  found: WeakMap<readonly string[], readonly string[]>;
}

/** What became of each attribute of a file, gathered while its features are read. */
export class AttributeLog {
  private readonly uses = new Map<string, Map<string, number>>();
  private readonly personal = new Set<string>();
  /** of the feature before */
  private met: MetAttributes = { names: [], byPlainName: new Map(), kept: [], found: new WeakMap() };

  /**
   * @param chosen  which columns are filled as a person said
   * @param layer  that the file is for
   */
  constructor(
    private readonly chosen: ChosenFields = NOTHING_CHOSEN,
    private readonly layer?: ImportLayerId,
  ) {}

  /** an attribute was read into a column */
  mapped(attribute: string, column: string): void {
    const columns = this.uses.get(attribute) ?? new Map<string, number>();
    columns.set(column, (columns.get(column) ?? 0) + 1);
    this.uses.set(attribute, columns);
  }

  /**
   * Takes note of the attributes of a feature. Those of a table are the same from row to row, and looked at once.
   * @param names  of all attributes of the feature
   */
  meet(names: readonly string[]): MetAttributes {
    const { met } = this;
    if (names.length === met.names.length && names.every((name, at) => name === met.names[at])) return met;
    const byPlainName = new Map<string, string>();
    for (const name of names) {
      if (this.personal.has(name) || isPersonal(name, this.layer)) this.personal.add(name);
      else {
        if (!this.uses.has(name)) this.uses.set(name, new Map());
        const plain = plainName(name);
        if (!byPlainName.has(plain)) byPlainName.set(plain, name);
      }
    }
    const kept = names
      .filter((name) => !this.personal.has(name))
      .map((name) => [name, storable(name)] as const);
    this.met = { names, byPlainName, kept, found: new WeakMap() };
    return this.met;
  }

  /** @returns whether an attribute that was met is left out, since it names people */
  isLeft(attribute: string): boolean {
    return this.personal.has(attribute);
  }

  /** names of the attributes met so far, without those that name people, in the order of the file */
  get attributes(): readonly string[] {
    return [...this.uses.keys()];
  }

  /** @returns the attributes that filled a column, with the number of features; the most used first */
  filling(column: string): { attribute: string; features: number }[] {
    return [...this.uses]
      .map(([attribute, columns]) => ({ attribute, features: columns.get(column) ?? 0 }))
      .filter(({ features }) => features > 0)
      .sort((a, b) => b.features - a.features);
  }

  /** names of the attributes left out because they name people */
  get personalAttributes(): readonly string[] {
    return [...this.personal];
  }

  /**
   * @param unused  what becomes of an attribute that is read into no column
   * @returns for each attribute, in the order of the file, what it was used for
   */
  summary(unused: string): { attribute: string; use: string }[] {
    const kept = [...this.uses].map(([attribute, columns]) => ({
      attribute,
      use: this.useOf(columns, unused),
    }));
    const left = [...this.personal].map((attribute) => ({
      attribute,
      use: 'not stored: it names people or where they get their mail',
    }));
    return [...kept, ...left];
  }

  private useOf(columns: ReadonlyMap<string, number>, unused: string): string {
    if (columns.size === 0) return unused;
    return [...columns]
      .map(([column, count]) => {
        const features = `${count.toLocaleString('en-US')} ${count === 1 ? 'feature' : 'features'}`;
        const how = this.chosen.attributes.has(column) ? `, as ${this.chosen.how}` : '';
        return `${LABELS.get(column) ?? column} (${features}${how})`;
      })
      .join(', ');
  }
}
