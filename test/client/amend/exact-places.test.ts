import { describe, expect, it } from 'vitest';
import { exactPlaces, withKnownDigits } from '../../../client/amend/exact-places.js';
import { cornersText, parseCorners } from '../../../client/draw/polygon-text.js';
import { roundedPoint } from '../../../client/draw/shape.js';
import type { Point } from '../../../client/preview/planar.js';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';

const PLACE: Point = [-73.6577643123456, 40.9311383987654];

describe('places with all their digits', () => {
  it('are found again from what the drawing library keeps of them', () => {
    const places = exactPlaces();
    places.keep(PLACE);
    expect(places.exact(roundedPoint(PLACE))).toBe(PLACE);
  });

  it('leave other places alone', () => {
    const places = exactPlaces();
    places.keep(PLACE);
    const other: Point = [-73.6577643124, 40.9311383988];
    expect(places.exact(other)).toBe(other);
  });

  it.each(['feet', 'degrees'] as const)('outlast being shown and typed again in %s', (kind) => {
    const ring: Point[] = [PLACE, [-73.657123456789, 40.9312345678901], [-73.6570987654321, 40.930876543219]];
    const text = cornersText(kind === 'feet' ? ring.map(toFeet) : ring, kind);
    const lines = text.split('\n');
    const moved =
      kind === 'feet'
        ? toFeet(ring[2] ?? PLACE)
            .map((ft) => ft + 1)
            .join(', ')
        : '-73.6571, 40.9309';
    const parsed = parseCorners([lines[0], lines[1], moved].join('\n'), kind);
    if (!parsed.ok) throw new Error('the corners could not be read');
    const degrees = parsed.corners.map((corner) =>
      roundedPoint(kind === 'feet' ? toDegrees(corner) : corner),
    );
    const kept = withKnownDigits(degrees, ring);
    expect(kept[0]).toEqual(ring[0]);
    expect(kept[1]).toEqual(ring[1]);
    expect(kept[2]).not.toEqual(ring[2]);
  });
});
