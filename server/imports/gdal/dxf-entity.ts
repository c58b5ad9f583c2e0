import { readWkb, type ReadGeometry } from '../read-wkb.js';
import { SHAPE_COLUMN } from './gdal-reading.js';
import type { DumpRow } from './read-dump.js';

/** Columns of GDAL's layer of all entities that are looked at. */
export const ENTITY_COLUMNS = ['Layer', 'PaperSpace', 'SubClasses', 'EntityHandle'] as const;

/** Why an entity is not taken, in words that follow a number. */
export type NotTaken =
  | 'texts and points'
  | 'dimensions and leaders'
  | 'entities of the paper (title block and the like)'
  | 'entities of no shape';

/** A shape of a drawing. */
export interface DrawnEntity {
  layer: string;
  /** the drawing's own number of it */
  handle: string | null;
  geometry: ReadGeometry;
}

const ANNOTATION = /AcDb(?:\w*Dimension|Leader|MLeader|Mleader)/;

/** @returns the polygon or line of an entity, or why it is none */
export function shapeOfEntity(row: DumpRow): DrawnEntity | NotTaken {
  if (/^(?:1|t)/.test(row.get('PaperSpace') ?? '')) return 'entities of the paper (title block and the like)';
  if (ANNOTATION.test(row.get('SubClasses') ?? '')) return 'dimensions and leaders';
  const shape = row.get(SHAPE_COLUMN) ?? null;
  if (shape === null) return 'entities of no shape';
  const geometry = closed(readWkb(shape).geometry);
  if (geometry.type === 'Point' || geometry.type === 'MultiPoint') return 'texts and points';
  if (geometry.type === 'GeometryCollection' && geometry.geometries?.length === 0)
    return 'entities of no shape';
  return { layer: row.get('Layer') ?? '0', handle: row.get('EntityHandle') ?? null, geometry };
}

/** A drawing has no polygons but hatches: a line that ends where it begins goes round one. */
function closed(geometry: ReadGeometry): ReadGeometry {
  if (geometry.type !== 'LineString') return geometry;
  const line = geometry.coordinates as readonly (readonly [number, number])[];
  const [first] = line;
  const last = line.at(-1);
  const meets = first !== undefined && first[0] === last?.[0] && first[1] === last[1];
  return meets && line.length >= 4 ? { type: 'Polygon', coordinates: [line] } : geometry;
}
