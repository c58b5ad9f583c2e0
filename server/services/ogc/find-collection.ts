import { NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { isCollectionId, type CollectionId } from '../../ogc/collections.js';
import { FEATURE_SOURCES } from '../../sql/ogc/feature-source.js';
import { adjacentAreaReader } from './adjacent-area-reader.js';
import { tableReader, type CollectionReader } from './collection-reader.js';

/**
 * @param id  as the address has it
 * @throws NotFound  when there is no collection of that id
 */
export function findCollectionId(id: string): CollectionId {
  if (isCollectionId(id)) return id;
  throw new NotFound(`There is no collection "${id}". GET /ogc/collections lists those there are.`);
}

/** @returns how the features of the collection are had */
export function readerOf(ordinances: OrdinanceBook, id: CollectionId): CollectionReader {
  return id === 'adjacent-areas' ? adjacentAreaReader(ordinances) : tableReader(FEATURE_SOURCES[id]);
}
