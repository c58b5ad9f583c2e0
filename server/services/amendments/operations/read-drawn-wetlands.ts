import type { Knex } from 'knex';
import { AMENDMENT_LIMITS, type Operation } from '../../../../core/contracts/amendments.js';
import type { DrawnFeature } from '../../../../core/contracts/screening.js';
import { checkDrawnShapes } from '../../../../core/drawn-shapes.js';
import { InvalidGeometry, TooComplex, type Problem } from '../../../../core/errors.js';
import { settleShapes } from '../../../sql/amendments/settle-shapes.js';
import { readShapes } from '../../../sql/screening/read-shapes.js';
import { shapeProblem } from '../../read-drawing.js';
import type { OpenDraft } from '../edit-draft.js';

type Drawn = Extract<Operation, { geometry: unknown }>;

function refuse(problems: readonly Problem[]): void {
  const first = problems[0];
  if (first === undefined) return;
  const others = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  throw new InvalidGeometry(`${first.message}${others}`, problems);
}

function refuseLargeShape({ geometry }: Drawn, place: number): void {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const vertices = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (vertices <= AMENDMENT_LIMITS.verticesPerShape) return;
  throw new TooComplex(
    `The shape of operation ${place + 1} has ${vertices} vertices; one wetland may have ${AMENDMENT_LIMITS.verticesPerShape}. Simplify it, or draw it as several wetlands.`,
  );
}

/** What the checks of drawn shapes take: a polygon, whatever it is drawn for. */
const asFeature = ({ geometry }: Drawn): DrawnFeature => ({
  type: 'Feature',
  properties: { role: 'disturbance' },
  geometry,
});

/**
 * Reads the shapes of operations into storage coordinates. Invalid ones are refused, all at once, each with the number of
 * its operation as `feature`, with its place and an offered repair; none is repaired unasked.
 * @returns MultiPolygons as EWKB in hexadecimal, EPSG:2260, by the place of their operation, from 0
 * @throws InvalidGeometry  one problem for each shape that cannot be taken
 * @throws TooComplex  for too many vertices
 */
export async function readDrawnWetlands(
  trx: Knex.Transaction,
  draft: OpenDraft,
  operations: readonly Operation[],
): Promise<Map<number, string>> {
  const drawn = operations.flatMap((operation, place) =>
    'geometry' in operation ? [{ operation, place }] : [],
  );
  if (drawn.length === 0) return new Map();
  for (const { operation, place } of drawn) refuseLargeShape(operation, place);
  const at = (problem: Problem, place: number): Problem => ({
    ...problem,
    feature: place + 1,
    message: problem.message.replace(/^Feature \d+/, `Operation ${place + 1}`),
    path: `operations[${place}].geometry`,
  });
  refuse(
    drawn.flatMap(({ operation, place }) =>
      checkDrawnShapes([asFeature(operation)]).map((problem) => at(problem, place)),
    ),
  );
  const read = await readShapes(
    trx,
    draft.jurisdictionId,
    drawn.map(({ operation }) => JSON.stringify(operation.geometry)),
  );
  const placeOf = (index: number): number => drawn[index]?.place ?? index;
  refuse(
    read.flatMap((shape, index) => {
      const problem = shapeProblem(shape, false);
      return problem === null ? [] : [at(problem, placeOf(index))];
    }),
  );
  const settled = await settleShapes(
    trx,
    draft,
    read.map(({ geom }) => geom),
  );
  return new Map(settled.map((geom, index) => [placeOf(index), geom]));
}
