import type { Projection } from './projection.js';

/** How longitude and latitude are understood, for every report. */
export const DATUM_NOTICE = 'Longitude and latitude are taken as NAD83.';

/**
 * What a reader should know of a datum that is treated as NAD83 and is not quite it.
 * @param name  of the coordinate system
 */
export function datumNotice(name: string, projection: Projection): string | null {
  const text = `${name} ${projection.datum ?? ''}`;
  if (/2011|HARN|CORS.?96|NSRS|FBN|CSRS|PA11|MA11/i.test(text)) {
    return `${name} is a newer realisation of NAD83: its coordinates are taken as NAD83 unchanged (a difference of inches).`;
  }
  if (!projection.geographic && /WGS.?(19)?84|ITRF|IGS\d\d/i.test(text)) {
    const frame = /ITRF|IGS\d\d/i.test(text) ? 'ITRF' : 'WGS 84';
    return `${name} is on ${frame}, taken as NAD83 without a shift: the two are up to 4 ft apart.`;
  }
  return null;
}
