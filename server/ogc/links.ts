import type { OgcLink } from '../../core/contracts/ogc.js';
import { OGC_FORMS, type OgcForm } from '../../core/contracts/ogc-query.js';

/** How a request reached the server, for links that lead back to it. */
export interface RequestAddress {
  /** scheme and host, without a slash at the end; empty where the request named no host */
  root: string;
  /** of the request, without the query */
  path: string;
  search: URLSearchParams;
}

/** A request whose answer is given in one of the forms. */
export interface FormedRequest extends RequestAddress {
  form: OgcForm;
}

/** Media types of what is answered. */
export const JSON_TYPE = 'application/json';
export const GEOJSON_TYPE = 'application/geo+json';
export const SCHEMA_TYPE = 'application/schema+json';
export const HTML_TYPE = 'text/html';

/** @returns a link to a page of this service */
export function linkTo(
  { root }: RequestAddress,
  rel: string,
  path: string,
  title: string,
  type = JSON_TYPE,
): OgcLink {
  return { href: `${root}${path}`, rel, type, title };
}

/** @returns the link of an answer to itself, or with one parameter changed to another */
export function linkBack(
  { root, path, search }: RequestAddress,
  rel: 'self' | 'alternate' | 'next',
  title: string,
  type: string,
  changed: Readonly<Record<string, string>> = {},
): OgcLink {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return { href: `${root}${path}${query.size === 0 ? '' : `?${query}`}`, rel, type, title };
}

/** @returns the links of an answer to itself and to itself in the other form */
export function linksToSelf(request: FormedRequest, title: string, jsonType = JSON_TYPE): OgcLink[] {
  const typeOf = (form: OgcForm): string => (form === 'html' ? HTML_TYPE : jsonType);
  const others = OGC_FORMS.filter((form) => form !== request.form);
  return [
    linkBack(request, 'self', title, typeOf(request.form)),
    ...others.map((form) =>
      linkBack(request, 'alternate', `${title}, as ${form.toUpperCase()}`, typeOf(form), { f: form }),
    ),
  ];
}

/** @returns links to another page in each of its forms; programs that ask for no form get the first */
export function linksTo(
  address: RequestAddress,
  rel: string,
  path: string,
  title: string,
  jsonType = JSON_TYPE,
): OgcLink[] {
  return [
    linkTo(address, rel, path, title, jsonType),
    linkTo(address, rel, `${path}?f=html`, title, HTML_TYPE),
  ];
}

/** @returns the path of a collection, of its features, or of one of them */
export function collectionPath(collection: string, feature?: string | number): string {
  const path = `/ogc/collections/${collection}`;
  return feature === undefined ? path : `${path}/items/${encodeURIComponent(feature)}`;
}
