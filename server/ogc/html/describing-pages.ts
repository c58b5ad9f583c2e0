import type {
  OgcCollection,
  OgcCollectionList,
  OgcConformance,
  OgcLanding,
  OgcLink,
} from '../../../core/contracts/ogc.js';
import { html, prose, type Html } from '../../openapi/html.js';
import { collectionPath, HTML_TYPE } from '../links.js';
import { crsTitle } from './crs-title.js';
import { framed } from './frame.js';
import { scrollingTable } from './table.js';

/** @returns the address of the JSON form among the links of an answer given as HTML */
export function jsonAddressOf(links: readonly OgcLink[]): string {
  return links.find(({ rel, type }) => rel === 'alternate' && type !== HTML_TYPE)?.href ?? '';
}

const linkItem = ({ href, title, templated }: OgcLink): Html =>
  templated === true
    ? html`<li>${title}: <code>${href}</code></li>`
    : html`<li><a href="${href}">${title}</a></li>`;

/** Links that a page shows: not those to itself, and of several forms the one for people. */
function shown(links: readonly OgcLink[]): OgcLink[] {
  const forPeople = links.filter(({ type }) => type === HTML_TYPE);
  const hasBetter = (link: OgcLink): boolean =>
    link.type !== HTML_TYPE && forPeople.some(({ rel, title }) => rel === link.rel && title === link.title);
  return links.filter((link) => link.rel !== 'self' && link.rel !== 'alternate' && !hasBetter(link));
}

/** @returns the first page for people */
export function landingPage({ title, description, links }: OgcLanding): string {
  const self = links.find(({ rel }) => rel === 'self')?.href ?? '';
  return framed({
    title: `${title}: layers for other programs`,
    under: '/ogc',
    jsonAddress: jsonAddressOf(links),
    main: html`<p>${description}</p>
      <p>
        Give the address <code>${self.replace(/\?.*$/, '')}</code> to a geographic information system that
        reads OGC API Features, such as QGIS or ArcGIS Pro.
      </p>
      <h2>What is here</h2>
      <ul>
        ${shown(links).map(linkItem)}
      </ul>`,
  });
}

/** @returns the classes of requirements that are kept, for people */
export function conformancePage({ conformsTo }: OgcConformance, jsonAddress: string): string {
  return framed({
    title: 'Conformance',
    under: '/ogc/conformance',
    jsonAddress,
    main: html`<p>These classes of requirements of the OGC’s standards are kept.</p>
      <ul>
        ${conformsTo.map((uri) => html`<li><code>${uri}</code></li>`)}
      </ul>`,
  });
}

/** @returns all collections for people */
export function collectionsPage({ links, collections }: OgcCollectionList): string {
  const rows = collections.map(({ id, title, description }) => [
    html`<a href="${collectionPath(id)}">${title}</a>`,
    prose(description),
  ]);
  return framed({
    title: 'Collections',
    under: '/ogc/collections',
    jsonAddress: jsonAddressOf(links),
    main: scrollingTable('Collections', ['Collection', 'What it is'], rows),
  });
}

function extentText({ spatial, temporal }: OgcCollection['extent']): Html {
  const [west, south, east, north] = spatial?.bbox[0] ?? [];
  const since = temporal?.interval[0]?.[0] ?? null;
  return html`<p>
      ${
        west === undefined || south === undefined || east === undefined || north === undefined
          ? 'Nothing is loaded.'
          : `From ${west}° to ${east}° of longitude and from ${south}° to ${north}° of latitude.`
      }
    </p>
    ${since === null ? '' : html`<p>On record since ${since.slice(0, 10)}.</p>`}`;
}

/** @returns what a collection is, for people */
export function collectionPage({ id, title, description, extent, crs, links }: OgcCollection): string {
  return framed({
    title,
    under: collectionPath(id),
    jsonAddress: jsonAddressOf(links),
    main: html`<p>${prose(description)}</p>
      <h2>What is here</h2>
      <ul>
        ${shown(links).map(linkItem)}
      </ul>
      <h2>Where it is</h2>
      ${extentText(extent)}
      <h2>Coordinate systems</h2>
      <p>The first is that of every answer, unless <code>crs</code> asks for another.</p>
      <ul>
        ${crs.map((uri) => html`<li>${crsTitle(uri)}: <code>${uri}</code></li>`)}
      </ul>`,
  });
}
