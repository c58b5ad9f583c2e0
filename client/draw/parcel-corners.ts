import type { Place } from '../../core/contracts/place.js';
import { centroid } from '../geometry/measure.js';
import type { Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';
import { sideOf } from './change-shape.js';
import { withDecimals } from '../../core/number-format.js';

/** A corner of a parcel that courses can start at. */
export interface ParcelCorner {
  /** State Plane feet */
  at: Point;
  label: string;
  /** its coordinates, to be compared with a plan */
  place: string;
}

/** A parcel with its corners. */
export interface CornersOfParcel {
  name: string;
  corners: ParcelCorner[];
}

const foot = withDecimals(2);

/** @returns the corners of the outlines of the parcels at a place, told apart by their number and the side they lie on */
export function parcelCorners({ parcels }: Pick<Place, 'parcels'>): CornersOfParcel[] {
  return parcels.map(({ id, taxMapNumber, address, geometry }) => {
    const polygons = geometry.coordinates.map((rings) => rings.map((ring) => ring.map(toFeet)));
    const corners = polygons.flatMap((polygon) => {
      const middle = centroid(polygon);
      return (polygon[0] ?? []).slice(0, -1).map((at, index): ParcelCorner => {
        const side = middle === null ? '' : sideOf(middle, at);
        return {
          at,
          label: `Corner ${index + 1}${side === '' ? '' : `, ${side}`}`,
          place: `${foot.format(at[0])} ft E, ${foot.format(at[1])} ft N`,
        };
      });
    });
    return {
      name: `Parcel ${[taxMapNumber ?? id, address].filter((part) => part !== null).join(', ')}`,
      corners,
    };
  });
}
