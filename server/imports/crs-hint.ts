import { STORAGE_SRID } from '../../core/units.js';
import type { ChosenCrs, CrsCatalog } from './choose-crs.js';
import { AREA_OF_USE, canBeDegrees, isInside, placeText, withReach, type LonLatBox } from './place.js';
import { parseProjection } from './projection.js';
import type { Position } from './shape.js';

/** Systems in which files for these municipalities are usually found, with the words people have for them. */
const USUAL: readonly { code: number; words: string }[] = [
  { code: STORAGE_SRID, words: 'New York East in US survey feet' },
  { code: 2263, words: 'New York Long Island in US survey feet' },
  { code: 26918, words: 'UTM zone 18 North in metres' },
  { code: 32115, words: 'New York East in metres' },
  { code: 32118, words: 'New York Long Island in metres' },
  { code: 5070, words: "Albers in metres, the National Wetlands Inventory's" },
  { code: 3857, words: 'Web Mercator in metres' },
];

const NOWHERE: Position = [Number.NaN, Number.NaN];

/** The contiguous states, for saying where coordinates would lie. */
const CONTINENT: LonLatBox = { west: -125, south: 24, east: -66, north: 50 };

/**
 * Says what coordinates look like that lie nowhere near, for the person to decide; it is never applied by itself.
 * Another system is spoken of only where none was named, or where the coordinates cannot be in the one named.
 * @param samples  in the coordinates of the file
 * @param outline  of the municipality; null when none is loaded
 * @returns a sentence that begins with a blank, or nothing
 */
export async function hintAbout(
  samples: readonly Position[],
  crs: Pick<ChosenCrs, 'named' | 'geographic' | 'toLonLat'>,
  outline: LonLatBox | null,
  catalog: CrsCatalog,
): Promise<string> {
  if (samples.length === 0) return '';
  const box = outline === null ? AREA_OF_USE : withReach(outline);
  const fits = (move: (position: Position) => Position): boolean =>
    samples.filter((sample) => isInside(box, move(sample))).length * 2 > samples.length;
  const sound =
    crs.named && samples.filter((sample) => canBeDegrees(crs.toLonLat(sample))).length * 2 > samples.length;
  if (fits((sample) => sample)) return ' These look like longitude and latitude: say --crs EPSG:4269.';
  if (sound && !crs.geographic) return '';
  if (fits(([x, y]) => crs.toLonLat([y, x])))
    return ' The two coordinates look swapped: x (longitude) comes first.';
  if (fits(([x, y]) => [-x, y]))
    return ' The longitudes look as if their minus sign were missing: west is negative.';
  if (sound) return '';
  const found: string[] = [];
  const elsewhere: string[] = [];
  for (const { code, words } of samples.every(canBeDegrees) ? [] : USUAL) {
    const entry = await catalog(code);
    const projection = entry === null ? null : parseProjection(entry.definition);
    if (projection === null) continue;
    if (fits(projection.toLonLat)) found.push(`${words}: say --crs EPSG:${code}`);
    const place = projection.toLonLat(samples[0] ?? NOWHERE);
    if (isInside(CONTINENT, place))
      elsewhere.push(`read as EPSG:${code} they would lie at ${placeText(place)}`);
  }
  if (crs.named)
    return found.length > 0 ? ` If that system is wrong: they would fit ${found.join(', or ')}.` : '';
  if (found.length > 0) return ` These look like ${found.join(', or like ')}.`;
  const where = outline === null ? 'in this region' : 'near this municipality';
  const places = elsewhere.length > 0 ? ` (${elsewhere.join('; ')})` : '';
  return ` In none of the usual systems would they lie ${where}${places}.`;
}
