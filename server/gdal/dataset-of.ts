import type { GdalDataset, GdalLayer } from './gdal.js';

/** Types of layers that hold shapes of any kind. */
const MIXED = new Set(['Geometry', 'Unknown (any)', 'Geometry Collection', 'GeometryCollection']);

/** @returns what `ogrinfo -json` says of a file, for us to use; null: nothing that is understood */
export function datasetOf(info: unknown): GdalDataset | null {
  const driver = member(info, 'driverShortName');
  const layers = member(info, 'layers');
  if (typeof driver !== 'string' || !Array.isArray(layers)) return null;
  return { driver, layers: layers.map(layerOf) };
}

function layerOf(info: unknown): GdalLayer {
  const count = member(info, 'featureCount');
  const idColumn = text(member(info, 'fidColumnName'));
  const [shape] = list(member(info, 'geometryFields'));
  const type = text(member(shape, 'type'));
  return {
    name: text(member(info, 'name')),
    features: typeof count === 'number' && count >= 0 ? count : null,
    hasGeometry: shape !== undefined,
    geometry: type === '' || MIXED.has(type) ? null : type,
    crsWkt: text(member(member(shape, 'coordinateSystem'), 'wkt')) || null,
    idColumn: idColumn === '' ? null : idColumn,
    fields: list(member(info, 'fields')).map((field) => ({
      name: text(member(field, 'name')),
      type: text(member(field, 'type')),
    })),
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
