import type { DrawingFile } from '../../core/contracts/drawing-files.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { LIMITS } from '../../core/contracts/screening.js';
import type { MitigationType } from '../../core/measurements.js';
import type { Failure } from '../failure.js';
import { newShape, roundedPoint, type Role } from './shape.js';

/**
 * @param mitigationType  of what becomes mitigation
 * @param newId  gives an id that no other shape has
 * @returns a shape for each polygon of a file; of a feature of several each bears its name and a number
 */
export function shapesOfFile(
  { shapes }: DrawingFile,
  role: Role,
  mitigationType: MitigationType,
  newId: () => string,
): Shape[] {
  return shapes.flatMap(({ name, polygons }) =>
    polygons.map((rings, index) => {
      const shape = newShape(
        role,
        rings.map((ring) => ring.map(roundedPoint)),
        mitigationType,
        newId(),
      );
      const number = polygons.length > 1 ? ` ${index + 1}` : '';
      return name === null
        ? shape
        : { ...shape, name: `${name.slice(0, LIMITS.nameLength - number.length)}${number}` };
    }),
  );
}

/** @returns why shapes do not fit into a drawing beside those it has, as a sentence; null: they do */
export function tooMuchFor(drawn: readonly Shape[], added: readonly Shape[]): string | null {
  const all = [...drawn, ...added];
  if (all.length > LIMITS.features)
    return `One drawing holds at most ${LIMITS.features} shapes; with these it would have ${all.length}. Take some away first, or leave some out of the file.`;
  const corners = all.flatMap(({ rings }) => rings).reduce((sum, ring) => sum + ring.length, 0);
  if (corners > LIMITS.verticesPerRequest)
    return `One drawing holds at most ${LIMITS.verticesPerRequest.toLocaleString('en-US')} corners; with these it would have ${corners.toLocaleString('en-US')}. Simplify them first.`;
  return null;
}

/** Endings of the files that the server reads shapes out of, as a field for files takes them. */
export const READ_ENDINGS = '.zip,.geojson,.json,.gpkg,.kml,.kmz,.dxf,.fgb,.gpx,.csv,.tsv,.wkt';

/** What the server wants to be told of a file that it did not take. */
export interface FileQuestion {
  /** for the person */
  message: string;
  /** the coordinate system is asked for */
  asksCrs: boolean;
  /** the one that the coordinates look like; null: none is known */
  looksLike: string | null;
  /** of the file, to choose from; empty: there is no choice */
  layers: readonly string[];
}

/** @returns the refusal in the words of the form, and which of its fields help */
export function fileQuestion({ message, problems }: Failure): FileQuestion {
  const layers = problems.filter(({ path }) => path === 'layerInFile').map((problem) => problem.message);
  if (layers.length > 0)
    return {
      message: 'The file holds several layers. Choose the one to draw with.',
      asksCrs: false,
      looksLike: null,
      layers,
    };
  const words = message
    .replace(
      /\b([Nn])ame (?:it|the system) with the parameter crs, such as crs=/g,
      (_all, first) => `${first === 'N' ? 'Choose' : 'choose'} it below, such as `,
    )
    .replace(/\bsay crs=/g, 'choose ')
    .replace(/\bcrs=/g, '')
    .replace(/^(?:name|crs): (\S)/, (_all, first: string) => first.toUpperCase());
  return {
    message: words,
    asksCrs: problems.some(({ path }) => path === 'crs'),
    looksLike: /\bsay crs=(EPSG:\d+)/.exec(message)?.[1] ?? null,
    layers: [],
  };
}

/** Coordinate systems that files of this part of New York come in, the usual one first. */
export const USUAL_SYSTEMS = [
  ['EPSG:2260', 'EPSG:2260, State Plane New York East, feet'],
  ['EPSG:6537', 'EPSG:6537, the same of 2011'],
  ['EPSG:4269', 'EPSG:4269, longitude and latitude'],
  ['EPSG:2263', 'EPSG:2263, New York Long Island, feet'],
  ['EPSG:32115', 'EPSG:32115, New York East, meters'],
  ['EPSG:26918', 'EPSG:26918, UTM zone 18 North, meters'],
  ['EPSG:3857', 'EPSG:3857, Web Mercator, meters'],
] as const;
