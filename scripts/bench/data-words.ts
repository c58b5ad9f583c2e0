import type { BenchContext } from './bench-row.js';

/** @returns the data set and the database, as the table names them */
export function dataOf({ dataSet, database }: Pick<BenchContext, 'dataSet' | 'database'>): string {
  return `${dataSet}, ${database === 'embedded' ? 'embedded database' : 'PostGIS server'}`;
}
