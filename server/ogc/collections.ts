/** The collections that are published. */
export const COLLECTION_IDS = [
  'municipalities',
  'wetlands',
  'watercourses',
  'adjacent-areas',
  'parcels',
  'impaired-waters',
  'hydric-soils',
  'roads',
  'buildings',
  'water',
] as const;
export type CollectionId = (typeof COLLECTION_IDS)[number];

const OF_THE_DAY =
  'as the maps show them today, or on the day that `on` names, or on the last day of a datetime.';

/** What every page about the map says of it. */
export const GUIDANCE = 'The map is guidance; the boundary is fixed in the field.';

const FOR_ORIENTATION = 'For orientation on the map; no rule reads it.';

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
    description: 'Parcels with tax map number, address and area in square feet on the ground.',
    ofTheMap: false,
  },
  'impaired-waters': {
    title: 'Impaired waters',
    description: 'Waters on a list of impaired waters, as lines or areas, with the listing.',
    ofTheMap: false,
  },
  'hydric-soils': {
    title: 'Hydric soils',
    description: 'Soils mapped as hydric, as far as they are loaded.',
    ofTheMap: false,
  },
  roads: { title: 'Roads', description: FOR_ORIENTATION, ofTheMap: false },
  buildings: { title: 'Buildings', description: FOR_ORIENTATION, ofTheMap: false },
  water: {
    title: 'Open water',
    description: `Ponds, rivers and the sea. ${FOR_ORIENTATION}`,
    ofTheMap: false,
  },
};

/** @returns whether the text is the id of a collection */
export function isCollectionId(text: string): text is CollectionId {
  return COLLECTION_IDS.some((id) => id === text);
}
