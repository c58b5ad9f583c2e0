import type { WetlandAttributes } from '../../../core/contracts/amendments.js';
import type { WetlandKind } from '../../../core/measurements.js';
import type { NewChange } from '../../sql/amendments/append-change.js';
import type { DelineatedShape } from './delineated-shape.js';
import type { MatchRemarks, ShapeMatch } from './match-shapes.js';
import type { NewWetlandIds } from './new-wetland-ids.js';
import type { PresentWetland } from './present-wetlands.js';

/** What holds for every shape of a delineation that says nothing of its own. */
export interface DelineationDefaults {
  kind: WetlandKind | null;
  accuracyFt: number | null;
  /** recorded as the source of each outline */
  source: string;
  /** how a change names where its shape came from, before the number of the feature */
  from: string;
}

/** A shape, what it was found to replace, and the change that it becomes. */
export interface DelineatedChange {
  match: ShapeMatch;
  change: NewChange;
}

/** What shapes are made into changes with. */
export interface ChangeMaking {
  /** wetlands of the draft's map, by id */
  present: ReadonlyMap<string, PresentWetland>;
  /** features that have the very shape of the wetland they replace */
  sameShape: ReadonlySet<number>;
  ids: NewWetlandIds;
  defaults: DelineationDefaults;
  remarks: MatchRemarks;
}

const KIND_UNKNOWN =
  'nothing says whether it is tidal; taken as freshwater (parameter kind, or an attribute kind: freshwater, tidal)';

/**
 * Makes the change that a delineated shape is. Attributes are the file's, else those of the wetland that it replaces. How
 * accurate an outline is belongs to the outline, so that is never taken from the wetland that it replaces.
 * @returns null where the map has the wetland just so already
 */
export function delineatedChange(
  shape: DelineatedShape,
  match: ShapeMatch,
  { present, sameShape, ids, defaults, remarks }: ChangeMaking,
): DelineatedChange | null {
  const wetland = match.wetland === null ? undefined : present.get(match.wetland);
  const attributes = attributesOf(shape, wetland?.attributes, defaults);
  if (wetland !== undefined && sameShape.has(shape.feature) && saysTheSame(attributes, wetland.attributes))
    return null;
  if (wetland === undefined && shape.kind === null && defaults.kind === null) {
    remarks.about(KIND_UNKNOWN, shape.feature);
  }
  if (wetland !== undefined && wetland.attributes.kind !== attributes.kind) {
    remarks.remark(
      `Feature ${shape.feature} makes ${wetland.wetland} ${attributes.kind}; it is ${wetland.attributes.kind} now.`,
    );
  }
  const added = wetland === undefined || wetland.replacesKey === null;
  return {
    match,
    change: {
      action: added ? 'add' : 'reshape',
      wetlandId: wetland?.wetland ?? ids.give(shape.id),
      replacesKey: wetland?.replacesKey ?? null,
      derivedFrom: wetland?.derivedFrom ?? (match.lost === null ? [] : [match.lost]),
      note: '',
      attributes,
      geom: shape.geom,
      delineatedFrom: `${defaults.from}, feature ${shape.feature}`,
    },
  };
}

function attributesOf(
  shape: DelineatedShape,
  wetland: WetlandAttributes | undefined,
  defaults: DelineationDefaults,
): WetlandAttributes {
  return {
    name: shape.name ?? wetland?.name ?? null,
    kind: shape.kind ?? defaults.kind ?? wetland?.kind ?? 'freshwater',
    localImportance: shape.localImportance ?? wetland?.localImportance ?? false,
    degraded: shape.degraded ?? wetland?.degraded ?? false,
    accuracyFt: shape.accuracyFt ?? defaults.accuracyFt,
    source: defaults.source,
  };
}

/** Which file an outline comes from is no difference between two that are the same. */
function saysTheSame(attributes: WetlandAttributes, wetland: WetlandAttributes): boolean {
  return (
    attributes.name === wetland.name &&
    attributes.kind === wetland.kind &&
    attributes.localImportance === wetland.localImportance &&
    attributes.degraded === wetland.degraded &&
    (attributes.accuracyFt === null || attributes.accuracyFt === wetland.accuracyFt)
  );
}
