import { fetchControlledArea, type DegreeBox, type Law } from '../api.js';
import { fetchParcelInFeet } from '../shift-api.js';
import { boxAround, type MultiPolygon, type Point, type Polygon } from '../preview/planar.js';
import { toDegrees } from '../preview/projection.js';
import type { ShiftQuestion, ShiftReply } from '../preview/shift-worker.js';

/** Degrees added around the parcels, some 25 ft: the sides of a box in feet are not those of one in degrees. */
const MARGIN_DEGREES = 0.00007;

function degreeBox(parcels: readonly MultiPolygon[], drawing: readonly Polygon[]): DegreeBox | null {
  const box = boxAround([...parcels.flat(2), ...drawing.flat()]);
  if (box === null) return null;
  const [west, south, east, north] = box;
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const around = boxAround([corners.map(toDegrees)]) ?? box;
  return [
    around[0] - MARGIN_DEGREES,
    around[1] - MARGIN_DEGREES,
    around[2] + MARGIN_DEGREES,
    around[3] + MARGIN_DEGREES,
  ];
}

function askWorker(question: ShiftQuestion, signal: AbortSignal): Promise<ShiftReply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../preview/shift-worker.ts', import.meta.url), { type: 'module' });
    const stop = (): void => {
      worker.terminate();
      reject(new DOMException('the search was stopped', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
    const settle = (): void => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ShiftReply>) => {
      settle();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      settle();
      reject(new Error('The search could not be made in this browser.'));
    });
    if (signal.aborted) stop();
    else worker.postMessage(question);
  });
}

/** What was found about moving a drawing, and the scale of the figures. */
export interface FoundShift extends ShiftReply {
  /** grid feet in a foot on the ground */
  gridScale: number;
}

/**
 * Fetches the parcels and the regulated land around them, and searches apart from the page.
 * @param drawing  disturbances as closed rings in grid feet
 * @param parcels  ids of the parcels to stay on
 * @throws AnswerFailed  when the server has no answer, such as for parcels of more than 3 miles
 * @throws DOMException  named AbortError when it was stopped
 */
export async function findShift(
  drawing: readonly Polygon[],
  parcels: readonly string[],
  jurisdiction: string,
  law: Law,
  signal: AbortSignal,
): Promise<FoundShift> {
  const outlines = await Promise.all(parcels.map((id) => fetchParcelInFeet(id, signal)));
  const box = degreeBox(outlines, drawing);
  if (box === null) throw new Error('The parcel has no outline.');
  const area = await fetchControlledArea(jurisdiction, law, box, signal);
  const forbidden = [area.wetland, area.watercourse, area.adjacent];
  const reply = await askWorker({ drawing, forbidden, parcels: outlines }, signal);
  return { ...reply, gridScale: area.gridScale };
}
