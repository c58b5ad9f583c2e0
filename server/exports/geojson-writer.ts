import { cellOf } from './cell.js';
import type { MakeTableWriter } from './table-writer.js';

/**
 * A FeatureCollection. Feet are named as `crs`, as before RFC 7946 and as programs still read it; degrees name none, which
 * means longitude and latitude. What the file is stands under `about`.
 * @source RFC 7946 § 4, § 6.1
 */
export const geojsonWriter: MakeTableWriter = ({ fields, layerName, title, about }, crs) => ({
  head() {
    const head = {
      type: 'FeatureCollection',
      name: layerName,
      ...(crs === 'EPSG:2260'
        ? { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } } }
        : {}),
      title,
      about,
    };
    return `${JSON.stringify(head).slice(0, -1)},"features":[`;
  },
  feature(feature, index) {
    const properties = Object.fromEntries(fields.map((field) => [field.name, cellOf(feature, field)]));
    const written = JSON.stringify({ type: 'Feature', properties, geometry: feature.geometry });
    return `${index === 0 ? '\n' : ',\n'}${written}`;
  },
  tail: () => '\n]}\n',
});
