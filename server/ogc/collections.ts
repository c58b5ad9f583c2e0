/** The collections that are published. */
export const COLLECTION_IDS = [
  'municipalities',
  'wetlands',
  'watercourses',
  'adjacent-areas',
  'parcels',
] as const;
export type CollectionId = (typeof COLLECTION_IDS)[number];

const OF_THE_DAY =
  'as the maps show them today, or on the day that `on` names, or on the last day of a datetime.';

const GUIDANCE = 'The map is guidance; the boundary is fixed in the field.';

/** What a collection is called, what it says of itself, and whether its features are of versions of the map. */
export interface CollectionText {
  title: string;
  description: string;
  ofTheMap: boolean;
}

/** The texts of the collections. */
export const COLLECTION_TEXTS: Readonly<Record<CollectionId, CollectionText>> = {
  municipalities: {
    title: 'Municipalities',
    description:
      'Outlines of the municipalities (role own) and of their neighbors as far as they are loaded.',
    ofTheMap: false,
  },
  wetlands: {
    title: 'Wetlands',
    description:
      `Wetlands, regulated or not, ${OF_THE_DAY} The day from which a wetland has been as it is shown is \`since\`. ` +
      `Areas are square feet on the ground. ${GUIDANCE}`,
    ofTheMap: true,
  },
  watercourses: {
    title: 'Watercourses',
    description: `Watercourses as lines or areas, regulated or not, ${OF_THE_DAY} ${GUIDANCE}`,
    ofTheMap: true,
  },
  'adjacent-areas': {
    title: 'Adjacent areas',
    description:
      'The land around each wetland that the ordinance of its own municipality regulates, in the width that it states, ' +
      'without that wetland, and only in the municipality where the ordinance says so. Those of wetlands close together overlap, ' +
      `and reach into other wetlands; land beside watercourses is not among them. They follow the map and the law of ` +
      `today, or of the day that on or datetime names. ${GUIDANCE}`,
    ofTheMap: true,
  },
  parcels: {
    title: 'Parcels',
    description: 'Parcels with tax map number and address.',
    ofTheMap: false,
  },
};

/** @returns whether the text is the id of a collection */
export function isCollectionId(text: string): text is CollectionId {
  return COLLECTION_IDS.some((id) => id === text);
}
