import type { Ordinance } from '../../ordinance.js';

/** Lines of neighbors that are digitised this many feet apart are one line. */
export const ABUTTING_FT = 0.1;

/** What has to be measured for the application lists of an ordinance. Feet on the ground. */
export interface WantedMeasures {
  /** greatest distance counted from the property; null: none is */
  aroundPropertyFt: number | null;
  /** greatest distance counted from the disturbance; null: none is */
  featuresFt: number | null;
  controlledLand: boolean;
  municipalities: boolean;
  stormwater: boolean;
}

const greatest = (distances: readonly number[]): number | null =>
  distances.length === 0 ? null : Math.max(...distances);

/** @returns what the ordinance's lists and notices need, so that nothing is measured for no one */
export function wantedMeasures({ requirements, notices }: Ordinance): WantedMeasures {
  const figures = requirements.flatMap(({ items }) => items.flatMap(({ figure }) => figure ?? []));
  const parcels = notices.flatMap((notice) => notice.parcels ?? []);
  return {
    aroundPropertyFt: greatest(
      parcels.flatMap((each) =>
        each.kind === 'within-ft-of-property'
          ? [each.ft]
          : each.kind === 'abutting-property'
            ? [ABUTTING_FT]
            : [],
      ),
    ),
    featuresFt: greatest(figures.flatMap((figure) => (figure.kind === 'features-within' ? [figure.ft] : []))),
    controlledLand: parcels.some(({ kind }) => kind === 'adjacent-to-controlled-land'),
    municipalities:
      figures.some(({ kind }) => kind === 'municipalities') ||
      notices.some((notice) => notice.municipalities),
    stormwater: figures.some(({ kind }) => kind === 'open-at-once' || kind === 'impaired-waters'),
  };
}
