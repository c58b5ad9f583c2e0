import type { SourceFeature } from '../source-feature.js';
import type { AttributeLog } from './attribute-log.js';
import { isPersonal, plainName, spellings } from './field-names.js';
import { storable, textOf } from './values.js';

/** Characters that a column takes; a longer text stays among the attributes. */
const COLUMN_LENGTH = 500;

/** The attributes of one feature, found by any of their usual names, with a record of which was used for what. */
export class FeatureFields {
  private readonly byPlainName = new Map<string, string>();

  constructor(
    private readonly source: SourceFeature,
    private readonly log: AttributeLog,
  ) {
    for (const name of Object.keys(source.properties)) {
      if (isPersonal(name)) log.left(name);
      else {
        log.seen(name);
        const plain = plainName(name);
        if (!this.byPlainName.has(plain)) this.byPlainName.set(plain, name);
      }
    }
  }

  /** the number of the feature in its file */
  get feature(): number {
    return this.source.feature;
  }

  /** the feature's own id, where its format has one */
  get featureId(): string | null {
    return short(textOf(this.source.id));
  }

  /**
   * The first of several attributes that holds something, as `read` understands it.
   * @param column  what it is used for, for the report
   * @param names  in order of preference, in any spelling
   */
  first<T>(
    column: string,
    names: readonly string[],
    read: (text: string, value: unknown) => T | null,
  ): T | null {
    for (const name of names) {
      const attribute = this.find(name);
      if (attribute === null) continue;
      const text = short(this.text(attribute));
      const value = text === null ? null : read(text, this.source.properties[attribute]);
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

  /** every attribute but those that name people, ready to be stored */
  get kept(): Record<string, unknown> {
    const kept: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(this.source.properties)) {
      if (!isPersonal(name)) kept[storable(name)] = clean(value);
    }
    return kept;
  }

  private find(name: string): string | null {
    for (const spelling of spellings(name)) {
      const attribute = this.byPlainName.get(spelling);
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
