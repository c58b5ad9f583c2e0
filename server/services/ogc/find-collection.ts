import { NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { isCollectionId, type CollectionId } from '../../ogc/collections.js';
import { FEATURE_SOURCES } from '../../sql/ogc/feature-source.js';
import { adjacentAreaReader } from './adjacent-area-reader.js';
import { tableReader, type CollectionReader } from './collection-reader.js';

const TABLES: Readonly<Record<Exclude<CollectionId, 'adjacent-areas'>, CollectionReader>> = {
  municipalities: tableReader(FEATURE_SOURCES.municipalities),
  wetlands: tableReader(FEATURE_SOURCES.wetlands),
  watercourses: tableReader(FEATURE_SOURCES.watercourses),
  parcels: tableReader(FEATURE_SOURCES.parcels),
};

/**
 * @param id  as the address has it
 * @throws NotFound  when there is no collection of that id
 */
export function findCollection(
  ordinances: OrdinanceBook,
  id: string,
): { id: CollectionId; reader: CollectionReader } {
  if (!isCollectionId(id)) {
    throw new NotFound(`There is no collection "${id}". GET /ogc/collections lists those there are.`);
  }
  return { id, reader: id === 'adjacent-areas' ? adjacentAreaReader(ordinances) : TABLES[id] };
}
