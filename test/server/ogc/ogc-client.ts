import type { z } from 'zod';
import {
  ogcFeatureCollectionSchema,
  ogcFeatureSchema,
  type OgcFeature,
  type OgcFeatureCollection,
  type OgcLink,
} from '../../../core/contracts/ogc.js';

/** @returns the answer's body by its contract, after its status was seen to be 200 */
export async function fetchAs<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return schema.parse(await response.json());
}

export const fetchPage = (url: string): Promise<OgcFeatureCollection> =>
  fetchAs(url, ogcFeatureCollectionSchema);

export const fetchFeature = (url: string): Promise<OgcFeature> => fetchAs(url, ogcFeatureSchema);

/** @returns where the link of that relation leads; the empty text when there is none */
export function hrefOf(links: readonly OgcLink[], rel: string): string {
  return links.find((link) => link.rel === rel)?.href ?? '';
}

/** @param between  done after each page, before the next is asked for */
export async function followPages(
  url: string,
  between: (page: number) => Promise<void> = () => Promise.resolve(),
): Promise<OgcFeature[]> {
  const features: OgcFeature[] = [];
  for (let next = url, page = 1; next !== ''; page += 1) {
    const answer = await fetchPage(next);
    if (answer.numberReturned !== answer.features.length) throw new Error(`${next}: miscounted`);
    features.push(...answer.features);
    next = hrefOf(answer.links, 'next');
    await between(page);
  }
  return features;
}

/** Rings of a feature whose geometry is a MultiPolygon of one polygon. */
export function ringsOf(feature: OgcFeature | undefined): [number, number][][] {
  const [polygon, ...more] = (feature?.geometry.coordinates ?? []) as [number, number][][][];
  if (polygon === undefined || more.length > 0) throw new Error('not one polygon');
  return polygon;
}
