import { InvalidInput } from '../../core/errors.js';
import { chooseCrs, UnknownCrs, type ChosenCrs, type CrsCatalog } from './choose-crs.js';
import { hintAbout } from './crs-hint.js';
import { normaliseShape } from './normalise-shape.js';
import type { LonLatBox } from './place.js';
import { ringsOf, type Position } from './shape.js';
import type { FeatureSource } from './source-feature.js';

/** Features looked at, from the first, to say what their coordinates look like. */
const LOOKED_AT = 200;
/** Of them, those whose coordinates are taken. */
const SAMPLES = 20;

/**
 * Decides in which system a file is, as `chooseCrs` does. Where nothing says it, the refusal says what the first
 * coordinates look like; it is never applied by itself. A file that is refused so has been read, and cannot be read again.
 * @param outline  of the municipality, near which they should lie; null when none is loaded
 * @throws InvalidInput  when nothing says it, when what says it cannot be read, or on a datum that needs a shift
 */
export async function crsOfSource(
  source: FeatureSource,
  option: number | null,
  outline: LonLatBox | null,
  catalog: CrsCatalog,
): Promise<ChosenCrs> {
  try {
    return await chooseCrs(source.crs, option, catalog);
  } catch (error) {
    if (!(error instanceof UnknownCrs)) throw error;
    const hint = await hintAbout(await firstPositions(source), null, outline, catalog);
    throw new InvalidInput(error.message + hint, error.problems);
  }
}

async function firstPositions(source: FeatureSource): Promise<Position[]> {
  const samples: Position[] = [];
  let read = 0;
  try {
    for await (const { geometry, deleted } of source.features()) {
      read += 1;
      const normalised = deleted === true || geometry === null ? null : normaliseShape(geometry);
      const first =
        normalised !== null && 'shape' in normalised ? ringsOf(normalised.shape)[0]?.[0] : undefined;
      if (first !== undefined) samples.push(first);
      if (read >= LOOKED_AT || samples.length >= SAMPLES) break;
    }
  } catch (error) {
    // A fault further on in the file is not what it is refused for.
    if (!(error instanceof InvalidInput)) throw error;
  }
  return samples;
}
