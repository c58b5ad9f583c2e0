import { describe, expect, it } from 'vitest';
import { createTileCache } from '../../../server/tiles/tile-cache.js';

const tile = (bytes: number): Uint8Array => new Uint8Array(bytes);

describe('tile cache', () => {
  it('forgets the tile that was not used the longest', () => {
    const cache = createTileCache(3_600);
    cache.set('a', tile(1000));
    cache.set('b', tile(1000));
    cache.set('c', tile(1000));
    expect(cache.get('a')).toBeDefined();
    cache.set('d', tile(1000));
    expect(cache.get('b')).toBeUndefined();
    expect(['a', 'c', 'd'].every((key) => cache.get(key) !== undefined)).toBe(true);
  });

  it('never holds more than its bytes, also when a tile is set again or too large', () => {
    const cache = createTileCache(5_000);
    for (let round = 0; round < 100; round += 1) cache.set(`t${round % 7}`, tile(round * 100));
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    cache.set('huge', tile(6_000));
    expect(cache.get('huge')).toBeUndefined();
  });

  it('keeps empty tiles too', () => {
    const cache = createTileCache(1_000);
    cache.set('sea', tile(0));
    expect(cache.get('sea')).toEqual(tile(0));
  });
});
