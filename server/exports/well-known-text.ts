import type { Position } from 'geojson';
import type { ExportGeometry } from './export-table.js';

const place = ([x = 0, y = 0]: Position): string => `${x} ${y}`;
const run = (positions: readonly Position[]): string => `(${positions.map(place).join(',')})`;
const runs = (rings: readonly Position[][]): string => `(${rings.map(run).join(',')})`;

/** @returns the shape as well-known text; numbers with all the digits that they have */
export function wellKnownText(geometry: ExportGeometry): string {
  switch (geometry.type) {
    case 'Polygon':
      return `POLYGON ${runs(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON (${geometry.coordinates.map(runs).join(',')})`;
    case 'LineString':
      return `LINESTRING ${run(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING ${runs(geometry.coordinates)}`;
  }
}
