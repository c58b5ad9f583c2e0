import { html, type Html } from '../../openapi/html.js';
import { COLLECTION_IDS, COLLECTION_TEXTS, GUIDANCE } from '../collections.js';
import { collectionPath } from '../links.js';

/** Where the style of the pages is served. */
export const PAGE_STYLE_ADDRESS = '/ogc/page.css';

/** What a page shows. */
export interface PageContent {
  title: string;
  /** path of the entry in the contents under which it stands */
  under: string;
  /** the same as JSON */
  jsonAddress: string;
  main: Html;
}

const ENTRIES: readonly (readonly [path: string, title: string])[] = [
  ['/ogc', 'Start'],
  ['/ogc/collections', 'Collections'],
  ...COLLECTION_IDS.map((id) => [collectionPath(id), COLLECTION_TEXTS[id].title] as const),
  ['/ogc/conformance', 'Conformance'],
  ['/api', 'Description of the API'],
];

function contents(under: string): Html {
  const entries = ENTRIES.map(([path, title]) =>
    path === under
      ? html`<li><a href="${path}" aria-current="page">${title}</a></li>`
      : html`<li><a href="${path}">${title}</a></li>`,
  );
  return html`<nav aria-label="Contents">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

/** @returns a page for people: no script, nothing from another host */
export function framed({ title, under, jsonAddress, main }: PageContent): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Hundredfoot</title>
        <link rel="icon" href="/mark.svg" />
        <link rel="stylesheet" href="${PAGE_STYLE_ADDRESS}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <h1>${title}</h1>
          <p><a href="/">The map</a> · <a href="${jsonAddress}">This page as JSON</a></p>
        </header>
        ${contents(under)}
        <main id="main">
          ${main}
          <p class="note">${GUIDANCE} Coordinates in degrees are those of NAD83.</p>
        </main>
      </body>
    </html>`.source;
}
