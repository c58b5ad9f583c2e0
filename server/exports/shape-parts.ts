import type { Position } from 'geojson';
import type { ExportGeometry } from './export-table.js';

/** @returns the polygons of a shape, each its outer ring and then its holes; none for lines */
export function polygonsOf(geometry: ExportGeometry): Position[][][] {
  switch (geometry.type) {
    case 'Polygon':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates;
    case 'LineString':
    case 'MultiLineString':
      return [];
  }
}

/** @returns the lines of a shape; none for areas */
export function linesOf(geometry: ExportGeometry): Position[][] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
      return geometry.coordinates;
    case 'Polygon':
    case 'MultiPolygon':
      return [];
  }
}
