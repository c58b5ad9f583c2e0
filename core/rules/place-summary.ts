import { formatFt } from '../format.js';
import { tooCloseToMinimum } from './adjacent-sources.js';
import { controlledLandOf } from './controlled-land.js';
import { wetlandsHolding, type PlaceInput, type PlaceSource, type PlaceStanding } from './place.js';
import { inWords, TOO_CLOSE } from './wording.js';

/** "wetland W-17 (Otter Marsh)"; several of one kind together. */
function named(sources: readonly PlaceSource[]): string {
  const [first] = sources;
  if (first === undefined) return '';
  return `${first.type}${sources.length > 1 ? 's' : ''} ${inWords(sources.map(({ name }) => name))}`;
}

/** Why it cannot be told for certain, to end a sentence with. */
function doubtOf(input: PlaceInput, { certain, sources, doubtful, missing, widthFt }: PlaceStanding): string {
  if (certain) return '';
  if (missing.length > 0) {
    return `; the ${inWords(missing)} layer is not loaded, so there may be more here`;
  }
  const names = tooCloseToMinimum(input, widthFt ?? 0);
  if (names.length > 0) {
    return `; whether ${inWords(names)} ${names.length > 1 ? 'are' : 'is'} large enough to be regulated is ${TOO_CLOSE}`;
  }
  const unrecorded = sources.some(({ accuracyFt, comparison }) => accuracyFt === null && !comparison.certain);
  return unrecorded || doubtful.length > 0
    ? '; how well the outline is known is not recorded, so it cannot be said how sure this is'
    : `; that is ${TOO_CLOSE}`;
}

function neitherSentence(input: PlaceInput, standing: PlaceStanding, land: string): string {
  const { sources, widthFt } = standing;
  const [nearest] = sources;
  const held = wetlandsHolding(input);
  const small =
    held.length > 0
      ? `: ${inWords(held)} ${held.length > 1 ? 'are' : 'is'} mapped here, and smaller than the ordinance regulates`
      : '';
  const distance =
    nearest === undefined
      ? '; nothing that is regulated is near'
      : `; the nearest regulated ${nearest.type}, ${nearest.name}, is ${formatFt(nearest.distanceFt, widthFt ?? 0)} away`;
  return `This place is not shown as in ${land}${small}${distance}`;
}

function sentence(input: PlaceInput, standing: PlaceStanding): string {
  const { ordinance, municipality, insideMunicipality } = input;
  const { land, sources, missing, widthFt } = standing;
  const holding = sources.filter(({ holds }) => holds);
  switch (land) {
    case 'wetland':
      return `This place lies in ${named(holding.filter(({ type }) => type === 'wetland'))}`;
    case 'watercourse':
      return `This place lies in ${named(holding)}`;
    case 'adjacent': {
      const [nearest] = sources;
      if (nearest === undefined) throw new Error('an adjacent area without what throws it');
      const term = ordinance.adjacentArea?.term ?? 'adjacent area';
      return `This place lies in the ${term} of ${named([nearest])}, ${formatFt(nearest.distanceFt, widthFt ?? 0)} from it`;
    }
    case 'neither': {
      const controlled = controlledLandOf(ordinance);
      if (controlled !== null) return neitherSentence(input, standing, controlled);
      const held = wetlandsHolding(input);
      const mapped = held.length > 0 ? `The map shows this place in ${inWords(held)}, and ` : '';
      const rest = `${ordinance.shortName} regulates neither wetlands nor watercourses as far as its text is held here`;
      return mapped + rest;
    }
    case null:
      return insideMunicipality === false
        ? `This place lies outside ${municipality}, where its ordinance does not hold`
        : `What lies here cannot be told: the ${inWords(missing)} ${missing.length > 1 ? 'layers are' : 'layer is'} not loaded`;
  }
}

/**
 * @returns what is at the place in one sentence, with what keeps it from being certain; never that no permit is needed
 * @throws InvalidInput  as placeStanding does
 */
export function placeSummary(input: PlaceInput, standing: PlaceStanding): string {
  const doubt = standing.land === null ? '' : doubtOf(input, standing);
  return `${sentence(input, standing)}${doubt}.`;
}
