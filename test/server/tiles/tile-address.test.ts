import { describe, expect, it } from 'vitest';
import { isTile, tileBox, tileScale, TILE_EXTENT } from '../../../server/tiles/tile-address.js';

describe('tile addresses', () => {
  it.each([
    [{ z: 0, x: 0, y: 0 }, true],
    [{ z: 22, x: 2 ** 22 - 1, y: 2 ** 22 - 1 }, true],
    [{ z: 23, x: 0, y: 0 }, false],
    [{ z: 4, x: 16, y: 0 }, false],
    [{ z: 4, x: 0, y: 16 }, false],
    [{ z: 4, x: -1, y: 0 }, false],
    [{ z: 1.5, x: 0, y: 0 }, false],
    [{ z: Number.NaN, x: 0, y: 0 }, false],
  ])('%o exists: %s', (tile, exists) => {
    expect(isTile(tile)).toBe(exists);
  });

  it('cover their box with a margin', () => {
    // Zoom 8, column 75, row 96: from 74.53125° to 73.125° west.
    const box = tileBox({ z: 8, x: 75, y: 96 });
    expect(box?.west).toBeCloseTo(-74.53125 - 1.40625 / 32, 9);
    expect(box?.east).toBeCloseTo(-73.125 + 1.40625 / 32, 9);
    expect(box?.north).toBeGreaterThan(40.97);
    expect(box?.south).toBeLessThan(39.91);
  });

  it('are cut to where maps are kept, and null elsewhere', () => {
    expect(tileBox({ z: 0, x: 0, y: 0 })).toEqual({ west: -80, south: 36, east: -68, north: 48 });
    expect(tileBox({ z: 8, x: 128, y: 96 })).toBeNull();
  });

  it('scale the corners of a tile to its own units', () => {
    const { unitsPerMeter, xOffset, yOffset } = tileScale({ z: 1, x: 0, y: 1 });
    const half = Math.PI * 6_378_137;
    expect(-half * unitsPerMeter + xOffset).toBeCloseTo(0, 6);
    expect(0 * unitsPerMeter + xOffset).toBeCloseTo(TILE_EXTENT, 6);
    expect(-0 * unitsPerMeter + yOffset).toBeCloseTo(0, 6);
    expect(half * unitsPerMeter + yOffset).toBeCloseTo(TILE_EXTENT, 6);
  });
});
