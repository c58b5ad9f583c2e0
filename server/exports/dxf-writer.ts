import type { Position } from 'geojson';
import type { ExportFeature } from './export-table.js';
import { placeInside, placeOnLine } from './label-place.js';
import { linesOf, polygonsOf } from './shape-parts.js';
import type { MakeTableWriter } from './table-writer.js';

/** Height of the texts, in feet. */
const TEXT_FT = 10;

/** As the variable $INSUNITS numbers units. Release 12 did not have it and passes over it; later ones scale by it. */
const US_SURVEY_FEET = 21;

/** Characters of one line of a comment or text. */
const LINE_LENGTH = 250;

type Pair = readonly [code: number, value: string | number];

const written = (pairs: readonly Pair[]): string =>
  pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');

/** Letters beyond ASCII are written by their numbers, which every AutoCAD reads. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .slice(0, LINE_LENGTH)
    .replace(
      /[^\x20-\x7E]/g,
      (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

function table(name: string, entries: readonly (readonly Pair[])[]): Pair[] {
  return [[0, 'TABLE'], [2, name], [70, entries.length], ...entries.flat(), [0, 'ENDTAB']];
}

const layer = (name: string, color: number): Pair[] => [
  [0, 'LAYER'],
  [2, name],
  [70, 0],
  [62, color],
  [6, 'CONTINUOUS'],
];

function polyline(group: string, positions: readonly Position[], closed: boolean): Pair[] {
  // A closed polyline goes back to its first vertex by itself.
  const corners = closed ? positions.slice(0, -1) : positions;
  return [
    [0, 'POLYLINE'],
    [8, group],
    [66, 1],
    [10, '0.0'],
    [20, '0.0'],
    [30, '0.0'],
    [70, closed ? 1 : 0],
    ...corners.flatMap(([x = 0, y = 0]): Pair[] => [
      [0, 'VERTEX'],
      [8, group],
      [10, x],
      [20, y],
      [30, '0.0'],
    ]),
    [0, 'SEQEND'],
    [8, group],
  ];
}

function text(group: string, label: string, [x = 0, y = 0]: Position): Pair[] {
  return [
    [0, 'TEXT'],
    [8, textLayer(group)],
    [10, x],
    [20, y],
    [30, '0.0'],
    [40, TEXT_FT],
    [1, plain(label)],
  ];
}

/** @returns the layer on which the texts of a group stand, to be turned off by itself */
const textLayer = (group: string): string => `${group}-TEXT`;

function entities({ geometry, group, label }: ExportFeature): Pair[] {
  if (geometry === null) return [];
  const polygons = polygonsOf(geometry);
  const lines = linesOf(geometry);
  const [firstPolygon, firstLine] = [polygons[0], lines[0]];
  const place =
    firstPolygon !== undefined
      ? placeInside(firstPolygon)
      : firstLine === undefined
        ? null
        : placeOnLine(firstLine);
  return [
    ...polygons.flat().flatMap((ring) => polyline(group, ring, true)),
    ...lines.flatMap((line) => polyline(group, line, false)),
    ...(place === null || label === '' ? [] : text(group, label, place)),
  ];
}

/**
 * A drawing in State Plane feet in the oldest form that every version of AutoCAD opens: each ring a closed polyline, holes
 * on the layer of what they are holes of, ids as texts. Other attributes have no place in it.
 * @source Autodesk, DXF Reference, AC1009 (Release 12); $INSUNITS from AC1015 (Release 2000) on
 */
export const dxfWriter: MakeTableWriter = ({ title, about, groups }) => ({
  head() {
    const layers = groups.flatMap(({ id, color }) => [layer(id, color), layer(textLayer(id), color)]);
    const continuous: Pair[] = [
      [0, 'LTYPE'],
      [2, 'CONTINUOUS'],
      [70, 0],
      [3, 'Solid line'],
      [72, 65],
      [73, 0],
      [40, '0.0'],
    ];
    return written([
      ...[title, 'NAD83 / New York East, US survey feet (EPSG:2260)', ...about].map((line): Pair => [
        999,
        plain(line),
      ]),
      [0, 'SECTION'],
      [2, 'HEADER'],
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, US_SURVEY_FEET],
      [0, 'ENDSEC'],
      [0, 'SECTION'],
      [2, 'TABLES'],
      ...table('LTYPE', [continuous]),
      ...table('LAYER', [layer('0', 7), ...layers]),
      [0, 'ENDSEC'],
      [0, 'SECTION'],
      [2, 'ENTITIES'],
    ]);
  },
  feature: (feature) => written(entities(feature)),
  tail: () =>
    written([
      [0, 'ENDSEC'],
      [0, 'EOF'],
    ]),
});
