import type { EffectsContext } from './effects-context.js';
import type { ParcelEffects } from './affected-parcels.js';
import type { ScreeningEffects } from './affected-screenings.js';
import { SMALLEST_CHANGE_SQFT } from './parcel-change.js';

const NAMED = 5;

const listed = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ');

function mapNotices({ maps, measuring }: EffectsContext): string[] {
  const { amendment, before, after } = maps;
  const notices: string[] = [];
  if (amendment.adoptedVersion !== null) {
    notices.push(
      `Amendment ${amendment.number} was adopted as version ${after} of the map: compared are versions ${before} and ${after}, on the parcels of now.`,
    );
  } else if (amendment.state === 'withdrawn') {
    notices.push(
      `Amendment ${amendment.number} was withdrawn: this is what it would have changed on the map of now.`,
    );
  }
  if (amendment.adoptedVersion === null && amendment.baseVersion < before) {
    notices.push(
      `The amendment began from version ${amendment.baseVersion} of the map. Compared is version ${before}, the newest; what changed in between does not touch its wetlands.`,
    );
  }
  if (before === 0) notices.push('There is no map yet: every wetland of the amendment is new.');
  if (measuring.jurisdiction.mapSince !== null && measuring.on < measuring.jurisdiction.mapSince) {
    notices.push(
      `The law is that of ${measuring.on}; the maps compared are versions ${before} and ${after}.`,
    );
  }
  return notices;
}

function layerNotices({ measuring, selection }: EffectsContext): string[] {
  const { ordinance, layers } = measuring;
  const notices: string[] = [];
  const { freshwater, tidal } = selection.minimumSqFt;
  if (freshwater === null && tidal === null) {
    notices.push(
      `${ordinance.shortName} regulates no wetlands, so an amendment of the map changes no parcel under it.`,
    );
  }
  if (selection.watercoursesRegulated && !layers.watercourses) {
    notices.push(
      'The watercourses layer is not loaded: the adjacent area of watercourses is missing from the figures before and after.',
    );
  }
  if (!layers.municipality) {
    notices.push('No outline of the municipality is loaded, so land outside of it is counted as well.');
  }
  if (!layers.parcels) notices.push('No parcels are loaded, so it cannot be told which of them change.');
  return notices;
}

/** @returns what a reader has to know about the parcels of an amendment's effects */
export function parcelNotices(context: EffectsContext, { parcels, unfit }: ParcelEffects): string[] {
  const notices = [...mapNotices(context), ...layerNotices(context)];
  if (parcels !== null) {
    notices.push(
      `A difference below ${SMALLEST_CHANGE_SQFT} sq ft counts as none. Totals are of the parcels in the list; roads and other land without a parcel are not in them.`,
    );
  }
  if (unfit.length > 0) {
    notices.push(
      `${unfit.length === 1 ? 'One parcel' : `${unfit.length} parcels`} near the change could not be measured, since the outline crosses itself: ${listed(unfit)}. It has to be mended in the parcel layer.`,
    );
  }
  return notices;
}

/** @returns what a reader has to know about the kept answers of an amendment's effects */
export function screeningNotices({ lookedAt, notLookedAt, refused }: ScreeningEffects): string[] {
  const notices: string[] = [];
  if (notLookedAt > 0) {
    notices.push(
      `Of ${lookedAt + notLookedAt + refused.length} kept answers near the change the newest ${lookedAt + refused.length} were screened again; ${notLookedAt} older ones were not looked at.`,
    );
  }
  for (const { id, reason } of refused) {
    notices.push(`The kept answer ${id} could not be screened again: ${reason}`);
  }
  return notices;
}
