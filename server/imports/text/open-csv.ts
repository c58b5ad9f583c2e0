import { stat } from 'node:fs/promises';
import { InvalidInput } from '../../../core/errors.js';
import { storable } from '../attributes/values.js';
import type { CrsStatement } from '../crs-statement.js';
import { BadWkb, readWkb, type ReadGeometry } from '../read-wkb.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { findShapeColumns, type ShapeColumns } from './csv-columns.js';
import { csvRows, findDelimiter } from './csv-rows.js';
import { decodedText, type DecodedText } from './decoded-text.js';
import { BadWkt, WktReader } from './read-wkt.js';
import { otherSrid, stateSrid } from './stated-srid.js';

/** Rows that are looked at for what stands in each column. */
const LOOKED_AT = 20;

interface Table {
  text: DecodedText;
  delimiter: string;
  columns: readonly string[];
  shapes: ShapeColumns;
  /** of the first shape */
  srid: number | null;
}

/** @returns that a table is one layer without a name */
export async function listCsv(file: string): Promise<SourceContents> {
  const { shapes } = await openTable(file);
  return {
    format: 'CSV',
    layers: [{ name: null, features: null, geometry: shapes.kind === 'point' ? 'Point' : null }],
  };
}

/**
 * Opens a table whose first row names its columns: one holds well-known text, or two hold coordinates.
 * @throws InvalidInput  when no column holds shapes
 */
export async function openCsv(file: string): Promise<FeatureSource> {
  const table = await openTable(file);
  const { size } = await stat(file);
  let bytes = 0;
  const odd = table.text.encoding === 'windows-1252';
  return {
    format: 'CSV',
    layerInFile: null,
    crs: crsOf(table),
    notices: odd ? ['The table is not written in UTF-8; it is read as Windows-1252 (Western European).'] : [],
    features: () => rowFeatures(table, (read) => (bytes = read)),
    progress: () => bytes / size,
    close: () => Promise.resolve(),
  };
}

async function openTable(file: string): Promise<Table> {
  const text = await decodedText(file);
  const delimiter = await findDelimiter(text);
  const rows: (readonly string[])[] = [];
  for await (const row of csvRows(text, delimiter, () => undefined)) {
    rows.push(row);
    if (rows.length > LOOKED_AT) break;
  }
  const columns = columnNames(rows.shift() ?? []);
  const shapes = findShapeColumns(columns, rows);
  if (shapes === null) {
    throw new InvalidInput(
      'The table has no column of shapes. Give it a column wkt with well-known text, or columns of coordinates ' +
        'called lon and lat, x and y, or easting and northing, with these names in its first row.',
    );
  }
  const table = { text, delimiter, columns, shapes, srid: null };
  const first = rows
    .map((row) => shapeOf(recordOf(columns, row), table))
    .find(({ geometry }) => geometry !== null);
  return { ...table, srid: first?.srid ?? null };
}

/** @returns names that differ; a column without one is called by its place */
function columnNames(row: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return row.map((cell, index) => {
    const text = storable(cell).trim();
    const name = text === '' ? `column ${index + 1}` : text;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}

function crsOf({ shapes, srid }: Table): CrsStatement {
  if (shapes.kind !== 'point') return stateSrid(srid);
  return shapes.degrees
    ? { kind: 'degrees', byRule: true, from: `the columns ${shapes.x} and ${shapes.y} of the table` }
    : { kind: 'none', why: `the columns ${shapes.x} and ${shapes.y} do not tell it` };
}

function recordOf(columns: readonly string[], row: readonly string[]): Map<string, string> {
  return new Map(columns.map((column, index) => [column, row[index] ?? '']));
}

async function* rowFeatures(table: Table, onBytes: (read: number) => void): AsyncIterable<SourceFeature> {
  let feature = -1;
  for await (const row of csvRows(table.text, table.delimiter, onBytes)) {
    feature += 1;
    if (feature === 0) continue;
    const record = recordOf(table.columns, row);
    const { geometry, srid, fault } = shapeOf(record, table);
    const wrong =
      row.length > table.columns.length
        ? `the row has ${row.length} values, and the table ${table.columns.length} columns`
        : (fault ?? (geometry === null ? null : otherSrid(table.srid, srid)));
    const { shapes } = table;
    if (shapes.kind !== 'point') record.delete(shapes.column);
    yield {
      feature,
      id: undefined,
      geometry,
      properties: Object.fromEntries([...record].map(([name, value]) => [name, cellText(value)])),
      ...(wrong === null ? {} : { fault: wrong }),
    };
  }
}

/** What keeps a spreadsheet from taking a text for a formula: an apostrophe in front, as `core/csv.ts` writes it. */
const KEPT_FROM_FORMULA = /^'(?='*[=+\-@\t\r])/;

/** @returns the value of a cell; null for an empty one */
function cellText(cell: string): string | null {
  const text = cell.replace(KEPT_FROM_FORMULA, '');
  return text === '' ? null : text;
}

interface FoundShape {
  geometry: ReadGeometry | null;
  srid: number | null;
  fault: string | null;
}

function shapeOf(
  record: ReadonlyMap<string, string>,
  { shapes, delimiter }: Pick<Table, 'shapes' | 'delimiter'>,
): FoundShape {
  const nothing = { geometry: null, srid: null, fault: null };
  if (shapes.kind === 'point') {
    const [x, y] = [record.get(shapes.x)?.trim() ?? '', record.get(shapes.y)?.trim() ?? ''];
    if (x === '' && y === '') return nothing;
    const coordinates = [x, y].map((text) => coordinate(text, delimiter));
    return { ...nothing, geometry: { type: 'Point', coordinates } };
  }
  const text = record.get(shapes.column)?.trim() ?? '';
  if (text === '') return nothing;
  try {
    const read = shapes.kind === 'wkb' ? readWkb(text) : new WktReader(text).next();
    return read === null ? nothing : { ...read, fault: null };
  } catch (error) {
    if (error instanceof BadWkt) {
      return { ...nothing, fault: `its well-known text is wrong at character ${error.at}: ${error.message}` };
    }
    if (error instanceof BadWkb)
      return { ...nothing, fault: `its well-known binary is wrong: ${error.message}` };
    throw error;
  }
}

/** A comma is a decimal one where it parts no values. */
function coordinate(text: string, delimiter: string): number {
  const plain = delimiter === ',' ? text : text.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return plain === '' ? Number.NaN : Number(plain);
}
