import type { OgcFeature, OgcFeatureCollection, OgcLink } from '../../../core/contracts/ogc.js';
import { CRS_URIS } from '../../../core/contracts/ogc.js';
import { html, prose, type Html } from '../../openapi/html.js';
import { COLLECTION_TEXTS, type CollectionId } from '../collections.js';
import { collectionPath } from '../links.js';
import { crsTitle } from './crs-title.js';
import { jsonAddressOf } from './describing-pages.js';
import { framed } from './frame.js';
import { scrollingTable } from './table.js';
import { valueText } from './value.js';

const hrefOf = (links: readonly OgcLink[], wanted: string): string | undefined =>
  links.find(({ rel }) => rel === wanted)?.href;

function countText({ numberReturned, numberMatched }: OgcFeatureCollection): string {
  const features = numberReturned === 1 ? '1 feature' : `${numberReturned} features`;
  return numberMatched === undefined
    ? `${features} on this page.`
    : `${features} on this page, of ${numberMatched}.`;
}

function mapText({ on, mapVersions }: OgcFeatureCollection): Html | string {
  if (on === undefined) return '';
  const versions = (mapVersions ?? []).flatMap(({ jurisdiction, mapVersion, mapSince }) =>
    mapSince === null ? [] : [html`<li>${jurisdiction}: version ${mapVersion}, since ${mapSince}</li>`],
  );
  return html`<p>The maps of ${on}:</p>
    <ul>
      ${versions.length === 0 ? html`<li>No map is loaded.</li>` : versions}
    </ul>`;
}

/** @returns a page of features as a table, with a link to the next */
export function itemsPage(collection: CollectionId, page: OgcFeatureCollection): string {
  const { title } = COLLECTION_TEXTS[collection];
  const names = [...new Set(page.features.flatMap(({ properties }) => Object.keys(properties)))];
  const rows = page.features.map(({ id, properties }) => [
    html`<a href="${collectionPath(collection, id)}">${id}</a>`,
    ...names.map((name) => valueText(properties[name])),
  ]);
  const next = hrefOf(page.links, 'next');
  return framed({
    title: `Features of ${title}`,
    under: collectionPath(collection),
    jsonAddress: jsonAddressOf(page.links),
    main: html`<p>${prose(COLLECTION_TEXTS[collection].description)}</p>
      ${mapText(page)}
      <p>${countText(page)}</p>
      ${rows.length === 0 ? html`<p>There is no such feature.</p>` : scrollingTable(title, ['Feature', ...names], rows)}
      ${next === undefined ? '' : html`<p><a rel="next" href="${next}">Next page</a></p>`}
      <p>
        <a href="${collectionPath(collection)}">About this collection</a> ·
        <a href="${collectionPath(collection)}/queryables">Properties by which features can be chosen</a>
      </p>`,
  });
}

function positionsOf(coordinates: readonly unknown[]): number {
  return typeof coordinates[0] === 'number'
    ? 1
    : coordinates.reduce<number>((sum, part) => sum + (Array.isArray(part) ? positionsOf(part) : 0), 0);
}

/** @returns one feature for people: its properties, and where its coordinates can be had */
export function itemPage(
  collection: CollectionId,
  { id, properties, geometry, links = [] }: OgcFeature,
): string {
  const rows = Object.entries(properties).map(([name, value]) => [name, valueText(value)]);
  const path = collectionPath(collection, id);
  const systems = CRS_URIS.map(
    (crs) => html`<li><a href="${path}?f=json&crs=${encodeURIComponent(crs)}">${crsTitle(crs)}</a></li>`,
  );
  return framed({
    title: `${COLLECTION_TEXTS[collection].title}: ${id}`,
    under: collectionPath(collection),
    jsonAddress: jsonAddressOf(links),
    main: html`${scrollingTable('Properties', ['Property', 'Value'], rows)}
      <h2>Shape</h2>
      <p>
        ${geometry.type} with ${positionsOf(geometry.coordinates)} positions, as GeoJSON in the coordinate
        system:
      </p>
      <ul>
        ${systems}
      </ul>
      <p><a href="${collectionPath(collection)}/items">All features of this collection</a></p>`,
  });
}
