import { describe, expect, it } from 'vitest';
import { boxWithinArea } from '../../../server/imports/crs-area.js';
import { AREA_OF_USE, isInside } from '../../../server/imports/place.js';
import { parseProjection } from '../../../server/imports/projection.js';
import { usualCatalog } from './support/usual-catalog.js';

describe('the coordinates that need no conversion to lie in the area of use', () => {
  it.each([2260, 2261, 2263, 26917, 26918, 26919, 32115, 3857, 5070])(
    'of EPSG:%i all do, at the edge of the box too, and the town does',
    async (code) => {
      const projection = parseProjection((await usualCatalog(code))?.definition ?? '');
      if (projection === null) throw new Error('no projection');
      const { west, south, east, north } = boxWithinArea(projection);
      expect(east - west).toBeGreaterThan(0);
      for (let step = 0; step <= 300; step += 1) {
        const share = step / 300;
        const [x, y] = [west + (east - west) * share, south + (north - south) * share];
        for (const at of [
          [x, south],
          [x, north],
          [west, y],
          [east, y],
        ] as const)
          expect(isInside(AREA_OF_USE, projection.toLonLat(at))).toBe(true);
      }
      const [x, y] = projection.fromLonLat([-73.7007, 41.1318]);
      if (code !== 5070) expect(x > west && x < east && y > south && y < north).toBe(true);
    },
  );
});
