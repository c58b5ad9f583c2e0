import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { FieldMapping } from '../../core/contracts/field-mapping.js';
import type { ImportLayerId } from '../../core/contracts/import-report.js';
import type { AttributeLog } from '../imports/attributes/attribute-log.js';
import {
  chosenFields,
  NOTHING_CHOSEN,
  requireMet,
  type ChosenFields,
} from '../imports/attributes/chosen-fields.js';
import { storable } from '../imports/attributes/values.js';
import { peekFeatures } from '../imports/peek-features.js';
import type { FeatureSource, SourceFeature } from '../imports/source-feature.js';
import { findMapping, remembersMappings, type MappingKey } from '../sql/imports/find-mapping.js';
import { rememberMapping } from '../sql/imports/remember-mapping.js';

/** Features by whose attributes files are told from each other. */
export const PEEKED_FEATURES = 20;

/** Formats whose features may have attributes that the first ones lack. */
const UNEVEN: ReadonlySet<FeatureSource['format']> = new Set(['GeoJSON', 'KML', 'KMZ']);

/** Longest text of names that is kept as it is. */
const LONGEST_KEY = 1500;

/** Whose file it is, and what is asked of it. */
export interface MappingRequest {
  jurisdictionId: string;
  layer: ImportLayerId;
  /** what a person says now; empty: what is remembered counts, if anything is */
  fields: FieldMapping;
}

/** How the fields of a file are to be understood. */
export interface FileMapping {
  chosen: ChosenFields;
  /** what it would be remembered by; null where it was not looked at, since nothing was said or remembered */
  key: MappingKey | null;
  /** all features of the file */
  features: AsyncIterable<SourceFeature>;
}

/**
 * Finds out which attributes of a file fill which columns by a person's word: what is said now, else what was said with an
 * earlier file of the same attributes. What is said now takes the place of all that is remembered.
 * @param source  whose features have not been read yet; they have to be read from the answer
 * @throws InvalidInput  for a column or attribute that there is not, or an attribute that names people
 */
export async function mapFields(
  knex: Knex | Knex.Transaction,
  request: MappingRequest,
  source: FeatureSource,
): Promise<FileMapping> {
  const { jurisdictionId, layer, fields } = request;
  const said = Object.keys(fields).length > 0;
  if (!said && !(await remembersMappings(knex, { jurisdictionId, layer }))) {
    return { chosen: NOTHING_CHOSEN, key: null, features: source.features() };
  }
  const { first, all } = await peekFeatures(source, PEEKED_FEATURES);
  const names = attributeNames(first);
  const key = { jurisdictionId, layer, attributes: attributesKey(names) };
  const remembered = said ? null : await findMapping(knex, key);
  const present = { names, all: names.length > 0 && !UNEVEN.has(source.format) };
  return {
    chosen: said
      ? chosenFields(layer, fields, 'chosen', present)
      : chosenFields(layer, remembered ?? {}, 'remembered', present),
    key,
    features: all,
  };
}

/**
 * Keeps what a person said of a file for the next one like it, once the file is read.
 * @param log  of the file
 * @param accountId  of the person; null for the command line
 * @throws InvalidInput  where an attribute that was named was in none of its features
 */
export async function rememberFields(
  knex: Knex | Knex.Transaction,
  { chosen, key }: FileMapping,
  log: AttributeLog,
  accountId: string | null,
): Promise<void> {
  if (key === null || chosen.attributes.size === 0 || chosen.how === 'remembered') return;
  requireMet(chosen, log.attributes);
  const mapping = Object.fromEntries(
    [...chosen.attributes].map(([column, name]) => [column, storable(name ?? '')]),
  );
  await rememberMapping(knex, key, mapping, accountId);
}

/** @returns a sentence that says what is taken from an earlier import; none where nothing is */
export function rememberedNotice({ how, attributes }: ChosenFields): string[] {
  if (how !== 'remembered' || attributes.size === 0) return [];
  const pairs = [...attributes].map(([column, name]) => `${column} from ${name ?? 'nothing'}`);
  return [
    `Fields are mapped as remembered from an earlier file with the same attributes: ${pairs.join(', ')}.`,
  ];
}

/** @returns the names of all attributes of features, in the order in which they are met */
export function attributeNames(features: readonly SourceFeature[]): string[] {
  return [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
}

/** @returns the names in one order, or where they are very long, a digest of them: a key can only have so many bytes */
function attributesKey(names: readonly string[]): string {
  const text = names.map(storable).toSorted().join('\n');
  if (Buffer.byteLength(text) <= LONGEST_KEY) return text;
  return `sha256 ${createHash('sha256').update(text).digest('hex')}`;
}
