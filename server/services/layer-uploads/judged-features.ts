import type { Knex } from 'knex';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import type { ImportTally } from '../../imports/import-tally.js';
import type { ImportLayer } from '../../imports/layers.js';
import { REACH_FT } from '../../imports/place.js';
import { mapPositions, type Shape } from '../../imports/shape.js';
import type { SourceFeature } from '../../imports/source-feature.js';
import { wkbBytesOf } from '../../imports/wkb.js';
import { judgeFeatures, type JudgedFeature } from '../../sql/uploads/judge-features.js';
import { checkedShapes } from '../uploads/checked-shapes.js';

/** Features judged in one statement, unless their geometry fills it before. */
const FEATURES = 500;
/** Bytes of geometry judged in one statement. */
const GEOMETRY = 2_000_000;

/** How features are judged. */
export interface Judging {
  jurisdiction: { id: string; name: string };
  layer: ImportLayer;
  crs: ChosenCrs;
  repair: boolean;
  tally: ImportTally;
  signal: AbortSignal;
}

/** A feature that would come in. */
export interface EnteringFeature {
  feature: SourceFeature;
  /** in the coordinates of the file */
  shape: Shape;
  /** in EPSG:2260 */
  stored: Shape;
  /** it would come in repaired */
  repaired: boolean;
}

type WaitingFeature = Omit<EnteringFeature, 'repaired'> & { wkb: Buffer };

/**
 * Reads the features of a file and judges them as an import does, in batches; while the database judges one the next is read.
 * What would be rejected is in the tally, with its reason and place.
 * @returns those that would come in, in the order of the file
 */
export async function* judgedFeatures(
  knex: Knex,
  features: AsyncIterable<SourceFeature>,
  judging: Judging,
): AsyncIterable<EnteringFeature> {
  const { layer, crs, tally, signal } = judging;
  let waiting: WaitingFeature[] = [];
  let size = 0;
  let judged: Promise<EnteringFeature[]> = Promise.resolve([]);
  const next = async (): Promise<EnteringFeature[]> => {
    const batch = waiting;
    waiting = [];
    size = 0;
    const before = await judged;
    signal.throwIfAborted();
    judged = judgedBatch(knex, batch, judging);
    // Whoever waits for it is told; until then nobody may listen.
    judged.catch(() => undefined);
    return before;
  };
  for await (const { source: feature, shape } of checkedShapes(
    { features: () => features },
    layer,
    crs,
    tally,
  )) {
    const stored = mapPositions(shape, crs.toStorage);
    const wkb = wkbBytesOf(stored);
    waiting.push({ feature, shape, stored, wkb });
    size += wkb.length;
    if (waiting.length >= FEATURES || size >= GEOMETRY) yield* await next();
  }
  yield* await next();
  yield* await judged;
}

async function judgedBatch(
  knex: Knex,
  batch: readonly WaitingFeature[],
  { jurisdiction, repair, tally }: Judging,
): Promise<EnteringFeature[]> {
  if (batch.length === 0) return [];
  const sent = batch.map(({ feature, wkb }) => ({ feature: feature.feature, wkb }));
  const found = await judgeFeatures(knex, sent, {
    jurisdictionId: jurisdiction.id,
    repair,
    reachFt: REACH_FT,
  });
  const byNumber = new Map(found.map((each) => [each.feature, each]));
  const entering: EnteringFeature[] = [];
  for (const { feature, shape, stored } of batch) {
    const judged = byNumber.get(feature.feature);
    if (judged === undefined) continue;
    if (judged.enters) entering.push({ feature, shape, stored, repaired: !judged.valid });
    else reject(judged, jurisdiction.name, tally);
  }
  tally.accepted += entering.length;
  return entering;
}

function reject(judged: JudgedFeature, municipality: string, tally: ImportTally): void {
  const { feature, awayFt, valid, reason, lon, lat, xFt, yFt } = judged;
  if (awayFt !== null) {
    tally.nearestFt = Math.min(tally.nearestFt, awayFt);
    const miles = (awayFt / 5280).toFixed(1);
    tally.reject('far', {
      feature,
      message: `it lies ${miles} miles from ${municipality}; at most ${REACH_FT / 5280} are taken`,
    });
    return;
  }
  if (!valid) tally.invalid += 1;
  const message = valid
    ? 'it encloses no area'
    : `it is not a valid polygon: ${(reason ?? 'unknown reason').toLowerCase()}`;
  const nowhere = lon === null || lat === null || xFt === null || yFt === null;
  tally.reject('shape', { feature, message, ...(nowhere ? {} : { location: { lon, lat, xFt, yFt } }) });
}
