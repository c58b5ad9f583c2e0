import type { WetlandKind } from '../../../core/measurements.js';
import type { RowContext } from './row-context.js';
import type { FeatureFields } from './feature-fields.js';

/** Cowardin code of the National Wetlands Inventory; its first letter is the system. */
const COWARDIN = ['ATTRIBUTE', 'COWARDIN', 'COWARDIN_CODE', 'NWI_CODE', 'NWICODE', 'WETLAND_CODE'];
/** The inventory's plain words: "Estuarine and Marine Wetland", "Freshwater Emergent Wetland". */
const WORDS = [
  'WETLAND_TYPE',
  'WETLAND_TY',
  'WETLANDTYPE',
  'WETLAND_CLASS',
  'WET_TYPE',
  'TYPE',
  'CLASS_NAME',
];
/** Where the state's tidal wetlands maps put their categories. */
const CATEGORY = [
  'TIDAL_CATEGORY',
  'TW_CATEGORY',
  'TWCATEGORY',
  'TW_CLASS',
  'TWCLASS',
  'CATEGORY',
  'CLASS',
  'LABEL',
];
/** Coastal fresh marsh, intertidal marsh, high marsh, shoals and flats, littoral zone, formerly connected. */
const TIDAL_CATEGORIES = new Set(['FM', 'IM', 'HM', 'SM', 'LZ', 'FC', 'CS']);
/** Water regimes of fresh water that rises and falls with the tide, and the tidal rivers. */
const FRESH_TIDAL = /^R1|^P(?:[A-Z]{2}\d?(?:\/\d)?[A-Z]?\/)?[A-Z]{2}\d?(?:\/\d)?[QRSTVN]/;

/**
 * Whether a wetland is tidal: by its own `kind`, else by what published maps record. Where nothing tells, it is
 * freshwater, with a notice.
 */
export function wetlandKind(fields: FeatureFields, context: RowContext): WetlandKind {
  const recorded = recordedKind(fields, context);
  if (recorded !== null) return recorded;
  context.tally.about(
    'nothing says whether it is tidal; taken as freshwater (attribute kind: freshwater, tidal)',
    fields.feature,
  );
  return 'freshwater';
}

/** @returns what the attributes say of a wetland being tidal; null where they say nothing */
export function recordedKind(
  fields: FeatureFields,
  { tally }: Pick<RowContext, 'tally'>,
): WetlandKind | null {
  const stated = fields.first('kind', ['kind'], statedKind);
  if (stated !== null) return stated;
  const cowardin = fields.first('kind', COWARDIN, (text) => (/^[EMPLRU]/i.test(text) ? text : null));
  if (cowardin !== null) {
    const system = cowardin.charAt(0).toUpperCase();
    if (system === 'E' || system === 'M') return 'tidal';
    if (system === 'U')
      tally.about('its Cowardin code says upland; taken as a freshwater wetland', fields.feature);
    if (FRESH_TIDAL.test(cowardin)) {
      tally.about('its Cowardin code says fresh water with a tide; taken as freshwater', fields.feature);
    }
    return 'freshwater';
  }
  return (
    fields.first('kind', WORDS, wordedKind) ??
    fields.first('kind', CATEGORY, (text) =>
      TIDAL_CATEGORIES.has(text.toUpperCase()) ? 'tidal' : wordedKind(text),
    )
  );
}

function statedKind(text: string): WetlandKind | null {
  const word = text.toLowerCase();
  return word === 'tidal' || word === 'freshwater' ? word : wordedKind(text);
}

function wordedKind(text: string): WetlandKind | null {
  if (/estuarine|marine|non-?tidal|tidal|salt ?marsh|intertidal/i.test(text)) {
    return /non-?tidal/i.test(text) ? 'freshwater' : 'tidal';
  }
  return /fresh ?water|riverine|lake|pond|palustrine|lacustrine/i.test(text) ? 'freshwater' : null;
}
