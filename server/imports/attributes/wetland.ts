import { CLASS_IN_WORDS } from '../../../core/cowardin/wetland-words.js';
import { COWARDIN_NAMES, knownNames } from '../../../core/import-columns.js';
import type { WetlandKind } from '../../../core/measurements.js';
import type { Shape } from '../shape.js';
import { accuracyOf, type RowContext } from './row-context.js';
import type { FeatureFields } from './feature-fields.js';
import { booleanOf } from './values.js';
import { wetlandClass } from './wetland-class.js';
import { wetlandKind } from './wetland-kind.js';

const NAMES = knownNames('wetlands', 'name');
const SOURCES = knownNames('wetlands', 'source');

/** A row of `wetland`, its geometry apart. */
export interface WetlandRow {
  id: string;
  name: string | null;
  kind: WetlandKind;
  local_importance: boolean;
  degraded: boolean;
  accuracy_ft: number | null;
  source: string | null;
  /** those of the file, and its class in words */
  attributes: Record<string, unknown>;
}

/** @returns what the attributes say of a wetland */
export function wetlandRow(fields: FeatureFields, context: RowContext, shape: Shape): WetlandRow {
  context.checks.acres.hold('wetlands', fields, shape);
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', NAMES),
    kind: wetlandKind(fields, context),
    local_importance: fields.first('local_importance', ['local_importance'], booleanOf) ?? false,
    degraded: fields.first('degraded', ['degraded'], booleanOf) ?? false,
    accuracy_ft: accuracyOf(fields, context),
    source: fields.firstText('source', SOURCES),
    attributes: withClass(fields, context),
  };
}

function withClass(fields: FeatureFields, { checks }: RowContext): Record<string, unknown> {
  const known = wetlandClass(fields, 'class');
  if (known === null) {
    const code = fields.written('class', COWARDIN_NAMES);
    if (code !== null) checks.codes.unknown(code);
    return fields.kept;
  }
  if (known.cowardin !== null && known.cowardin.unread !== null) {
    checks.codes.partlyKnown(known.cowardin.code);
  }
  return { ...fields.kept, [CLASS_IN_WORDS]: known.words };
}
