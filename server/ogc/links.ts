import type { OgcLink } from '../../core/contracts/ogc.js';

/** How a request reached the server, for links that lead back to it. */
export interface RequestAddress {
  /** scheme and host, without a slash at the end; empty where the request named no host */
  root: string;
  /** of the request, without the query */
  path: string;
  search: URLSearchParams;
}

/** Media types of what is answered. */
export const JSON_TYPE = 'application/json';
export const GEOJSON_TYPE = 'application/geo+json';

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
  rel: 'self' | 'next',
  title: string,
  type: string,
  changed: Readonly<Record<string, string>> = {},
): OgcLink {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return { href: `${root}${path}${query.size === 0 ? '' : `?${query}`}`, rel, type, title };
}

/** @returns the path of a collection, of its features, or of one of them */
export function collectionPath(collection: string, feature?: string | number): string {
  const path = `/ogc/collections/${collection}`;
  return feature === undefined ? path : `${path}/items/${encodeURIComponent(feature)}`;
}
