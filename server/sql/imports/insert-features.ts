import type { Knex } from 'knex';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { arrayText, COLUMN_BINDING, type LayerColumn } from './entering-columns.js';
import { FIXED_BINDINGS, insertStatement } from './insert-statement.js';

/** A feature on its way into a layer. */
export interface EnteringFeature {
  /** its number in the file */
  feature: number;
  /** the layer's columns by their names */
  row: Readonly<Record<string, unknown>>;
  /** JSON of what is kept of its attributes */
  attributes: Buffer;
  /** well-known binary in EPSG:2260 */
  wkb: Buffer;
  /** seen to be valid on reading, so that the database need not look */
  plain: boolean;
}

/** What the features of a batch have in common. */
export interface InsertBindings {
  jurisdictionId: string;
  importId: string;
  /** whether invalid polygons may be repaired */
  repair: boolean;
  /** feet from the municipality's own outline, beyond which a feature is rejected */
  reachFt: number;
  /** map version for layers that have one; ignored by the others */
  mapVersion: number | null;
  /** layer of a feature for orientation; ignored by the others */
  layer: string;
}

/** What became of a feature that did not simply come in. */
export interface TroubledFeature {
  feature: number;
  /** it was repaired */
  entered: boolean;
  valid: boolean;
  /** why it is not valid */
  reason: string | null;
  xFt: number | null;
  yFt: number | null;
  lon: number | null;
  lat: number | null;
  /** feet to the own outline, when it is beyond reach */
  awayFt: number | null;
  /** of one that is not valid */
  gridAreaGivenSqFt: number | null;
  gridAreaSqFt: number;
  areaSqFt: number;
}

/** What became of a batch. */
export interface InsertedBatch {
  /** for each feature that entered, in the order of the file: square feet on the ground, on the grid, and feet of a line */
  figures: { areaSqFt: number; gridAreaSqFt: number; lengthFt: number }[];
  /** those that did not enter or were repaired, in the order of the file */
  others: TroubledFeature[];
}

interface LayerStatement {
  columns: readonly LayerColumn[];
  sql: string;
}

const statement = (columns: readonly LayerColumn[], insert: string): LayerStatement => ({
  columns,
  sql: insertStatement(columns, insert),
});

const NAMED: readonly LayerColumn[] = [
  ['id', 'text'],
  ['name', 'text'],
];

const municipality = statement(
  [
    ['name', 'text'],
    ['role', 'text'],
    ['accuracy_ft', 'float8'],
  ],
  `insert into municipality (jurisdiction_id, import_id, name, role, accuracy_ft, geom)
  select :jurisdictionId, cast(:importId as bigint), name, role, accuracy_ft, geom from entering`,
);

const wetlands = statement(
  [
    ...NAMED,
    ['kind', 'text'],
    ['local_importance', 'boolean'],
    ['degraded', 'boolean'],
    ['accuracy_ft', 'float8'],
    ['source', 'text'],
  ],
  `insert into wetland (jurisdiction_id, import_id, first_version, id, name, kind, local_importance, degraded,
    accuracy_ft, source, attributes, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
  select :jurisdictionId, cast(:importId as bigint), cast(:mapVersion as integer), id, name, kind, local_importance,
    degraded, accuracy_ft, source, attributes, geom, grid_scale, area_sqft, grid_area_sqft,
    ST_Perimeter(geom) / grid_scale
  from entering`,
);

const watercourses = statement(
  [...NAMED, ['kind', 'text'], ['permanent', 'boolean'], ['accuracy_ft', 'float8']],
  `insert into watercourse (jurisdiction_id, import_id, first_version, id, name, kind, permanent, accuracy_ft,
    attributes, geom, grid_scale)
  select :jurisdictionId, cast(:importId as bigint), cast(:mapVersion as integer), id, name, kind, permanent,
    accuracy_ft, attributes, geom, grid_scale
  from entering`,
);

const parcels = statement(
  [
    ['tax_map_number', 'text'],
    ['address', 'text'],
  ],
  `insert into parcel (jurisdiction_id, import_id, tax_map_number, address, attributes, geom, area_sqft)
  select :jurisdictionId, cast(:importId as bigint), tax_map_number, address, attributes, geom, area_sqft
  from entering`,
);

const impairedWaters = statement(
  [...NAMED, ['listing', 'text']],
  `insert into impaired_water (jurisdiction_id, import_id, id, name, listing, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), id, name, listing, attributes, geom from entering`,
);

const hydricSoils = statement(
  NAMED,
  `insert into hydric_soil (jurisdiction_id, import_id, id, name, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), id, name, attributes, geom from entering`,
);

const referenceFeatures = statement(
  [['name', 'text']],
  `insert into reference_feature (jurisdiction_id, import_id, layer, name, attributes, geom)
  select :jurisdictionId, cast(:importId as bigint), :layer, name, attributes, geom from entering`,
);

const STATEMENTS: Readonly<Record<ImportLayerId, LayerStatement>> = {
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

/** Enters a batch of features of a layer. @returns what became of them */
export async function insertFeatures(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  features: readonly EnteringFeature[],
  bindings: InsertBindings,
): Promise<InsertedBatch> {
  const { columns, sql } = STATEMENTS[layer];
  const { rows } = await trx.raw<{ rows: { figures: Buffer; others: TroubledFeature[] }[] }>(sql, {
    ...bindings,
    ...FIXED_BINDINGS,
    features: arrayText(features.map(({ feature }) => feature)),
    plains: arrayText(features.map(({ plain }) => plain)),
    ...packed(
      'shapes',
      'starts',
      'sizes',
      features.map(({ wkb }) => wkb),
    ),
    ...packed(
      'said',
      'saidStarts',
      'saidSizes',
      features.map(({ attributes }) => attributes),
    ),
    ...Object.fromEntries(
      columns.map(([column]) => [
        `${COLUMN_BINDING}${column}`,
        arrayText(features.map(({ row }) => row[column])),
      ]),
    ),
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the database did not answer for a batch of features');
  return { figures: figuresOf(row.figures), others: row.others };
}

/** Pieces one behind the other, and where each begins, counted from 1 as SQL does, and how long it is. */
function packed(name: string, starts: string, sizes: string, pieces: readonly Buffer[]): object {
  const at: number[] = [];
  let next = 1;
  for (const { length } of pieces) {
    at.push(next);
    next += length;
  }
  return {
    [name]: Buffer.concat(pieces),
    [starts]: arrayText(at),
    [sizes]: arrayText(pieces.map(({ length }) => length)),
  };
}

/** Bytes of the three figures of a feature. */
const FIGURES = 24;

function figuresOf(bytes: Buffer): InsertedBatch['figures'] {
  return Array.from({ length: bytes.length / FIGURES }, (_each, feature) => ({
    areaSqFt: bytes.readDoubleBE(feature * FIGURES),
    gridAreaSqFt: bytes.readDoubleBE(feature * FIGURES + 8),
    lengthFt: bytes.readDoubleBE(feature * FIGURES + 16),
  }));
}
