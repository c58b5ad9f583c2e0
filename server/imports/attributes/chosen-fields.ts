import type { FieldMapping } from '../../../core/contracts/field-mapping.js';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { InvalidInput } from '../../../core/errors.js';
import { importColumn, IMPORT_COLUMNS } from '../../../core/import-columns.js';
import { isPersonal, plainName } from './field-names.js';

/** Which attributes fill which columns because a person said so, now or with an earlier file like this one. */
export interface ChosenFields {
  how: 'chosen' | 'remembered';
  /** by column; null: nothing fills it */
  attributes: ReadonlyMap<string, string | null>;
}

/** The attributes of a file that are known before it is read. */
export interface PresentAttributes {
  names: readonly string[];
  /** false: later features may have others */
  all: boolean;
}

/** Nothing was chosen: every column is filled by what is known. */
export const NOTHING_CHOSEN: ChosenFields = { how: 'chosen', attributes: new Map() };

/**
 * @returns the mapping, with each attribute in the spelling of the file
 * @throws InvalidInput  for a column that the layer lacks, an attribute that the file lacks, or one that names people
 */
export function chosenFields(
  layer: ImportLayerId,
  mapping: FieldMapping,
  how: ChosenFields['how'],
  present: PresentAttributes,
): ChosenFields {
  const attributes = new Map<string, string | null>();
  for (const [column, attribute] of Object.entries(mapping)) {
    requireColumn(layer, column);
    attributes.set(
      column,
      attribute.trim() === '' ? null : spelled(layer, column, attribute.trim(), present),
    );
  }
  return { how, attributes };
}

/** @throws InvalidInput  naming the columns that there are, for one that the layer lacks */
export function requireColumn(layer: ImportLayerId, column: string): void {
  if (importColumn(layer, column) !== undefined) return;
  const columns = IMPORT_COLUMNS[layer].map((known) => known.column).join(', ');
  throw new InvalidInput(
    `The layer ${layer} has no column "${column}" that an attribute could fill. Its columns: ${columns}.`,
  );
}

/** @throws InvalidInput  naming the attributes that there are, where a chosen one was met in no feature */
export function requireMet(chosen: ChosenFields, met: readonly string[]): void {
  const known = new Set(met);
  for (const [column, attribute] of chosen.attributes) {
    if (attribute !== null && !known.has(attribute)) throw lacking(column, attribute, met);
  }
}

function spelled(
  layer: ImportLayerId,
  column: string,
  attribute: string,
  { names, all }: PresentAttributes,
): string {
  if (isPersonal(attribute, layer)) {
    throw new InvalidInput(
      `The attribute ${attribute} names people or where they get their mail. It is never stored, so it cannot fill the column ${column}.`,
    );
  }
  if (names.includes(attribute)) return attribute;
  const alike = names.filter((name) => plainName(name) === plainName(attribute));
  const [only, ...others] = alike;
  if (only !== undefined && others.length === 0) return only;
  if (!all) return attribute;
  throw lacking(column, attribute, names);
}

function lacking(column: string, attribute: string, present: readonly string[]): InvalidInput {
  const names = present.filter((name) => !isPersonal(name));
  const there = names.length === 0 ? 'It has none that could.' : `It has: ${names.join(', ')}.`;
  return new InvalidInput(
    `The file has no attribute "${attribute}" to fill the column ${column} with. ${there}`,
  );
}
