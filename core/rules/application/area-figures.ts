import type { MitigationLine } from '../../contracts/screening.js';
import { formatArea } from '../../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../units.js';
import { countedArea } from '../counted-area.js';
import { inWords } from '../wording.js';
import { areaFigure, filled, textFigure, type Filled } from './filled.js';
import type { ApplicationInput } from './input.js';

/** Whether the answer found the disturbance in reach of an adjacent area, which its distance decides. */
function reaches({ ordinance, answer }: ApplicationInput): boolean {
  const finding = answer.findings.find(
    ({ rule, unit }) => rule === ordinance.adjacentArea?.rule && unit === 'ft',
  );
  return finding?.outcome !== 'does-not-apply';
}

/**
 * @param input  areas as they were answered, square feet on the ground
 * @returns square feet in wetland, watercourse and adjacent area, as the ordinance names them; none where it
 *   cannot be told, with what is missing
 */
export function disturbanceByLand(input: ApplicationInput): Filled {
  const { ordinance, answer } = input;
  const counted = countedArea(answer.totals, reaches(input));
  const lands = [
    { label: 'In wetland', sqFt: counted.wetlandSqFt, asked: ordinance.wetlandCriteria.length > 0 },
    { label: 'In watercourse', sqFt: counted.watercourseSqFt, asked: ordinance.watercourses !== null },
    {
      label: `In ${ordinance.adjacentArea?.term ?? 'adjacent area'}`,
      sqFt: counted.adjacentSqFt,
      asked: ordinance.adjacentArea !== null,
    },
  ].filter(({ asked }) => asked);
  const unknown = lands.filter(({ sqFt }) => sqFt === null).map(({ label }) => label.toLowerCase());
  return filled({
    figures: lands.flatMap(({ label, sqFt }) => (sqFt === null ? [] : [areaFigure(label, sqFt)])),
    notes: [
      ...(unknown.length > 0
        ? [`A layer that it needs is not loaded, so it is not known how much lies ${inWords(unknown)}.`]
        : []),
      ...(lands.length === 0 ? ['This ordinance regulates neither wetlands nor watercourses.'] : []),
    ],
  });
}

/** @returns all land disturbed, overlaps counted once, in square feet on the ground */
export function totalDisturbance({ answer }: ApplicationInput): Filled {
  return filled({ figures: [areaFigure('Disturbed in all', answer.totals.disturbanceSqFt)] });
}

/** @returns the largest area open at once, and from which day, by the dates of the phases */
export function openAtOnce({ answer, measures }: ApplicationInput): Filled {
  const { areaSqFt, on } = measures.openAtOnce;
  const all = answer.totals.disturbanceSqFt - areaSqFt <= DRAWN_AREA_NOISE_SQFT;
  return filled({
    figures: [
      areaFigure('Open at one time, at most', areaSqFt),
      textFigure('From', on ?? 'the start of the work'),
    ],
    notes: all
      ? ['All of it counts as open at once: no dates of phases were given that keep parts apart.']
      : [],
  });
}

function lineFigures(label: string, line: MitigationLine): Filled {
  const { lossSqFt, requiredSqFt, providedSqFt, shortfallSqFt, ratio } = line;
  const byRatio = lossSqFt === null || ratio === null ? null : lossSqFt * ratio;
  const liftedSqFt = byRatio === null || requiredSqFt === null ? 0 : byRatio - requiredSqFt;
  return filled({
    figures: [
      ...(lossSqFt === null ? [] : [areaFigure(`${label} lost`, lossSqFt)]),
      ...(requiredSqFt === null
        ? []
        : [areaFigure(`${label} mitigation owed${ratio === null ? '' : ` (${ratio} : 1)`}`, requiredSqFt)]),
      areaFigure(`${label} mitigation drawn, as far as it counts`, providedSqFt),
      ...(shortfallSqFt === null || shortfallSqFt <= 0
        ? []
        : [areaFigure(`${label} mitigation still short`, shortfallSqFt)]),
    ],
    notes: [
      ...(lossSqFt === null
        ? [`How much ${label.toLowerCase()} is lost is not known: a layer that it needs is not loaded.`]
        : []),
      ...(lossSqFt !== null && requiredSqFt === null
        ? [`How much ${label.toLowerCase()} mitigation is owed is not known: no ratio is held here.`]
        : []),
      ...(liftedSqFt > DRAWN_AREA_NOISE_SQFT
        ? [
            `A recorded decision takes ${formatArea(liftedSqFt)} off the ${label.toLowerCase()} mitigation that the ratio asks for.`,
          ]
        : []),
    ],
  });
}

/**
 * @param input  mitigation as it was answered, square feet on the ground
 * @returns what is lost, owed, drawn and short, for wetland and buffer apart
 * @source North Castle §§ 340-6A(12)(d), 340-9
 */
export function mitigationFigures({ answer }: ApplicationInput): Filled {
  const wetland = lineFigures('Wetland', answer.mitigation.wetland);
  const buffer = lineFigures('Buffer', answer.mitigation.buffer);
  return filled({
    figures: [...wetland.figures, ...buffer.figures],
    notes: [...wetland.notes, ...buffer.notes],
  });
}

/** @returns impaired waters and watersheds that the disturbance touches, by name */
export function impairedWaters({ measures }: ApplicationInput): Filled {
  if (!measures.layers.impairedWaters) {
    return filled({
      notes: [
        'The layer of impaired waters is not loaded: whether the runoff reaches one has to be looked up elsewhere.',
      ],
    });
  }
  return filled({
    figures: measures.impairedWaters.map(({ id, name, listing, overlapSqFt }) =>
      textFigure(name ?? id, overlapSqFt > 0 ? `${listing}; ${formatArea(overlapSqFt)} lie in it` : listing),
    ),
    notes: [
      ...(measures.impairedWaters.length === 0
        ? ['The disturbance touches none of the impaired waters and watersheds loaded.']
        : []),
      'Water that the runoff reaches further on is not looked for.',
    ],
  });
}
