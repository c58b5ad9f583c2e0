import type { Projection } from './projection.js';

/** How longitude and latitude are understood, for every report. */
export const DATUM_NOTICE = 'Longitude and latitude are taken as NAD83.';

/**
 * What a reader should know of a datum that is treated as NAD83 and is not quite it.
 * @param name  of the coordinate system
 */
export function datumNotice(name: string, projection: Projection): string | null {
  const text = `${name} ${projection.datum ?? ''}`;
  if (/2011|HARN|CORS96|NSRS|FBN/i.test(text)) {
    return `${name} is a newer realisation of NAD83: its coordinates are taken as NAD83 unchanged (a difference of inches).`;
  }
  if (!projection.geographic && /WGS.?(19)?84/i.test(text)) {
    return `${name} is on WGS 84, taken as NAD83 without a shift: the two are up to 4 ft apart.`;
  }
  return null;
}
