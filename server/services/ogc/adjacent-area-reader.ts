import type { Knex } from 'knex';
import type { OrdinanceId } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor, type Selection } from '../../../core/rules/selection.js';
import { mapFeatureId } from '../../ogc/feature-id.js';
import { listJurisdictionRecords } from '../../sql/jurisdictions/find-jurisdiction.js';
import type { FeatureFilter } from '../../sql/ogc/feature-filter.js';
import type { FeatureRow } from '../../sql/ogc/feature-form.js';
import {
  readAdjacentAreas,
  readAdjacentExtent,
  type AdjacentRow,
} from '../../sql/ogc/read-adjacent-areas.js';
import type { FeatureExtent } from '../../sql/ogc/read-extent.js';
import type { PageRequest } from '../../sql/ogc/read-features.js';
import type { CollectionReader, FeaturePage } from './collection-reader.js';

/** Wetlands widened in one statement, so that others get their turn at the database. */
const SLICE = 100;

/** A municipality whose own ordinance has adjacent areas, its map, and what the ordinance selects. */
interface Regulator {
  jurisdictionId: string;
  mapVersion: number;
  invented: boolean;
  ordinance: OrdinanceId;
  selection: Selection;
}

/** Properties of an adjacent area that it has from its municipality; the others are of its wetland. */
const isOfRegulator = (name: string): name is 'ordinance' | 'invented' =>
  name === 'ordinance' || name === 'invented';

/**
 * On the map and under the law of the day that is asked for, in the order of their ids, which is the first part of the
 * order of the pages.
 * @throws InvalidInput  for a day before the text held of one of the ordinances
 */
async function listRegulators(
  knex: Knex,
  ordinances: OrdinanceBook,
  { on, jurisdictionId, sinceAtMost, properties = [] }: FeatureFilter,
): Promise<Regulator[]> {
  const asked = (await listJurisdictionRecords(knex, on)).filter(
    ({ id, mapSince }) =>
      (jurisdictionId === undefined || jurisdictionId === id) &&
      (sinceAtMost === undefined || (mapSince !== null && mapSince <= sinceAtMost)),
  );
  return asked
    .map(({ id, invented, mapVersion, ordinanceId, settings }) => ({
      jurisdictionId: id,
      mapVersion,
      invented,
      ordinance: ordinanceId,
      selection: selectionFor(ordinances.find(ordinanceId), settings, on),
    }))
    .filter(({ selection }) => (selection.bufferFt ?? 0) > 0)
    .filter((regulator) =>
      properties.every(({ name, value }) => !isOfRegulator(name) || regulator[name] === value),
    )
    .sort((a, b) => (a.jurisdictionId < b.jurisdictionId ? -1 : 1));
}

function featuresOf(
  { jurisdictionId, mapVersion, invented, ordinance, selection }: Regulator,
  rows: readonly AdjacentRow[],
) {
  return rows.flatMap(({ wetland, name, kind, geometry }): FeatureRow[] => {
    if (geometry === null) return [];
    const id = mapFeatureId(jurisdictionId, wetland);
    const width_ft = selection.bufferFt;
    return [
      {
        id,
        geometry,
        properties: {
          jurisdiction: jurisdictionId,
          invented,
          ordinance,
          width_ft,
          wetland,
          name,
          kind,
          map_version: mapVersion,
        },
      },
    ];
  });
}

async function readPage(
  knex: Knex,
  ordinances: OrdinanceBook,
  { filter, after, limit, crs }: PageRequest,
): Promise<FeaturePage> {
  const start = after !== undefined && 'id' in after ? after : undefined;
  const properties = (filter.properties ?? []).filter(({ name }) => !isOfRegulator(name));
  const found: FeatureRow[] = [];
  for (const regulator of await listRegulators(knex, ordinances, filter)) {
    const { jurisdictionId, mapVersion, selection } = regulator;
    if (start !== undefined && jurisdictionId < start.jurisdictionId) continue;
    let last = start?.jurisdictionId === jurisdictionId ? start.id : undefined;
    for (let wanted = SLICE, rows = SLICE; rows === wanted && found.length <= limit;) {
      wanted = Math.min(SLICE, limit + 1 - found.length);
      const page = { after: last, area: filter.area, properties, limit: wanted, crs };
      const question = { jurisdictionId, mapVersion, selection, ...page };
      const slice = await readAdjacentAreas(knex, question);
      found.push(...featuresOf(regulator, slice));
      rows = slice.length;
      last = slice.at(-1)?.wetland;
    }
  }
  return { features: found.slice(0, limit), more: found.length > limit };
}

const hull = (a: FeatureExtent['bbox'], b: FeatureExtent['bbox']): FeatureExtent['bbox'] =>
  a === null || b === null
    ? (a ?? b)
    : [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

/** Adjacent areas: computed from the regulated wetlands of each municipality under its own ordinance, as of a day. */
export const adjacentAreaReader = (ordinances: OrdinanceBook): CollectionReader => ({
  identity: 'id',
  readPage: (knex, request) => readPage(knex, ordinances, request),
  async readOne(knex, key, on, crs) {
    if (!('id' in key)) return null;
    const [regulator] = await listRegulators(knex, ordinances, { on, jurisdictionId: key.jurisdictionId });
    if (regulator === undefined) return null;
    const { jurisdictionId, mapVersion, selection } = regulator;
    const question = { jurisdictionId, mapVersion, selection, only: key.id, limit: 1, crs };
    const rows = await readAdjacentAreas(knex, question);
    return featuresOf(regulator, rows)[0] ?? null;
  },
  count: () => Promise.resolve(null),
  async readExtent(knex, on) {
    let bbox: FeatureExtent['bbox'] = null;
    for (const regulator of await listRegulators(knex, ordinances, { on })) {
      bbox = hull(bbox, await readAdjacentExtent(knex, regulator, regulator.selection));
    }
    return { bbox, since: null };
  },
});
