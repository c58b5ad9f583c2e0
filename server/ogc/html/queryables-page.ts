import type { Queryable } from '../../../core/contracts/ogc-queryables.js';
import { html } from '../../openapi/html.js';
import { COLLECTION_TEXTS, type CollectionId } from '../collections.js';
import { collectionPath } from '../links.js';
import { framed } from './frame.js';
import { scrollingTable } from './table.js';

const TYPE_WORDS: Readonly<Record<Queryable['type'], string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  date: 'day, YYYY-MM-DD',
};

/** @returns the properties by which features of a collection can be chosen, for people */
export function queryablesPage(
  collection: CollectionId,
  queryables: readonly Queryable[],
  jsonAddress: string,
): string {
  const { title } = COLLECTION_TEXTS[collection];
  const rows = queryables.map(({ name, title: meaning, type, choices }) => [
    html`<code>${name}</code>`,
    meaning,
    choices === undefined ? TYPE_WORDS[type] : choices.join(' or '),
  ]);
  const items = `${collectionPath(collection)}/items`;
  return framed({
    title: `Queryables of ${title}`,
    under: collectionPath(collection),
    jsonAddress,
    main: html`<p>
        Each is a parameter of the <a href="${items}">features of this collection</a>, and chooses those whose
        property is equal to the value: <code>${items}?${queryables[0]?.name ?? ''}=…</code>
      </p>
      ${scrollingTable('Properties by which features can be chosen', ['Property', 'Meaning', 'Value'], rows)}`,
  });
}
