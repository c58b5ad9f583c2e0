import type { SourceFeature } from '../source-feature.js';
import type { AttributeLog, MetAttributes } from './attribute-log.js';
import { NOTHING_CHOSEN, type ChosenFields } from './chosen-fields.js';
import { spellings } from './field-names.js';
import { storable, textOf } from './values.js';

/** Characters that a column takes; a longer text stays among the attributes. */
const COLUMN_LENGTH = 500;

/** The attributes of one feature, found by any of their usual names, with a record of which was used for what. */
export class FeatureFields {
  private readonly met: MetAttributes;

  constructor(
    private readonly source: SourceFeature,
    private readonly log: AttributeLog,
    private readonly chosen: ChosenFields = NOTHING_CHOSEN,
  ) {
    this.met = log.meet(Object.keys(source.properties));
  }

  /** the number of the feature in its file */
  get feature(): number {
    return this.source.feature;
  }

  /** the feature's own id, where its format has one */
  get featureId(): string | null {
    return short(textOf(this.source.id));
  }

  /** whether a person said which attribute fills a column, or that none does */
  isChosen(column: string): boolean {
    return this.chosen.attributes.has(column);
  }

  /**
   * The first of several attributes that holds something, as `read` understands it. Where a person chose an attribute for
   * the column, only that one is looked at.
   * @param column  what it is used for
   * @param names  in order of preference, in any spelling
   */
  first<T>(
    column: string,
    names: readonly string[],
    read: (text: string, value: unknown, attribute: string) => T | null,
  ): T | null {
    for (const attribute of this.candidates(column, names)) {
      const text = short(this.text(attribute));
      const value = text === null ? null : read(text, this.source.properties[attribute], attribute);
      if (value === null) continue;
      this.log.mapped(attribute, column);
      return value;
    }
    return null;
  }

  /** the first of several attributes that holds something, as text exactly as written */
  firstText(column: string, names: readonly string[]): string | null {
    return this.first(column, names, (text) => text);
  }

  /** whether the feature has an attribute of that name, in any spelling, also an empty one */
  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** what the first of several attributes that holds something says, without taking it for the column */
  written(column: string, names: readonly string[]): string | null {
    for (const attribute of this.candidates(column, names)) {
      const text = short(this.text(attribute));
      if (text !== null) return text;
    }
    return null;
  }

  /** what an attribute of exactly that name holds, as text; null for nothing, and for one that names people */
  exactText(attribute: string): string | null {
    return this.log.isLeft(attribute) || !Object.hasOwn(this.source.properties, attribute)
      ? null
      : this.text(attribute);
  }

  /** every attribute but those that name people, ready to be stored */
  get kept(): Record<string, unknown> {
    const kept: Record<string, unknown> = {};
    for (const [name, stored] of this.met.kept) kept[stored] = clean(this.source.properties[name]);
    return kept;
  }

  private candidates(column: string, names: readonly string[]): readonly string[] {
    const chosen = this.chosen.attributes.get(column);
    if (chosen !== undefined) {
      const there =
        chosen !== null && Object.hasOwn(this.source.properties, chosen) && !this.log.isLeft(chosen);
      return there ? [chosen] : [];
    }
    const before = this.met.found.get(names);
    if (before !== undefined) return before;
    const found = names.map((name) => this.find(name)).filter((attribute) => attribute !== null);
    this.met.found.set(names, found);
    return found;
  }

  private find(name: string): string | null {
    for (const spelling of spellings(name)) {
      const attribute = this.met.byPlainName.get(spelling);
      if (attribute !== undefined) return attribute;
    }
    return null;
  }

  private text(attribute: string): string | null {
    return textOf(this.source.texts?.[attribute] ?? this.source.properties[attribute]);
  }
}

function short(text: string | null): string | null {
  return text !== null && text.length <= COLUMN_LENGTH ? text : null;
}

/** Depth to which nested attributes are kept. */
const DEPTH = 8;

function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key), clean(item, depth + 1)]),
  );
}
