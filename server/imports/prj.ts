import { readWktSystem } from './crs-wkt.js';
import { parseProjection, type Projection } from './projection.js';

/** What a .prj says. */
export interface Prj {
  /** from its own AUTHORITY or ID, where it has one */
  code: string | null;
  name: string;
  projection: Projection;
}

/** Longer than any definition of a coordinate system. */
const MOST_CHARACTERS = 40_000;

/**
 * Reads the well-known text of a .prj or of a layer (OGC's, Esri's spelling, or version 2). Of a compound system the
 * horizontal part counts.
 * @returns null for anything else: a web page, an empty file, a system that cannot be converted
 */
export function parsePrj(text: string): Prj | null {
  const trimmed = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .trim();
  if (trimmed.length > MOST_CHARACTERS || !/^[A-Z_]+\s*[[(]/i.test(trimmed)) return null;
  const system = readWktSystem(trimmed);
  const projection = system === null ? null : parseProjection(system.definition, system.datum);
  if (system === null || projection === null) return null;
  return { code: system.code, name: system.name, projection };
}
