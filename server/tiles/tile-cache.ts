/** Tiles kept in memory, the longest unused forgotten first. */
export interface TileCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, tile: Uint8Array): void;
  readonly bytes: number;
}

/** What an entry costs beside its bytes: its key and its place. */
const ENTRY_BYTES = 200;

/**
 * @param maxBytes  held at most; a tile larger than all of it is not kept
 * @returns an empty cache; a Map keeps the order in which keys were set, which is the order of use here
 */
export function createTileCache(maxBytes: number): TileCache {
  const tiles = new Map<string, Uint8Array>();
  let bytes = 0;
  const cost = (tile: Uint8Array): number => tile.byteLength + ENTRY_BYTES;
  const forget = (key: string): void => {
    const tile = tiles.get(key);
    if (tile === undefined) return;
    tiles.delete(key);
    bytes -= cost(tile);
  };
  return {
    get(key) {
      const tile = tiles.get(key);
      if (tile === undefined) return undefined;
      tiles.delete(key);
      tiles.set(key, tile);
      return tile;
    },
    set(key, tile) {
      forget(key);
      if (cost(tile) > maxBytes) return;
      tiles.set(key, tile);
      bytes += cost(tile);
      for (const oldest of tiles.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
