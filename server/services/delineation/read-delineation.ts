import type { Knex } from 'knex';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { TooComplex } from '../../../core/errors.js';
import { AttributeLog } from '../../imports/attributes/attribute-log.js';
import { FeatureFields } from '../../imports/attributes/feature-fields.js';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import { ImportTally } from '../../imports/import-tally.js';
import { LAYERS } from '../../imports/layers.js';
import { REACH_FT } from '../../imports/place.js';
import { mapPositions, ringsOf } from '../../imports/shape.js';
import type { FeatureSource } from '../../imports/source-feature.js';
import { wkbOf } from '../../imports/wkb.js';
import { judgeShapes, type JudgedShape } from '../../sql/delineation/judge-shapes.js';
import { checkedShapes } from '../uploads/checked-shapes.js';
import { faultOf, rejectUnfit } from '../uploads/reject-unfit.js';
import { delineatedAttributes, type DelineatedAttributes, type DelineatedShape } from './delineated-shape.js';

/** Vertices of all shapes of a file together; the embedded database cannot be stopped once it overlays them. */
const MOST_VERTICES = 200_000;

/** What a file was read to. */
export interface ReadDelineation {
  shapes: DelineatedShape[];
  tally: ImportTally;
}

interface PlacedShape {
  feature: number;
  wkb: string;
  attributes: DelineatedAttributes;
}

/**
 * Reads the shapes of a file that lie where they may, every coordinate to the last bit. What cannot be taken is in the
 * tally with its number and reason.
 * @param repair  whether invalid polygons are taken in repaired
 * @throws TooComplex  for more shapes or vertices than an amendment takes
 */
export async function readDelineation(
  knex: Knex,
  source: FeatureSource,
  crs: ChosenCrs,
  { jurisdictionId, repair }: { jurisdictionId: string; repair: boolean },
): Promise<ReadDelineation> {
  const tally = new ImportTally();
  const placed = await readPlaced(source, crs, tally);
  if (placed.size === 0) return { shapes: [], tally };
  const rows = [...placed.values()].map(({ feature, wkb }) => ({ feature, wkb }));
  const judged = await judgeShapes(knex, rows, { jurisdictionId, repair, reachFt: REACH_FT });
  const shapes = judged.flatMap((shape): DelineatedShape[] => {
    const attributes = placed.get(shape.feature)?.attributes;
    const geom = enter(shape, tally);
    return attributes === undefined || geom === null ? [] : [{ feature: shape.feature, geom, ...attributes }];
  });
  return { shapes, tally };
}

async function readPlaced(
  source: FeatureSource,
  crs: ChosenCrs,
  tally: ImportTally,
): Promise<Map<number, PlacedShape>> {
  const log = new AttributeLog();
  const placed = new Map<number, PlacedShape>();
  let vertices = 0;
  for await (const { source: feature, shape } of checkedShapes(source, LAYERS.wetlands, crs, tally)) {
    const count = ringsOf(shape).reduce((sum, ring) => sum + ring.length, 0);
    if (count > AMENDMENT_LIMITS.verticesPerShape) {
      const most = AMENDMENT_LIMITS.verticesPerShape.toLocaleString('en-US');
      tally.reject('shape', { feature: feature.feature, message: `it has more than ${most} vertices` });
      continue;
    }
    vertices += count;
    refuseTooMany(placed.size + 1, vertices);
    const attributes = delineatedAttributes(new FeatureFields(feature, log), tally);
    const wkb = wkbOf(mapPositions(shape, crs.toStorage));
    placed.set(feature.feature, { feature: feature.feature, wkb, attributes });
  }
  return placed;
}

function refuseTooMany(shapes: number, vertices: number): void {
  if (shapes > AMENDMENT_LIMITS.changes) {
    throw new TooComplex(
      `The file has more than ${AMENDMENT_LIMITS.changes} shapes, which is what one amendment changes at most. Send those that were delineated, without the rest of the layer.`,
    );
  }
  if (vertices > MOST_VERTICES) {
    throw new TooComplex(
      `The shapes of the file have more than ${MOST_VERTICES.toLocaleString('en-US')} vertices. Send them in parts.`,
    );
  }
}

/** @returns the shape to take, null where the tally now knows why there is none */
function enter(shape: JudgedShape, tally: ImportTally): string | null {
  if (rejectUnfit(shape, tally)) return null;
  if (!shape.valid) {
    tally.remark(
      `Feature ${shape.feature} was repaired, as repair=true asks: ${faultOf(shape)}. Its area in the grid was ` +
        `${shape.gridAreaGivenSqFt.toFixed(1)} sq ft and is ${shape.gridAreaSqFt.toFixed(1)} sq ft now.`,
    );
  }
  tally.accepted += 1;
  return shape.geom;
}
