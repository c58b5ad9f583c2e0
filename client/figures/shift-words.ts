import type { ProposalScreening } from '../../core/contracts/screening.js';
import { TOLERANCE_FT, type Shift } from '../preview/shift/tolerances.js';
import { directionText } from './direction.js';
import type { FoundShift } from '../state/find-shift.js';
import { feetText, sqFtText } from './format.js';

/** @returns square feet of a proposal in the controlled area; what is not known counts as none */
export function controlledSqFt({ totals }: ProposalScreening): number {
  return (totals.inWetlandSqFt ?? 0) + (totals.inWatercourseSqFt ?? 0) + (totals.inAdjacentSqFt ?? 0);
}

/** @returns the parcels of an answer by name: `parcel 13.44-3-1`, `parcels 1-2 and 1-3`; null where there is none */
export function parcelNames({ parcels }: Pick<ProposalScreening, 'parcels'>): string | null {
  const names = parcels.map((parcel) => parcel.taxMapNumber ?? parcel.address ?? parcel.id);
  const last = names.at(-1);
  if (last === undefined) return null;
  return names.length === 1 ? `parcel ${last}` : `parcels ${names.slice(0, -1).join(', ')} and ${last}`;
}

function movedText({ distanceFt, bearing }: Shift, gridScale: number): string {
  return `Moved ${feetText(distanceFt / gridScale)} ft to the ${directionText(bearing)}`;
}

function noneText({ drawnSqFt, freeSqFt, gridScale }: FoundShift, parcels: string): string {
  const [free, drawn] = [freeSqFt / gridScale ** 2, drawnSqFt / gridScale ** 2];
  if (free < 1) return `There is none: all of ${parcels} lies in the controlled area.`;
  if (free < drawn)
    return `There is none: ${sqFtText(free)} sq ft of ${parcels} lie outside the controlled area, and the drawing takes ${sqFtText(drawn)}.`;
  return `There is none: moved as it is, without being turned, the drawing fits nowhere on ${parcels} outside the controlled area. A smaller drawing, or one of another shape, may fit.`;
}

/**
 * @param parcels  as they are named after "stay on"
 * @returns what was found, as sentences
 */
export function shiftText(found: FoundShift, parcels: string): string {
  const { answer, gridScale } = found;
  switch (answer.kind) {
    case 'none-needed':
      return 'It lies outside the controlled area as it is.';
    case 'shift':
      return `${movedText(answer, gridScale)}, it would leave the controlled area and stay on ${parcels}. No shift that is shorter by more than ${TOLERANCE_FT} ft does.`;
    case 'none':
      return noneText(found, parcels);
    case 'undecided': {
      const atLeast = feetText(answer.atLeastFt / gridScale);
      return answer.found === null
        ? `This was not decided. No shift shorter than ${atLeast} ft does it; whether a longer one does is too close to call, or takes too long to search.`
        : `${movedText(answer.found, gridScale)}, it would leave the controlled area and stay on ${parcels}. Whether a shift of ${atLeast} ft or more does too was not decided.`;
    }
  }
}

/** @returns how well the lines are known that a shift is measured from, as a sentence; empty where there is no such line */
export function marginText({ wetlands }: Pick<ProposalScreening, 'wetlands'>): string {
  const accuracies = wetlands.filter(({ regulated }) => regulated).map(({ accuracyFt }) => accuracyFt);
  if (accuracies.length === 0) return '';
  const known = accuracies.filter((accuracyFt) => accuracyFt !== null);
  if (known.length < accuracies.length)
    return 'How well the wetland’s outline is known is not recorded: a line fixed in the field may ask for more, or for less.';
  return `The wetland’s outline is known to ±${feetText(Math.max(...known))} ft: a line fixed in the field may ask for more, or for less.`;
}
