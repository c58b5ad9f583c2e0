import type { Knex } from 'knex';
import type { AmendmentProblem } from '../../../core/contracts/amendment-validation.js';
import { formatSqFt } from '../../../core/format.js';
import { findGaps, findOverlaps, type NeighborFault } from '../../sql/amendments/find-neighbors.js';
import {
  findInvalidShapes,
  findOutside,
  findSlivers,
  type OutsideCheck,
  type Sliver,
} from '../../sql/amendments/find-shape-faults.js';
import { SLIVER_FT, WIDTH_NOISE_FT } from '../../sql/amendments/mean-width.js';
import { amendmentProblem } from './amendment-problem.js';

const feet = (value: number): string => `${value.toFixed(2)} ft`;
/** Below this many square feet, a tenth of one is worth saying. */
const SMALL_SQFT = 10;
const squareFeet = (value: number): string =>
  value < SMALL_SQFT ? `${value.toFixed(1)} sq ft` : formatSqFt(value);

/** What was so before the amendment is not its fault: it is said, and stands against nothing. */
const severityOf = ({ inherited }: { inherited: boolean }): AmendmentProblem['severity'] =>
  inherited ? 'warning' : 'error';

/** What is wrong with the shapes of an amendment, and with how they lie to the others on the newest map. */
export async function shapeProblems(
  trx: Knex | Knex.Transaction,
  amendment: { key: string; jurisdictionId: string },
): Promise<AmendmentProblem[]> {
  const invalid = await findInvalidShapes(trx, amendment.key);
  const overlaps = await findOverlaps(trx, amendment.key);
  const slivers = await findSlivers(trx, amendment.key);
  const outside = await findOutside(trx, amendment.key, amendment.jurisdictionId);
  const gaps = await findGaps(trx, amendment.key);
  return [
    ...invalid.map(({ reason, ...of }) =>
      amendmentProblem('error', 'invalid-shape', `The shape of "${of.wetland}" is not valid: ${reason}.`, of),
    ),
    ...overlaps.map(overlapProblem),
    ...slivers.map(sliverProblem),
    ...outsideProblems(outside),
    ...gaps.map(gapProblem),
  ];
}

function overlapProblem(overlap: NeighborFault): AmendmentProblem {
  const { widthFt, inherited, ...of } = overlap;
  const size = `${squareFeet(of.areaSqFt ?? 0)}, ${feet(widthFt)} wide on average`;
  const wasSo = inherited ? ' It did so before.' : '';
  return amendmentProblem(
    severityOf(overlap),
    widthFt < SLIVER_FT - WIDTH_NOISE_FT ? 'sliver' : 'overlap',
    `"${of.wetland}" overlaps "${of.other}", a wetland of the same kind (${size}).${wasSo} Draw one of them up to the other's edge, or merge them.`,
    of,
  );
}

function sliverProblem(sliver: Sliver): AmendmentProblem {
  const { what, widthFt, inherited, ...of } = sliver;
  const wasSo = inherited ? ' It had it before.' : '';
  const todo = what === 'hole' ? 'Close it.' : 'Leave it out.';
  return amendmentProblem(
    severityOf(sliver),
    'sliver',
    `"${of.wetland}" has a ${what} of ${squareFeet(of.areaSqFt)} that is ${feet(widthFt)} wide on average: narrower than ${SLIVER_FT} ft.${wasSo} ${todo}`,
    of,
  );
}

function gapProblem(gap: NeighborFault): AmendmentProblem {
  const { wetland, change, other, areaSqFt, location } = gap;
  return amendmentProblem(
    'warning',
    'gap',
    `Between "${wetland}" and "${other}", a wetland of the same kind, is a gap of ${feet(gap.widthFt)}. If they meet, snap one to the other's edge.`,
    { wetland, change, other, areaSqFt, location },
  );
}

function outsideProblems({ outlineLoaded, outside }: OutsideCheck): AmendmentProblem[] {
  if (!outlineLoaded) {
    return [
      amendmentProblem(
        'warning',
        'outside-municipality',
        'Whether its wetlands lie in the municipality could not be checked: the outline of the municipality is not loaded.',
      ),
    ];
  }
  return outside.map(({ inherited, ...of }) =>
    amendmentProblem(
      severityOf({ inherited }),
      'outside-municipality',
      `"${of.wetland}" lies wholly outside the municipality. Check its coordinates.`,
      of,
    ),
  );
}
