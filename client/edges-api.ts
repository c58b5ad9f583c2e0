import { edgesSchema, type Edges } from '../core/contracts/map-history.js';
import type { CalendarDate } from '../core/dates.js';
import type { DegreeBox } from './api.js';
import { request } from './request.js';

/**
 * Outlines in a box, to snap to.
 * @param on  the day whose map is meant; null: today's
 * @throws AnswerFailed  when there is no answer
 */
export async function fetchEdges(
  jurisdiction: string,
  box: DegreeBox,
  on: CalendarDate | null,
  signal: AbortSignal,
): Promise<Edges> {
  const bbox = box.map((degrees) => degrees.toFixed(7)).join(',');
  const day = on === null ? '' : `&on=${on}`;
  const path = `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/edges?bbox=${bbox}${day}`;
  return (await request(path, edgesSchema, { signal })).value;
}
