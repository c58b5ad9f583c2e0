import { describe, expect, it } from 'vitest';
import { projectionFromGdal } from '../../../server/imports/crs-from-gdal.js';
import { parseProjection } from '../../../server/imports/projection.js';

describe('a code that the database does not know', () => {
  it('is defined by GDAL, whose register is newer; one that GDAL does not know either is none', async () => {
    const [newer, unknown] = await Promise.all([projectionFromGdal(20_050), projectionFromGdal(29_999)]);
    expect(unknown).toBeNull();
    expect(newer).toMatchObject({ authority: 'EPSG' });
    expect(newer?.name).not.toBe('');
    const projection = parseProjection(newer?.definition ?? '', newer?.datum);
    expect(projection).not.toBeNull();
    // It leads to a place and back again.
    const there = projection?.fromLonLat([-73.7, 41.1]) ?? [NaN, NaN];
    const [lon = NaN, lat = NaN] = projection?.toLonLat(there) ?? [];
    expect(lon).toBeCloseTo(-73.7, 8);
    expect(lat).toBeCloseTo(41.1, 8);
  });
});
