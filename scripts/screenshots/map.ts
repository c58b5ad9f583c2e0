import type { Page } from 'playwright-core';

export type Position = readonly [number, number];

const TILE_PIXELS = 512;

function mercator([lon, lat]: Position): [number, number] {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return [(lon + 180) / 360, y];
}

/** @returns where on the page a longitude and latitude is, in pixels */
export async function pixelOf(page: Page, position: Position): Promise<[number, number]> {
  const canvas = page.locator('.map-canvas');
  const box = await canvas.boundingBox();
  const [lon = 0, lat = 0, zoom = 0] = ((await canvas.getAttribute('data-view')) ?? '')
    .split(',')
    .map(Number);
  if (box === null) throw new Error('there is no map on the page');
  const [centre, place] = [mercator([lon, lat]), mercator(position)];
  const world = TILE_PIXELS * 2 ** zoom;
  return [
    box.x + box.width / 2 + (place[0] - centre[0]) * world,
    box.y + box.height / 2 + (place[1] - centre[1]) * world,
  ];
}

/** Moves the pointer to a place in small steps, as a hand does. */
export async function pointAt(page: Page, position: Position): Promise<void> {
  const [x, y] = await pixelOf(page, position);
  await page.mouse.move(x, y, { steps: 4 });
}

/** Draws a polygon with the mouse: a click on each corner, and on the first again. */
export async function drawPolygon(page: Page, corners: readonly Position[]): Promise<void> {
  for (const corner of [...corners, ...corners.slice(0, 1)]) {
    await pointAt(page, corner);
    await page.mouse.down();
    await page.mouse.up();
  }
}

/** Drags from one place to another. */
export async function drag(page: Page, from: Position, to: Position): Promise<void> {
  await pointAt(page, from);
  await page.mouse.down();
  await pointAt(page, to);
  await page.mouse.up();
}
