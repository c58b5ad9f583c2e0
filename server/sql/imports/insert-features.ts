import type { Knex } from 'knex';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import {
  FIXED_BINDINGS,
  insertStatement,
  type InsertBindings,
  type InsertedFeature,
} from './insert-statement.js';

const municipality = insertStatement(
  'name text, role text, accuracy_ft float8',
  `insert into municipality (jurisdiction_id, import_id, name, role, accuracy_ft, geom)
  select :jurisdictionId, cast(:importId as bigint), name, role, accuracy_ft, geom from entering`,
);

const wetlands = insertStatement(
  `id text, name text, kind text, local_importance boolean, degraded boolean, accuracy_ft float8, source text`,
  `insert into wetland (jurisdiction_id, import_id, first_version, id, name, kind, local_importance, degraded,
    accuracy_ft, source, attributes, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
  select :jurisdictionId, cast(:importId as bigint), cast(:mapVersion as integer), id, name, kind, local_importance,
    degraded, accuracy_ft, source, attributes, geom, grid_scale, area_sqft, grid_area_sqft,
    ST_Perimeter(geom) / grid_scale
  from entering`,
);

const watercourses = insertStatement(
  'id text, name text, kind text, permanent boolean, accuracy_ft float8',
  `insert into watercourse (jurisdiction_id, import_id, first_version, id, name, kind, permanent, accuracy_ft,
    attributes, geom, grid_scale)
  select :jurisdictionId, cast(:importId as bigint), cast(:mapVersion as integer), id, name, kind, permanent,
    accuracy_ft, attributes, geom, grid_scale
  from entering`,
);

const parcels = insertStatement(
  'tax_map_number text, address text',
  `insert into parcel (jurisdiction_id, import_id, tax_map_number, address, attributes, geom, area_sqft)
  select :jurisdictionId, cast(:importId as bigint), tax_map_number, address, attributes, geom, area_sqft
  from entering`,
);

const impairedWaters = insertStatement(
  'id text, name text, listing text',
  `insert into impaired_water (jurisdiction_id, import_id, id, name, listing, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), id, name, listing, attributes, geom from entering`,
);

const hydricSoils = insertStatement(
  'id text, name text',
  `insert into hydric_soil (jurisdiction_id, import_id, id, name, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), id, name, attributes, geom from entering`,
);

const referenceFeatures = insertStatement(
  'name text',
  `insert into reference_feature (jurisdiction_id, import_id, layer, name, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), :layer, name, attributes, geom from entering`,
);

const STATEMENTS: Readonly<Record<ImportLayerId, string>> = {
  municipality,
  wetlands,
  watercourses,
  parcels,
  'impaired-waters': impairedWaters,
  'hydric-soils': hydricSoils,
  roads: referenceFeatures,
  buildings: referenceFeatures,
  water: referenceFeatures,
};

/** Enters a batch of features of a layer. @returns for each what became of it, in the order of the file */
export async function insertFeatures(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  bindings: InsertBindings,
): Promise<InsertedFeature[]> {
  const { rows } = await trx.raw<{ rows: InsertedFeature[] }>(STATEMENTS[layer], {
    ...bindings,
    ...FIXED_BINDINGS,
  });
  return rows;
}
