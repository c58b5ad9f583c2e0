import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openApiDocument } from '../openapi/document.js';
import type { OpenApiDocument } from '../openapi/open-api.js';
import { renderPage } from '../openapi/render-page.js';

/** The API's description for programs and for people. */
export interface ApiDescription {
  document: OpenApiDocument;
  /** HTML */
  page: string;
  /** CSS of the page */
  stylesheet: string;
}

/** Where the document is served. */
export const DOCUMENT_ADDRESS = '/api/openapi.json';

/** Where the style sheet of the page is served. */
export const STYLESHEET_ADDRESS = '/api/openapi.css';

const packageSchema = z.object({ version: z.string() });

/** @returns the description of this version; it does not change while the program runs */
export async function describeApi(): Promise<ApiDescription> {
  const packageText = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const stylesheet = await readFile(new URL('../openapi/page.css', import.meta.url), 'utf8');
  const document = openApiDocument(packageSchema.parse(JSON.parse(packageText)).version);
  // The address changes with the style, so that a browser never pairs a page with an older one.
  const digest = createHash('sha256').update(stylesheet).digest('hex').slice(0, 8);
  const page = renderPage(document, {
    stylesheet: `${STYLESHEET_ADDRESS}?v=${digest}`,
    document: DOCUMENT_ADDRESS,
  });
  return { document, page, stylesheet };
}
