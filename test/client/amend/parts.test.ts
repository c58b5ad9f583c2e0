import { describe, expect, it } from 'vitest';
import {
  countParts,
  geometryOf,
  partsOf,
  ringsOf,
  ringTitle,
  sameParts,
  withCorners,
  withoutRing,
} from '../../../client/amend/parts.js';

/** Two parts, the first with two holes; digits beyond those that the drawing library keeps. */
const ISLANDS = {
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [-73.7, 40.9],
        [-73.69, 40.9],
        [-73.69, 40.9123456789012],
        [-73.7, 40.91],
        [-73.7, 40.9],
      ],
      [
        [-73.698, 40.902],
        [-73.697, 40.902],
        [-73.697, 40.903],
        [-73.698, 40.902],
      ],
      [
        [-73.695, 40.905],
        [-73.694, 40.905],
        [-73.694, 40.906],
        [-73.695, 40.905],
      ],
    ],
    [
      [
        [-73.68, 40.9],
        [-73.67, 40.9],
        [-73.67, 40.91],
        [-73.68, 40.9],
      ],
    ],
  ],
};

describe('the parts and holes of a wetland', () => {
  it('come back as they were, with every digit, when nothing is moved', () => {
    expect(geometryOf(partsOf(ISLANDS))).toEqual(ISLANDS);
    expect(countParts(partsOf(ISLANDS))).toEqual({ parts: 2, holes: 2 });
  });

  it('all stay when the corners of one ring are moved', () => {
    const parts = partsOf(ISLANDS);
    const outline = ringsOf(parts)[0];
    if (outline === undefined) throw new Error('there is no outline');
    const moved = outline.corners.map(([lon, lat], at): [number, number] =>
      at === 0 ? [-73.701, lat] : [lon, lat],
    );
    const after = geometryOf(withCorners(parts, outline.id, moved));
    expect(after.coordinates[0]?.[0]?.[0]).toEqual([-73.701, 40.9]);
    expect(after.coordinates[0]?.[0]?.at(-1)).toEqual([-73.701, 40.9]);
    expect(after.coordinates[0]?.slice(1)).toEqual(ISLANDS.coordinates[0]?.slice(1));
    expect(after.coordinates[1]).toEqual(ISLANDS.coordinates[1]);
    expect(sameParts(parts, withCorners(parts, outline.id, moved))).toBe(false);
    expect(sameParts(parts, partsOf(ISLANDS))).toBe(true);
  });

  it('lose one hole when it is filled, and a part with its holes when its outline is taken away', () => {
    const parts = partsOf(ISLANDS);
    const [outline, hole] = ringsOf(parts);
    if (outline === undefined || hole === undefined) throw new Error('there are no rings');
    expect(countParts(withoutRing(parts, hole.id))).toEqual({ parts: 2, holes: 1 });
    expect(geometryOf(withoutRing(parts, outline.id)).coordinates).toEqual(ISLANDS.coordinates.slice(1));
  });

  it('have names that tell them apart', () => {
    const titles = ringsOf(partsOf(ISLANDS)).map((ring) => ringTitle(ring, 2));
    expect(titles).toEqual([
      'Outline of part 1',
      'Hole 1 in part 1',
      'Hole 2 in part 1',
      'Outline of part 2',
    ]);
    expect(ringTitle({ part: 0, place: 0 }, 1)).toBe('Outline');
    expect(ringTitle({ part: 0, place: 1 }, 1)).toBe('Hole 1');
  });

  it('take a polygon as one part', () => {
    const polygon = { type: 'Polygon' as const, coordinates: ISLANDS.coordinates[0] ?? [] };
    expect(geometryOf(partsOf(polygon)).coordinates).toEqual([polygon.coordinates]);
  });
});
