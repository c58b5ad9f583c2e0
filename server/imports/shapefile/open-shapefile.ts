import type { CrsStatement } from '../crs-statement.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import { ByteCursor } from './byte-cursor.js';
import { readSmallText, type ShapefileFiles } from './companions.js';
import { RowQueue } from './row-queue.js';
import { readDbfHeader, readRowBlocks, rowReader, type DbfRow } from './dbf.js';
import { findEncoding } from './dbf-encoding.js';
import { readShapes, readShpHeader } from './read-shapes.js';

/**
 * Opens a shapefile, which is streamed. Rows and shapes are paired by their place, deleted rows and null shapes
 * counted in, so that no attribute moves to another shape.
 * @throws InvalidInput  when the .shp or the .dbf is damaged
 */
export async function openShapefile(files: ShapefileFiles): Promise<FeatureSource> {
  const notices: string[] = [];
  const shp = await ByteCursor.open(files.shp);
  let table: Table | null = null;
  try {
    await readShpHeader(shp);
    if (files.dbf !== null) table = await openTable(files.dbf, await readSmallText(files.cpg), notices);
    if (files.shx === null) notices.push('There is no .shx (the index); it is not needed.');
    if (files.dbf === null) notices.push('There is no .dbf (the attributes): the features have none.');
    const crs = await crsOf(files.prj);
    const opened = table;
    return {
      format: 'Shapefile',
      layerInFile: null,
      crs,
      notices,
      features: () => pairedFeatures(shp, opened, notices),
      progress: () => shp.at / shp.size,
      async close() {
        await shp.close();
        await opened?.cursor.close();
      },
    };
  } catch (error) {
    await shp.close();
    await table?.cursor.close();
    throw error;
  }
}

interface Table {
  cursor: ByteCursor;
  rows: RowQueue;
  read(row: Buffer): DbfRow;
}

async function openTable(file: string, cpg: string | null, notices: string[]): Promise<Table> {
  const cursor = await ByteCursor.open(file);
  try {
    const header = await readDbfHeader(cursor);
    const { encoding, notice } = await findEncoding(cursor, header, cpg);
    if (notice !== null) notices.push(notice);
    return {
      cursor,
      rows: new RowQueue(readRowBlocks(cursor, header), header.rowBytes),
      read: rowReader(header, encoding),
    };
  } catch (error) {
    await cursor.close();
    throw error;
  }
}

async function crsOf(prj: string | null): Promise<CrsStatement> {
  const text = await readSmallText(prj);
  return text === null ? { kind: 'none' } : { kind: 'wkt', text, from: 'the .prj' };
}

async function* pairedFeatures(
  shp: ByteCursor,
  table: Table | null,
  notices: string[],
): AsyncIterable<SourceFeature> {
  let feature = 0;
  let withoutRow = 0;
  for await (const shapes of readShapes(shp)) {
    for (const shape of shapes) {
      feature += 1;
      const bytes = table === null ? null : (table.rows.atHand() ?? (await table.rows.next()));
      if (table !== null && bytes === null) withoutRow += 1;
      const row = table === null || bytes === null ? null : table.read(bytes);
      yield {
        feature,
        id: undefined,
        geometry: 'geometry' in shape ? shape.geometry : null,
        properties: row?.properties ?? {},
        ...(row === null ? {} : { texts: row.texts, deleted: row.deleted }),
        ...('fault' in shape ? { fault: shape.fault } : {}),
      };
    }
  }
  if (withoutRow > 0) notices.push(`The .dbf ends before the .shp: ${withoutRow} shapes have no attributes.`);
  let rowsLeft = 0;
  while (table !== null && (await table.rows.next()) !== null) rowsLeft += 1;
  if (rowsLeft > 0)
    notices.push(`The .dbf has ${rowsLeft} rows more than the .shp has shapes; they were not read.`);
}
