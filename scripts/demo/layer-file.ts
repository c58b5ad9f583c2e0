import type { Geometry, Position } from 'geojson';
import { closeRing } from './overlay.js';
import type { Point, Shape } from './plane.js';
import { counterClockwise } from './parcel-mesh.js';

/** One feature of a layer; coordinates in EPSG:2260, US survey feet, already rounded. */
export interface LayerFeature {
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  readonly geometry: Geometry;
}

/**
 * The text of a layer's file: GeoJSON with the older `crs` member, because the coordinates are feet and not degrees;
 * one feature a line, so that a change shows as the lines it touches.
 */
export function layerText(name: string, features: readonly LayerFeature[]): string {
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } };
  const lines = features.map(({ properties, geometry }) =>
    JSON.stringify({ type: 'Feature', properties, geometry }),
  );
  return `{"type":"FeatureCollection","name":${JSON.stringify(name)},"crs":${JSON.stringify(crs)},"features":[\n${lines.join(',\n')}\n]}\n`;
}

/** One polygon or several as a geometry: outer rings counter-clockwise, holes clockwise. */
export function areaGeometry(shapes: readonly Shape[]): Geometry {
  const polygons = shapes.map((shape) =>
    shape.map((ring, index): Position[] => {
      const turned = counterClockwise(ring);
      return closeRing(index === 0 ? turned : [...turned].reverse());
    }),
  );
  const [first] = polygons;
  return first !== undefined && polygons.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** A line as a geometry. */
export function lineGeometry(line: readonly Point[]): Geometry {
  return { type: 'LineString', coordinates: line.map(([x, y]) => [x, y]) };
}
