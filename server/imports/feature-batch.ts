import type { Knex } from 'knex';
import { findTakenIds } from '../sql/imports/layer-rows.js';
import {
  insertFeatures,
  type EnteringFeature,
  type TroubledFeature,
} from '../sql/imports/insert-features.js';
import type { ImportTally } from './import-tally.js';
import type { ParsedImportRequest } from './import-request.js';
import { REACH_FT } from './place.js';
import { isPlainlyValid } from './plainly-valid.js';
import type { Shape } from './shape.js';
import { wkbBytesOf } from './wkb.js';

/** A feature ready for the database: its number, what is kept of its attributes, and the columns of its layer. */
export interface PreparedFeature {
  feature: number;
  attributes: object;
  row: Readonly<Record<string, unknown>>;
  /** in EPSG:2260 */
  shape: Shape;
}

/** Features sent in one statement, unless their geometry fills it before. */
const FEATURES = 1000;
/** Bytes of geometry sent in one statement. */
const GEOMETRY = 2_000_000;

/**
 * Gathers features, sends them in batches, and tells the tally what became of each. While the database works on a batch
 * the next one is gathered: never more than two are held.
 */
export class FeatureBatch {
  private waiting: EnteringFeature[] = [];
  private size = 0;
  private sending: Promise<void> = Promise.resolve();
  /** ids that current features of the layer have already */
  readonly takenIds: string[] = [];

  constructor(
    private readonly trx: Knex.Transaction,
    private readonly request: ParsedImportRequest,
    private readonly run: { importId: string; mapVersion: number | null; municipality: string },
    private readonly tally: ImportTally,
  ) {}

  /** @returns whether the feature filled a batch, which is on its way then; null when there is nothing to wait for */
  add({ feature, attributes, row, shape }: PreparedFeature): Promise<void> | null {
    const wkb = wkbBytesOf(shape);
    const said = Buffer.from(JSON.stringify(attributes));
    this.waiting.push({ feature, row, attributes: said, wkb, plain: isPlainlyValid(shape) });
    this.size += wkb.length;
    return this.waiting.length < FEATURES && this.size < GEOMETRY ? null : this.next();
  }

  /** sends what waits, and returns when all is in */
  async send(): Promise<void> {
    await this.next();
    await this.sending;
  }

  /** sends what waits once the batch before is in */
  private async next(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    this.size = 0;
    await this.sending;
    this.sending = this.put(batch);
    // Whoever waits for it is told; until then nobody may listen.
    this.sending.catch(() => undefined);
  }

  private async put(batch: readonly EnteringFeature[]): Promise<void> {
    const features = await this.withoutTaken(batch);
    if (features.length === 0) return;
    const { figures, others } = await insertFeatures(this.trx, this.request.layer, features, {
      jurisdictionId: this.request.jurisdiction,
      importId: this.run.importId,
      repair: this.request.repair,
      reachFt: REACH_FT,
      mapVersion: this.run.mapVersion,
      layer: this.request.layer,
    });
    const { tally } = this;
    tally.accepted += figures.length;
    for (const { areaSqFt, gridAreaSqFt, lengthFt } of figures) {
      tally.areas.push(areaSqFt);
      tally.gridAreas.push(gridAreaSqFt);
      tally.lengths.push(lengthFt);
    }
    for (const feature of others) this.tell(feature);
  }

  private async withoutTaken(features: readonly EnteringFeature[]): Promise<readonly EnteringFeature[]> {
    const { layer, jurisdiction } = this.request;
    if (layer !== 'wetlands' && layer !== 'watercourses') return features;
    const idOf = ({ row: { id } }: EnteringFeature): string | null => (typeof id === 'string' ? id : null);
    const ids = features.map(idOf).filter((id) => id !== null);
    const taken = new Set(await findTakenIds(this.trx, layer, jurisdiction, ids));
    this.takenIds.push(...taken);
    if (taken.size === 0) return features;
    return features.filter((feature) => !taken.has(idOf(feature) ?? ''));
  }

  /** tells the tally of a feature that did not enter, or was repaired */
  private tell(feature: TroubledFeature): void {
    const { tally } = this;
    if (feature.awayFt !== null) {
      tally.nearestFt = Math.min(tally.nearestFt, feature.awayFt);
      const miles = (feature.awayFt / 5280).toFixed(1);
      tally.reject('far', {
        feature: feature.feature,
        message: `it lies ${miles} miles from ${this.run.municipality}; at most ${REACH_FT / 5280} are taken`,
      });
      return;
    }
    const fault = { feature: feature.feature, message: faultOf(feature), ...locationOf(feature) };
    if (!feature.entered) {
      if (!feature.valid) tally.invalid += 1;
      tally.reject('shape', fault);
      return;
    }
    tally.repair({
      ...fault,
      gridAreaBeforeSqFt: feature.gridAreaGivenSqFt ?? 0,
      gridAreaAfterSqFt: feature.gridAreaSqFt,
      areaAfterSqFt: feature.areaSqFt,
    });
  }
}

function faultOf({ reason, valid }: TroubledFeature): string {
  return valid
    ? 'it encloses no area'
    : `it is not a valid polygon: ${(reason ?? 'unknown reason').toLowerCase()}`;
}

function locationOf({ lon, lat, xFt, yFt }: TroubledFeature): {
  location?: { lon: number; lat: number; xFt: number; yFt: number };
} {
  return lon === null || lat === null || xFt === null || yFt === null
    ? {}
    : { location: { lon, lat, xFt, yFt } };
}
