import type { Position } from 'geojson';
import { cellOf } from './cell.js';
import type { ExportField, ExportGeometry, ExportGroup } from './export-table.js';
import { linesOf, polygonsOf } from './shape-parts.js';
import type { MakeTableWriter } from './table-writer.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

const TYPES: Readonly<Record<ExportField['kind'], string>> = {
  text: 'string',
  date: 'string',
  'whole number': 'int',
  number: 'double',
};

/** Colors of a KML are written from the opacity to the red. */
function style({ id, rgb }: ExportGroup): string {
  const [red, green, blue] = [rgb.slice(0, 2), rgb.slice(2, 4), rgb.slice(4, 6)];
  const color = `${blue}${green}${red}`;
  return `<Style id="${id}"><LineStyle><color>ff${color}</color><width>2</width></LineStyle><PolyStyle><color>59${color}</color></PolyStyle></Style>\n`;
}

const coordinates = (positions: readonly Position[]): string =>
  `<coordinates>${positions.map(([x = 0, y = 0]) => `${x},${y}`).join(' ')}</coordinates>`;

const ring = (side: string, positions: readonly Position[]): string =>
  `<${side}BoundaryIs><LinearRing>${coordinates(positions)}</LinearRing></${side}BoundaryIs>`;

function polygon([outer = [], ...holes]: readonly Position[][]): string {
  return `<Polygon>${ring('outer', outer)}${holes.map((hole) => ring('inner', hole)).join('')}</Polygon>`;
}

function shape(geometry: ExportGeometry): string {
  const parts = [
    ...polygonsOf(geometry).map(polygon),
    ...linesOf(geometry).map((line) => `<LineString>${coordinates(line)}</LineString>`),
  ];
  return parts.length === 1 ? parts.join('') : `<MultiGeometry>${parts.join('')}</MultiGeometry>`;
}

/**
 * A KML in longitude and latitude, with a style for each group, the label as name and every attribute in its own element.
 * @source OGC 12-007r2 (KML 2.3), § 9.2 ExtendedData
 */
export const kmlWriter: MakeTableWriter = ({ title, layerName, fields, groups, about }) => ({
  head() {
    const declared = fields.map(
      ({ name, kind }) => `<SimpleField type="${TYPES[kind]}" name="${escaped(name)}"/>`,
    );
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document id="root_doc">\n' +
      `<name>${escaped(title)}</name><description>${escaped(about.join(' '))}</description>\n` +
      `${groups.map(style).join('')}<Schema name="${layerName}" id="${layerName}">${declared.join('')}</Schema>\n` +
      `<Folder><name>${layerName}</name>\n`
    );
  },
  feature(feature) {
    const data = fields.flatMap((field) => {
      const value = cellOf(feature, field);
      // An empty text is written, so that no reader takes the name of the place for a column called NAME.
      if (value === null) return field.kind === 'text' ? [`<SimpleData name="${field.name}"/>`] : [];
      return [`<SimpleData name="${field.name}">${escaped(String(value))}</SimpleData>`];
    });
    return (
      `<Placemark><name>${escaped(feature.label)}</name><styleUrl>#${feature.group}</styleUrl>` +
      `<ExtendedData><SchemaData schemaUrl="#${layerName}">${data.join('')}</SchemaData></ExtendedData>` +
      `${feature.geometry === null ? '' : shape(feature.geometry)}</Placemark>\n`
    );
  },
  tail: () => '</Folder>\n</Document>\n</kml>\n',
});
