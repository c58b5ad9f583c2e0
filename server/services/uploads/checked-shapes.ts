import type { ChosenCrs } from '../../imports/choose-crs.js';
import type { ImportTally } from '../../imports/import-tally.js';
import type { ImportLayer } from '../../imports/layers.js';
import { checkedShape } from '../../imports/place-shape.js';
import type { Shape } from '../../imports/shape.js';
import type { FeatureSource, SourceFeature } from '../../imports/source-feature.js';

/** A feature whose geometry lies where it may. */
export interface CheckedFeature {
  source: SourceFeature;
  /** in the coordinates of the file */
  shape: Shape;
}

/**
 * Reads the features of a file one after the other. What cannot be taken is counted in the tally, with its number and reason.
 * @param layer  which shapes are taken, and how they are called
 */
export async function* checkedShapes(
  source: Pick<FeatureSource, 'features'>,
  layer: Pick<ImportLayer, 'shapes' | 'noun'>,
  crs: ChosenCrs,
  tally: ImportTally,
): AsyncIterable<CheckedFeature> {
  for await (const feature of source.features()) {
    tally.read += 1;
    if (feature.deleted === true) tally.deletedRows += 1;
    else if (feature.geometry === null && feature.fault === undefined) tally.nullGeometry += 1;
    else {
      const shape = checkedShape(feature, layer, crs, tally);
      if (shape !== null) yield { source: feature, shape };
    }
  }
}
