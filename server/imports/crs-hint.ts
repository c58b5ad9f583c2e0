import type { ChosenCrs, CrsCatalog } from './choose-crs.js';
import {
  looksLikeDegrees,
  looksLikeOtherUnit,
  looksLocal,
  looksScaled,
  looksSwapped,
  looksUnsigned,
  type Suspect,
} from './crs-suspicions.js';
import { usualSystems, type UsualSystem } from './crs-usual.js';
import { AREA_OF_USE, canBeDegrees, isInside, placeText, withReach, type LonLatBox } from './place.js';
import { sameProjection } from './same-projection.js';
import type { Position } from './shape.js';

const NOWHERE: Position = [Number.NaN, Number.NaN];

/** The contiguous states, for saying where coordinates would lie. */
const CONTINENT: LonLatBox = { west: -125, south: 24, east: -66, north: 50 };

/** What is known of the system in which coordinates were read. */
export type HintedCrs = Pick<ChosenCrs, 'named' | 'projection'>;

/**
 * Says what coordinates look like that lie nowhere near, for the person to decide; it is never applied by itself.
 * Other systems are spoken of where none was named, where the coordinates cannot be in the one named, or where they
 * would fit near the outline of the municipality: a file that lies elsewhere is most likely the file of another place.
 * @param samples  in the coordinates of the file
 * @param crs  null where nothing says what it is
 * @param outline  of the municipality; null when none is loaded
 * @returns a sentence that begins with a blank, or nothing
 */
export async function hintAbout(
  samples: readonly Position[],
  crs: HintedCrs | null,
  outline: LonLatBox | null,
  catalog: CrsCatalog,
): Promise<string> {
  if (samples.length === 0) return '';
  const box = outline === null ? AREA_OF_USE : withReach(outline);
  const most = (test: (sample: Position) => boolean): boolean =>
    samples.filter(test).length * 2 > samples.length;
  const fits = (move: (position: Position) => Position): boolean =>
    most((sample) => isInside(box, move(sample)));
  const usual = await usualSystems(catalog, outline !== null);
  const named = crs?.named === true ? crs.projection : null;
  const degreesByRule = crs !== null && !crs.named;
  const suspect: Suspect = { samples, projection: crs?.projection ?? null, fits, usual };
  const sound = named !== null && most((sample) => canBeDegrees(named.toLonLat(sample)));
  // Within the whole region the other order lies easily by chance: of sound eastings and northings it says nothing.
  const swappable = outline !== null || !sound || named.geographic;
  const asNamed =
    looksLikeDegrees(suspect) ??
    (degreesByRule ? null : looksLikeOtherUnit(suspect)) ??
    (crs === null ? null : ((swappable ? looksSwapped(suspect) : null) ?? looksUnsigned(suspect)));
  if (asNamed !== null) return ` ${asNamed}`;
  if (degreesByRule && samples.every(canBeDegrees)) return '';
  const other = sound && (outline === null || named.geographic) ? null : otherSystem(suspect, named);
  if (other !== null) return ` ${other}`;
  const unnamed: Suspect = named === null ? { ...suspect, projection: null } : suspect;
  const misread =
    (named === null ? looksSwapped(unnamed) : null) ?? looksScaled(unnamed) ?? looksLocal(unnamed);
  if (misread !== null) return ` ${misread}`;
  return named === null ? inNone(samples, usual, outline) : '';
}

/** @returns the usual systems in which the coordinates would lie where they should */
function otherSystem(
  { fits, usual, samples }: Suspect,
  named: ChosenCrs['projection'] | null,
): string | null {
  if (samples.every(canBeDegrees)) return null;
  const found = usual.filter(({ projection }) => fits(projection.toLonLat));
  const [first] = found;
  if (first === undefined) return null;
  const say = ({ words, code }: UsualSystem): string => `${words}: say --crs EPSG:${code}`;
  if (named === null) return `These look like ${found.map(say).join(', or like ')}.`;
  const present = usual.find(({ projection }) => sameProjection(projection, named));
  if (first.family === 'web maps') return `The numbers look like those of web maps, ${say(first)}.`;
  if (first.family !== 'none' && first.family === present?.family) {
    return `The zone looks wrong, not the numbers: they would fit ${found.map(say).join(', or ')}.`;
  }
  return `If that system is wrong: they would fit ${found.map(say).join(', or ')}.`;
}

/** @returns where the coordinates would lie in the usual systems, none of them near */
function inNone(
  samples: readonly Position[],
  usual: readonly UsualSystem[],
  outline: LonLatBox | null,
): string {
  const elsewhere = usual.flatMap(({ code, projection }) => {
    const place = projection.toLonLat(samples[0] ?? NOWHERE);
    return isInside(CONTINENT, place) ? [`read as EPSG:${code} they would lie at ${placeText(place)}`] : [];
  });
  const where = outline === null ? 'in this region' : 'near this municipality';
  const places = elsewhere.length > 0 ? ` (${elsewhere.join('; ')})` : '';
  return ` In none of the usual systems would they lie ${where}${places}.`;
}
