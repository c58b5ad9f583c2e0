import type { FilledNotice, NoticedParcel } from '../../contracts/application.js';
import { formatFt } from '../../format.js';
import type { NoticeParcels, NoticeTerms } from '../../ordinance-format/notices.js';
import { DISTANCE_NOISE_FT } from '../../units.js';
import { cite } from '../legal-values.js';
import { inWords, nameOf } from '../wording.js';
import type { ApplicationBasis } from './basis.js';
import type { ApplicationInput } from './input.js';
import { elsewhereNotes, parcelName } from './land-figures.js';
import { reachedLand } from './reached-land.js';
import { standingOf } from './standing.js';
import { ABUTTING_FT } from './wanted.js';

/** The parcels of a notice. */
type Listed = Pick<FilledNotice, 'parcels' | 'countedFrom' | 'withinFt' | 'notes'>;

const OWNERS = 'The list is of parcels: who owns them is on the assessment roll, by tax map number.';

const nothingListed = (notes: string[]): Listed => ({
  parcels: null,
  countedFrom: null,
  withinFt: null,
  notes,
});

function withinOf(parcels: readonly NoticedParcel[], ft: number): NoticedParcel[] {
  return parcels.filter(({ distanceFt }) => distanceFt <= ft + DISTANCE_NOISE_FT);
}

function lineNote({ measures }: ApplicationInput, ft: number): string[] {
  const { lineFt } = measures;
  if (!measures.layers.municipality) {
    return [
      'The outline of the municipality is not loaded: whether its line is near, with owners beyond it, is not known.',
    ];
  }
  if (lineFt === null || lineFt > ft + DISTANCE_NOISE_FT) return [];
  return [
    `The line of the municipality is ${formatFt(lineFt, ft)} from the property: parcels beyond it are listed only where they are loaded, and have to be looked up in the other municipality.`,
  ];
}

function aroundProperty(input: ApplicationInput, ft: number, withinFt: number | null): Listed {
  const { property, aroundProperty: around } = input.measures;
  if (property.length === 0) {
    return nothingListed([
      'The disturbance lies on no parcel that is loaded, so there is no property to count from.',
    ]);
  }
  return {
    parcels: withinOf(around, ft),
    countedFrom: `the boundary of the property (${inWords(property.map(parcelName))})`,
    withinFt,
    notes: [...lineNote(input, ft), OWNERS],
  };
}

function onControlledLand(input: ApplicationInput): Listed {
  const { wetlands, watercourses, missing } = reachedLand(input);
  if (missing.length > 0) {
    return nothingListed([`Not loaded, so whose land lies at it is not known: ${inWords(missing)}.`]);
  }
  const things = [...wetlands, ...watercourses];
  if (things.length === 0) {
    return nothingListed([
      `The disturbance is not shown as reaching any, on the map as of version ${input.answer.mapVersion}, so there is nothing to list from.`,
    ]);
  }
  return {
    parcels: withinOf(input.measures.onControlledLand, input.bufferFt),
    countedFrom: `the boundary of ${inWords(things.map(nameOf))}`,
    withinFt: input.bufferFt,
    notes: [
      'Listed are parcels that lie in or touch the wetland or the land around it, all along it and not only near the project.',
      OWNERS,
    ],
  };
}

function listedFor(parcels: NoticeParcels | null, input: ApplicationInput): Listed {
  if (parcels === null) return nothingListed([]);
  if (!input.measures.layers.parcels) {
    return nothingListed(['The parcels are not loaded, so whom it concerns cannot be listed.']);
  }
  switch (parcels.kind) {
    case 'abutting-property':
      return aroundProperty(input, ABUTTING_FT, null);
    case 'within-ft-of-property':
      return aroundProperty(input, parcels.ft, parcels.ft);
    case 'adjacent-to-controlled-land':
      return onControlledLand(input);
  }
}

function toldMunicipalities(
  notice: NoticeTerms,
  { measures }: ApplicationInput,
): Pick<FilledNotice, 'municipalities' | 'notes'> {
  if (!notice.municipalities) return { municipalities: null, notes: [] };
  const { municipalities, elsewhereSqFt } = measures;
  if (elsewhereSqFt === null) {
    const notes = ['The outline of the municipality is not loaded, so it is not known what lies in it.'];
    return { municipalities: null, notes };
  }
  return { municipalities: [...municipalities], notes: elsewhereNotes(elsewhereSqFt) };
}

/**
 * @param input  parcels and municipalities as they were measured, distances in feet on the ground
 * @param basis  what conditions are decided on
 * @returns every notice of the ordinance, with whom it concerns; no parcels where it is not asked for or not known
 * @source Mamaroneck § 192-5B(2), C; North Castle §§ 340-6A(8), 340-7
 */
export function noticesFor(input: ApplicationInput, basis: ApplicationBasis): FilledNotice[] {
  return input.ordinance.notices.map((notice): FilledNotice => {
    const { standing, why } = standingOf(notice, input, basis);
    const asked = standing !== 'not-asked';
    const listed = asked ? listedFor(notice.parcels, input) : nothingListed([]);
    const told = asked ? toldMunicipalities(notice, input) : { municipalities: null, notes: [] };
    const { id, rule, title, citation, words, by, clock } = notice;
    return {
      ...{ id, rule, title, words, by, standing },
      citation: cite(input.ordinance, citation),
      countedFrom: listed.countedFrom,
      withinFt: listed.withinFt,
      parcels: listed.parcels,
      municipalities: told.municipalities,
      clock: clock ?? null,
      notes: [...(why === null ? [] : [why]), ...listed.notes, ...told.notes],
    };
  });
}
