import type { Queryable } from '../../../core/contracts/ogc-queryables.js';
import type { OgcAnswer } from '../../ogc/answer.js';
import { COLLECTION_TEXTS } from '../../ogc/collections.js';
import { queryablesPage } from '../../ogc/html/queryables-page.js';
import type { FormedRequest } from '../../ogc/links.js';
import { QUERYABLES } from '../../ogc/queryables.js';
import { findCollectionId } from './find-collection.js';

/** A JSON Schema of the properties by which features can be chosen, as Part 3 of OGC API Features has it. */
export interface QueryablesSchema {
  $schema: string;
  $id: string;
  type: 'object';
  title: string;
  properties: Record<string, object>;
  additionalProperties: false;
}

const propertySchema = ({ title, type, choices }: Queryable): object => ({
  title,
  ...(type === 'date' ? { type: 'string', format: 'date' } : { type }),
  ...(choices === undefined ? {} : { enum: choices }),
});

/**
 * @param collection  its id, as the address has it
 * @throws NotFound  when there is no such collection
 */
export function describeQueryables(collection: string, request: FormedRequest): OgcAnswer<QueryablesSchema> {
  const id = findCollectionId(collection);
  const queryables: readonly Queryable[] = [
    { name: 'jurisdiction', title: 'Id of the municipality', type: 'string' },
    ...QUERYABLES[id],
  ];
  const body: QueryablesSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${request.root}${request.path}`,
    type: 'object',
    title: COLLECTION_TEXTS[id].title,
    properties: Object.fromEntries(
      queryables.map((queryable) => [queryable.name, propertySchema(queryable)]),
    ),
    additionalProperties: false,
  };
  return { body, page: () => queryablesPage(id, queryables, `${request.path}?f=json`) };
}
