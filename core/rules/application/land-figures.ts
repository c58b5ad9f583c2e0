import type { FilledFigure } from '../../contracts/application.js';
import { formatArea, formatFt } from '../../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../units.js';
import { inWords, nameOf } from '../wording.js';
import { filled, textFigure, type Filled } from './filled.js';
import type { ApplicationInput, PropertyParcel } from './input.js';
import { reachedLand } from './reached-land.js';

/** @returns how a parcel is named in a sentence: its tax map number, else its address */
export function parcelName({ taxMapNumber, address, id }: PropertyParcel): string {
  return taxMapNumber ?? address ?? `without a tax map number (${id})`;
}

/** @returns tax map number and address of each parcel that the disturbance lies on */
export function propertyFigures({ measures }: ApplicationInput): Filled {
  if (!measures.layers.parcels) {
    return filled({
      notes: ['The parcels are not loaded: the tax map number has to be looked up elsewhere.'],
    });
  }
  if (measures.property.length === 0) {
    return filled({ notes: ['The disturbance lies on no parcel that is loaded.'] });
  }
  return filled({
    figures: measures.property.map(({ taxMapNumber, address }) =>
      textFigure(
        taxMapNumber === null ? 'Parcel' : `Tax map ${taxMapNumber}`,
        address ?? 'address not recorded',
      ),
    ),
  });
}

function reachedFigure(
  thing: {
    id: string;
    name: string | null;
    distanceFt: number;
    overlapSqFt: number | null;
    adjacentOverlapSqFt: number | null;
  },
  { ordinance, bufferFt }: ApplicationInput,
): FilledFigure {
  const shares = [
    { sqFt: thing.overlapSqFt, where: 'in it' },
    {
      sqFt: thing.adjacentOverlapSqFt,
      where: `in the ${ordinance.adjacentArea?.term ?? 'adjacent area'} around it`,
    },
  ]
    .filter(({ sqFt }) => (sqFt ?? 0) > DRAWN_AREA_NOISE_SQFT)
    .map(({ sqFt, where }) => `${formatArea(sqFt ?? 0)} ${where}`);
  const away = thing.distanceFt > 0 ? `${formatFt(thing.distanceFt, bufferFt)} away` : 'touched';
  return { label: nameOf(thing), value: shares.length > 0 ? inWords(shares) : away, sqFt: thing.overlapSqFt };
}

/**
 * @param input  wetlands and watercourses as they were answered
 * @returns those in which, or in whose adjacent area, the disturbance lies, with how much of it
 */
export function wetlandsReached(input: ApplicationInput): Filled {
  const { wetlands, watercourses, missing } = reachedLand(input);
  const things = [...wetlands, ...watercourses];
  return filled({
    figures: things.map((thing) => reachedFigure(thing, input)),
    notes: [
      ...(missing.length > 0 ? [`Not loaded, so what is there is not known: ${inWords(missing)}.`] : []),
      ...(things.length === 0 && missing.length === 0
        ? [`None is shown as reached, on the map as of version ${input.answer.mapVersion}.`]
        : []),
      ...(input.ordinance.wetlandCriteria.length === 0
        ? ['Shown on the map for orientation: this ordinance does not regulate wetlands.']
        : []),
    ],
  });
}

/** @returns the municipalities in which some of the disturbance lies */
export function municipalityFigures({ measures }: ApplicationInput): Filled {
  const { municipalities, elsewhereSqFt } = measures;
  if (elsewhereSqFt === null) {
    return filled({
      notes: ['The outline of the municipality is not loaded, so it is not known what lies in it.'],
    });
  }
  return filled({
    figures: municipalities.map((name) => textFigure('Lies in', name)),
    notes: elsewhereNotes(elsewhereSqFt),
  });
}

/** @returns what has to be said of land outside every outline that is loaded */
export function elsewhereNotes(elsewhereSqFt: number): string[] {
  return elsewhereSqFt > DRAWN_AREA_NOISE_SQFT
    ? [
        `${formatArea(elsewhereSqFt)} lie outside every municipality whose outline is loaded: that one has to be named too.`,
      ]
    : [];
}
