import type { Feature, FeatureCollection } from 'geojson';
import type { Knex } from 'knex';
import { screeningRequestSchema } from '../../core/contracts/screening.js';
import type { KeptScreening } from '../sql/screening/read-screening.js';
import { readSplitGeometry, type SplitPiece } from '../sql/screening/read-split-geometry.js';
import type { SplitQuestion } from '../sql/screening/split-statement.js';
import type { ScreenedParcelSubject } from './screen-parcel.js';

/** RFC 7946 lets a FeatureCollection carry further members; readers that do not know them pass them over. */
type AnsweredCollection = FeatureCollection & { answer: unknown };

function pieceFeature({ part, areaSqFt, geometry }: SplitPiece): Feature {
  return { type: 'Feature', properties: { part, areaSqFt }, geometry };
}

async function piecesOf(knex: Knex, question: SplitQuestion): Promise<Feature[]> {
  return (await readSplitGeometry(knex, question)).map(pieceFeature);
}

/** A screened parcel as GeoJSON in degrees: the parts it is split into, each with its square feet, and the answer. */
export async function parcelFeatures(
  knex: Knex,
  { answer, measured }: ScreenedParcelSubject,
): Promise<AnsweredCollection> {
  return { type: 'FeatureCollection', features: await piecesOf(knex, measured.question), answer };
}

/** A kept proposal as GeoJSON in degrees: what was drawn, then the parts it was split into, and the answer given. */
export async function proposalFeatures(
  knex: Knex,
  { request, overlay, answer }: KeptScreening,
): Promise<AnsweredCollection> {
  const drawn = screeningRequestSchema.parse(request).features.map((feature, index): Feature => ({
    type: 'Feature',
    properties: { ...feature.properties, areaSqFt: overlay.areasSqFt[index] ?? null },
    geometry: feature.geometry,
  }));
  return {
    type: 'FeatureCollection',
    features: [...drawn, ...(await piecesOf(knex, overlay.question))],
    answer,
  };
}
