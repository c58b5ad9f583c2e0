import type { Knex } from 'knex';
import type { DrawnFeature } from '../../core/contracts/screening.js';
import { checkDrawnShapes } from '../../core/drawn-shapes.js';
import { InvalidGeometry, type Problem } from '../../core/errors.js';
import { readShapes, type ReadShape } from '../sql/screening/read-shapes.js';

/** A drawn feature that can be measured. */
export interface DrawnShape {
  properties: DrawnFeature['properties'];
  /** EWKB in hexadecimal, EPSG:2260 */
  geom: string;
  areaSqFt: number;
}

export interface Drawing {
  shapes: DrawnShape[];
  /** features, from 1, whose offered repair was used */
  repaired: number[];
}

/**
 * Mean width, in feet, under which a polygon is a line: positions in line in degrees bend a little in State Plane
 * feet, and would otherwise enclose half a square foot.
 */
const NARROWEST_FT = 0.01;

const REASONS: Readonly<Record<string, string>> = {
  'Self-intersection': 'its outline crosses itself',
  'Ring Self-intersection': 'a ring touches or crosses itself',
  'Hole lies outside shell': 'a hole lies outside the outline',
  'Holes are nested': 'a hole lies inside another hole',
  'Nested shells': 'one part lies inside another',
  'Interior is disconnected': 'a hole cuts the area in two',
  'Too few points in geometry component': 'a ring has too few different points to enclose an area',
};

function invalidProblem(shape: ReadShape): Problem {
  const { feature, atLon, atLat, atXFt, atYFt, reason } = shape;
  const located = atLon !== null && atLat !== null && atXFt !== null && atYFt !== null;
  const what = shape.partsValid
    ? 'two of its parts overlap or share an edge'
    : ((reason === null ? undefined : REASONS[reason]) ?? reason ?? 'it is not valid');
  const where = located
    ? ` at ${atLon.toFixed(7)}, ${atLat.toFixed(7)} (${atXFt.toFixed(1)} ft east, ${atYFt.toFixed(1)} ft north)`
    : '';
  const repairable = shape.repairGeojson !== null && shape.areaSqFt > 0;
  const offer = repairable
    ? ' Move the vertices apart, or accept the repair that is offered with this answer.'
    : ' Draw it again.';
  return {
    feature,
    message: `Feature ${feature}: ${what}${where}.${offer}`,
    ...(located ? { location: { lon: atLon, lat: atLat, xFt: atXFt, yFt: atYFt } } : {}),
    ...(repairable && shape.repairGeojson !== null
      ? { repair: JSON.parse(shape.repairGeojson) as unknown }
      : {}),
  };
}

/**
 * @param acceptRepair  whether an invalid shape that can be repaired will do
 * @returns what keeps a shape from being measured, with its place and a repair where there is one; null when nothing does
 */
export function shapeProblem(shape: ReadShape, acceptRepair: boolean): Problem | null {
  if (!((2 * shape.gridAreaSqFt) / shape.gridPerimeterFt > NARROWEST_FT)) {
    return {
      feature: shape.feature,
      message: `Feature ${shape.feature}: it encloses no area. Draw it with at least three corners that are not in line.`,
    };
  }
  return shape.valid || (acceptRepair && shape.repaired !== null) ? null : invalidProblem(shape);
}

function problemOf(
  shape: ReadShape,
  role: DrawnFeature['properties']['role'],
  acceptRepair: boolean,
  municipality: string,
): Problem | null {
  const problem = shapeProblem(shape, acceptRepair);
  if (problem !== null) return problem;
  // mitigation off the site may lawfully lie in the next town
  if (shape.sharesLandWithMunicipality === false && role === 'disturbance') {
    return {
      feature: shape.feature,
      message: `Feature ${shape.feature}: it lies wholly outside ${municipality}. Choose the municipality it lies in, or check its coordinates.`,
    };
  }
  return null;
}

/**
 * Reads what was drawn into storage coordinates. Invalid shapes are refused with what is wrong and where, and with a
 * repair, which is used only when the request accepts it.
 * @throws InvalidGeometry  one problem for each feature that cannot be measured
 * @throws TooComplex  for too many vertices
 */
export async function readDrawing(
  knex: Knex,
  jurisdiction: { id: string; name: string },
  features: readonly DrawnFeature[],
  acceptRepair: boolean,
): Promise<Drawing> {
  refuse(checkDrawnShapes(features));
  const read = await readShapes(
    knex,
    jurisdiction.id,
    features.map((feature) => JSON.stringify(feature.geometry)),
  );
  refuse(
    read
      .map((shape, index) =>
        problemOf(shape, features[index]?.properties.role ?? 'disturbance', acceptRepair, jurisdiction.name),
      )
      .filter((problem) => problem !== null),
  );
  const shapes = features.map((feature, index): DrawnShape => {
    const shape = read[index];
    if (shape === undefined) throw new Error(`feature ${index + 1} was not read back`);
    return {
      properties: feature.properties,
      geom: shape.valid ? shape.geom : (shape.repaired ?? shape.geom),
      areaSqFt: shape.areaSqFt,
    };
  });
  return { shapes, repaired: read.filter((shape) => !shape.valid).map((shape) => shape.feature) };
}

function refuse(problems: readonly Problem[]): void {
  const first = problems[0];
  if (first === undefined) return;
  const others = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  throw new InvalidGeometry(`${first.message}${others}`, problems);
}
