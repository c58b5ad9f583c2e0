import { UPLOAD_LIMITS } from '../../../core/contracts/uploads.js';
import { isPersonal } from '../../imports/attributes/field-names.js';
import { storable } from '../../imports/attributes/values.js';
import type { SourceFeature } from '../../imports/source-feature.js';

/** Characters of a value that the table shows. */
const VALUE_LENGTH = 200;

/** The first rows of a file's attribute table, without attributes that name people, filled while the file is read. */
export class AttributeTable {
  readonly rows: Record<string, unknown>[] = [];
  /** the first features of the file */
  readonly first: SourceFeature[] = [];
  private readonly names = new Set<string>();
  private readonly personal = new Set<string>();

  /** @param mostFirst  features that are held */
  constructor(private readonly mostFirst: number) {}

  /** attributes of the file, in its order */
  get attributes(): string[] {
    return [...this.names];
  }

  /** attributes that name people, which are never stored */
  get leftOut(): string[] {
    return [...this.personal];
  }

  /** @returns the features as they come, each entered on its way; rows marked as deleted are not */
  async *watching(features: AsyncIterable<SourceFeature>): AsyncIterable<SourceFeature> {
    for await (const feature of features) {
      if (feature.deleted !== true) this.enter(feature);
      yield feature;
    }
  }

  private enter(feature: SourceFeature): void {
    const { properties, texts } = feature;
    if (this.first.length < this.mostFirst) this.first.push(feature);
    for (const name of Object.keys(properties)) (isPersonal(name) ? this.personal : this.names).add(name);
    if (this.rows.length >= UPLOAD_LIMITS.previewRows) return;
    const shown = Object.entries(properties).filter(([name]) => !isPersonal(name));
    this.rows.push(Object.fromEntries(shown.map(([name, value]) => [name, cell(texts?.[name] ?? value)])));
  }
}

/** A value as a table shows it: one line of text, a number, yes or no, or nothing. */
function cell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = storable(typeof value === 'string' ? value : JSON.stringify(value));
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
}
