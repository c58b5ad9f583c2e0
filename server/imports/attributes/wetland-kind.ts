import { STATE_CLASS_NAMES, WETLAND_WORD_NAMES } from '../../../core/import-columns.js';
import type { WetlandKind } from '../../../core/measurements.js';
import type { RowContext } from './row-context.js';
import type { FeatureFields } from './feature-fields.js';
import { wetlandClass, type WetlandClass } from './wetland-class.js';

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
  // Where a person said which attribute holds the class and not which holds the kind, the kind follows from that class.
  const column = fields.isChosen('class') && !fields.isChosen('kind') ? 'class' : 'kind';
  const known = wetlandClass(fields, column);
  if (known !== null) {
    const remark = remarkOn(known);
    if (remark !== null) tally.about(remark, fields.feature);
    return known.kind;
  }
  return (
    fields.first('kind', WETLAND_WORD_NAMES, wordedKind) ??
    fields.first('kind', STATE_CLASS_NAMES, wordedKind)
  );
}

function remarkOn({ cowardin }: WetlandClass): string | null {
  if (cowardin?.system === 'upland') return 'its Cowardin code says upland; taken as a freshwater wetland';
  if (cowardin?.tide === 'fresh')
    return 'its Cowardin code says fresh water with a tide; taken as freshwater';
  return null;
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
