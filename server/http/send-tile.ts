import type { Request, Response } from 'express';

/** A tile that can be drawn, and what it will be known by. */
export interface SendableTile {
  version: string;
  draw(): Promise<Uint8Array>;
}

/**
 * Answers a vector tile, 304 where the browser has it as it is, before anything is drawn, and 204 where there is nothing. It
 * may be kept and is always asked about again: a map of record must not be shown as it was.
 */
export async function sendTile(
  request: Request<Record<string, string>>,
  response: Response,
  tile: SendableTile,
): Promise<void> {
  response.set({ ETag: `"${tile.version}"`, 'Cache-Control': 'no-cache' });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const body = await tile.draw();
  if (body.byteLength === 0) {
    response.status(204).end();
    return;
  }
  response
    .type('application/vnd.mapbox-vector-tile')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
