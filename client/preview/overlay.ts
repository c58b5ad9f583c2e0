import { bboxClip, featureCollection, intersect, multiPolygon, polygon, union } from '@turf/turf';
import { boxAround, boxesMeet, grow, type Box, type MultiPolygon, type Polygon } from './planar.js';

/**
 * Overlays on the plane. Only turf's boolean operations are used, on State Plane feet: its areas, lengths and
 * buffers expect degrees and would be wrong here and there alike.
 */

function parts(geometry: { type: string; coordinates: unknown } | undefined): MultiPolygon {
  if (geometry?.type === 'Polygon') return [geometry.coordinates as Polygon];
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates as MultiPolygon;
  return [];
}

/** Polygons united, so that land under two of them counts once. A ring that crosses itself counts even-odd. */
export function unite(polygons: MultiPolygon): MultiPolygon {
  const [first] = polygons;
  if (first === undefined) return [];
  const features = polygons.map((rings) => polygon(rings));
  // One polygon is united with itself, which sorts out a ring that crosses itself.
  if (features.length === 1) features.push(polygon(first));
  return parts(union(featureCollection(features))?.geometry);
}

/** The pieces of `polygons` near the box, cut a foot outside it: cutting there changes nothing inside. */
function near(polygons: MultiPolygon, box: Box): MultiPolygon {
  const [west, south, east, north] = grow(box, 1);
  const kept: MultiPolygon = [];
  for (const rings of polygons) {
    const around = boxAround(rings);
    if (around === null || !boxesMeet(around, box)) continue;
    kept.push(...parts(bboxClip(polygon(rings), [west, south, east, north]).geometry));
  }
  return kept.filter((rings) => (rings[0]?.length ?? 0) >= 4);
}

/** What two sets of polygons share. */
export function shared(subject: MultiPolygon, land: MultiPolygon): MultiPolygon {
  const box = boxAround(subject.flat());
  if (box === null) return [];
  const candidates = near(land, box);
  if (candidates.length === 0) return [];
  const both = featureCollection([multiPolygon(subject), multiPolygon(candidates)]);
  return parts(intersect(both)?.geometry);
}
