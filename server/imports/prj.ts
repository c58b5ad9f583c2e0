import { parseProjection, type Projection } from './projection.js';

/** What a .prj says. */
export interface Prj {
  /** from its own AUTHORITY or ID, where it has one */
  code: string | null;
  name: string;
  projection: Projection;
}

/** Longer than any definition of a coordinate system. */
const MOST_CHARACTERS = 20_000;

/**
 * Reads the well-known text of a .prj (OGC's, Esri's spelling, or version 2). Of a compound system the horizontal
 * part counts.
 * @returns null for anything else: a web page, an empty file, a system that cannot be converted
 */
export function parsePrj(text: string): Prj | null {
  const trimmed = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .trim();
  if (trimmed.length > MOST_CHARACTERS || !/^[A-Z_]+\s*\[/i.test(trimmed)) return null;
  const wkt = /^COMPD_?CS|^COMPOUNDCRS/i.test(trimmed) ? horizontalPart(trimmed) : trimmed;
  const projection = wkt === null ? null : parseProjection(wkt);
  if (wkt === null || projection === null) return null;
  return { code: authorityOf(wkt), name: projection.name ?? 'a system without a name', projection };
}

/** @returns the PROJCS or GEOGCS inside a compound system */
function horizontalPart(wkt: string): string | null {
  const start = /\b(?:PROJCS|GEOGCS|PROJCRS|GEOGCRS)\s*\[/i.exec(wkt)?.index;
  if (start === undefined) return null;
  let depth = 0;
  for (let at = start; at < wkt.length; at += 1) {
    if (wkt[at] === '[') depth += 1;
    if (wkt[at] === ']' && (depth -= 1) === 0) return wkt.slice(start, at + 1);
  }
  return null;
}

/** @returns the code that ends the outermost element; inner ones name datums and units */
function authorityOf(wkt: string): string | null {
  const code = /(?:AUTHORITY|ID)\s*\[\s*"EPSG"\s*,\s*"?(\d{4,6})"?\s*\]\s*\]\s*$/i.exec(wkt)?.[1];
  return code === undefined ? null : `EPSG:${code}`;
}
