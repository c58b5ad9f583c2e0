import type { CrsStatement } from '../crs-statement.js';

/** @returns what an SRID says of the coordinate system; 0 says nothing */
export function stateSrid(srid: number | null): CrsStatement {
  if (srid === null || srid === 0) return { kind: 'none', why: 'no SRID stands before its shapes' };
  return { kind: 'code', code: srid, from: `the SRID of the text (${srid})` };
}

/** @returns what is wrong with a geometry whose SRID is another than that of the first; null: nothing */
export function otherSrid(first: number | null, srid: number | null): string | null {
  return srid === first
    ? null
    : `its SRID is ${srid ?? 'missing'}, and that of the first is ${first ?? 'missing'}`;
}
