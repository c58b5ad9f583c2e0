/** The collections that are published. */
export const COLLECTION_IDS = [
  'municipalities',
  'wetlands',
  'watercourses',
  'adjacent-areas',
  'parcels',
] as const;
export type CollectionId = (typeof COLLECTION_IDS)[number];

const GUIDANCE = 'The map is guidance; the boundary is fixed in the field.';

/** What a collection is called, and what it says of itself. */
export const COLLECTION_TEXTS: Readonly<Record<CollectionId, { title: string; description: string }>> = {
  municipalities: {
    title: 'Municipalities',
    description:
      'Outlines of the municipalities (role own) and of their neighbors as far as they are loaded.',
  },
  wetlands: {
    title: 'Wetlands',
    description:
      'Wetlands of the current maps, regulated or not. Earlier versions of them are not in this collection: a ' +
      'datetime chooses those of today that were on the map by then, by `since`, and does not give the map of that day. ' +
      `Areas are square feet on the ground. ${GUIDANCE}`,
  },
  watercourses: {
    title: 'Watercourses',
    description: `Watercourses of the current maps, as lines or areas, regulated or not. ${GUIDANCE}`,
  },
  'adjacent-areas': {
    title: 'Adjacent areas',
    description:
      'The land around each wetland that the ordinance of its own municipality regulates today, in the width that it states, ' +
      'without that wetland, and only in the municipality where the ordinance says so. Those of wetlands close together overlap, ' +
      `and reach into other wetlands; land beside watercourses is not among them. ${GUIDANCE}`,
  },
  parcels: {
    title: 'Parcels',
    description: 'Parcels with tax map number and address.',
  },
};

/** @returns whether the text is the id of a collection */
export function isCollectionId(text: string): text is CollectionId {
  return COLLECTION_IDS.some((id) => id === text);
}
