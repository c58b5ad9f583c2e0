import type { Knex } from 'knex';
import { findTakenIds } from '../sql/imports/layer-rows.js';
import { insertFeatures } from '../sql/imports/insert-features.js';
import type { InsertedFeature } from '../sql/imports/insert-statement.js';
import type { ImportTally } from './import-tally.js';
import type { ParsedImportRequest } from './import-request.js';
import { REACH_FT } from './place.js';

/** A feature ready for the database: its number, attributes, and the columns of its layer. */
export type PreparedFeature = { feature: number; attributes: object; id?: string } & object;

/** The same with its geometry, as well-known binary. */
interface Waiting {
  row: PreparedFeature;
  wkb: Buffer;
}

/** Features sent in one statement, unless their geometry fills it before. */
const FEATURES = 500;
/** Bytes of geometry sent in one statement. */
const GEOMETRY = 2_000_000;

/**
 * Gathers features, sends them in batches, and tells the tally what became of each. While the database works on a batch
 * the next one is gathered: never more than two are held.
 */
export class FeatureBatch {
  private waiting: Waiting[] = [];
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
  add(row: PreparedFeature, wkb: Buffer): Promise<void> | null {
    this.waiting.push({ row, wkb });
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

  private async put(batch: readonly Waiting[]): Promise<void> {
    const features = await this.withoutTaken(batch);
    if (features.length === 0) return;
    let start = 1;
    const rows = features.map(({ row, wkb }) => {
      const placed = { ...row, start, bytes: wkb.length };
      start += wkb.length;
      return placed;
    });
    const inserted = await insertFeatures(this.trx, this.request.layer, {
      rows: JSON.stringify(rows),
      shapes: Buffer.concat(features.map(({ wkb }) => wkb)),
      jurisdictionId: this.request.jurisdiction,
      importId: this.run.importId,
      repair: this.request.repair,
      reachFt: REACH_FT,
      mapVersion: this.run.mapVersion,
      layer: this.request.layer,
    });
    for (const feature of inserted) this.enter(feature);
  }

  private async withoutTaken(features: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { layer, jurisdiction } = this.request;
    if (layer !== 'wetlands' && layer !== 'watercourses') return features;
    const ids = features.flatMap(({ row: { id } }) => (id === undefined ? [] : [id]));
    const taken = new Set(await findTakenIds(this.trx, layer, jurisdiction, ids));
    this.takenIds.push(...taken);
    return taken.size === 0
      ? features
      : features.filter(({ row: { id } }) => id === undefined || !taken.has(id));
  }

  private enter(feature: InsertedFeature): void {
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
    if (!feature.valid) {
      tally.repair({
        ...fault,
        gridAreaBeforeSqFt: feature.gridAreaGivenSqFt,
        gridAreaAfterSqFt: feature.gridAreaSqFt,
        areaAfterSqFt: feature.areaSqFt,
      });
    }
    tally.accepted += 1;
    tally.areas.push(feature.areaSqFt);
    tally.gridAreas.push(feature.gridAreaSqFt);
    tally.lengths.push(feature.lengthFt);
  }
}

function faultOf({ reason, valid }: InsertedFeature): string {
  return valid
    ? 'it encloses no area'
    : `it is not a valid polygon: ${(reason ?? 'unknown reason').toLowerCase()}`;
}

function locationOf({ lon, lat, xFt, yFt }: InsertedFeature): {
  location?: { lon: number; lat: number; xFt: number; yFt: number };
} {
  return lon === null || lat === null || xFt === null || yFt === null
    ? {}
    : { location: { lon, lat, xFt, yFt } };
}
