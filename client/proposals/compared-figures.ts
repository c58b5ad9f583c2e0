import type { MitigationLine, ProposalScreening } from '../../core/contracts/screening.js';
import { acresText, feetText, NOT_KNOWN, sqFtText } from '../figures/format.js';
import { splitParts, type PartKey } from '../figures/split.js';

/** One alternative as it is compared: what it is called, and its answer where there is one. */
export interface Compared {
  name: string;
  screening: ProposalScreening | null;
}

/** One figure of each alternative, and how the others differ from the first that has one. */
export interface FigureRow {
  what: string;
  cells: readonly { text: string; difference: string | null }[];
  differs: boolean;
  /** as sentences that can stand alone */
  sentences: readonly string[];
}

/** A figure that alternatives have in common. */
interface Figure {
  what: string;
  /** @returns what goes on from the alternative's name, with `12 sq ft more` in its place */
  say: (difference: string) => string;
  unit: 'sq ft' | 'ft';
  /** undefined: the alternative has no such line */
  of: (screening: ProposalScreening) => number | null | undefined;
}

/** Less than what is shown: both read the same. */
const SAME = { 'sq ft': 0.5, ft: 0.05 } as const;

function amountText(value: number | null, unit: Figure['unit']): string {
  if (value === null) return NOT_KNOWN;
  return unit === 'ft' ? `${feetText(value)} ft` : `${sqFtText(value)} sq ft (${acresText(value)} acres)`;
}

function distanceText(difference: number, unit: Figure['unit']): string {
  const size = unit === 'ft' ? feetText(Math.abs(difference)) : sqFtText(Math.abs(difference));
  return `${size} ${unit} ${difference < 0 ? 'less' : 'more'}`;
}

function figureRow({ what, say, unit, of }: Figure, compared: readonly Compared[]): FigureRow | null {
  const values = compared.map(({ screening }) => (screening === null ? undefined : of(screening)));
  if (values.every((value) => value === undefined)) return null;
  // An alternative that lacks a line which another has, has nothing there.
  const filled = values.map((value, index) =>
    value === undefined && compared[index]?.screening !== null ? 0 : value,
  );
  const first = filled.findIndex((value) => value !== undefined && value !== null);
  const base = filled[first] ?? null;
  const baseName = compared[first]?.name ?? '';
  const differences = filled.map((value, index) =>
    index === first || value == null || base === null ? null : value - base,
  );
  const real = differences.map((difference) =>
    difference !== null && Math.abs(difference) >= SAME[unit] ? difference : null,
  );
  return {
    what,
    cells: filled.map((value, index) => {
      const difference = real[index] ?? null;
      return {
        text: value === undefined ? '—' : amountText(value, unit),
        difference: difference === null ? null : `${distanceText(difference, unit)} than ${baseName}`,
      };
    }),
    differs: real.some((difference) => difference !== null),
    sentences: real.flatMap((difference, index) =>
      difference === null
        ? []
        : [`${compared[index]?.name ?? ''} ${say(distanceText(difference, unit))} than ${baseName}.`],
    ),
  };
}

/** Where the label of a part would not read well in a sentence. */
const PLACES: Partial<Record<PartKey, string>> = { neither: 'in neither of these' };

const lowered = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

function partFigures(compared: readonly Compared[], adjacentTerm: string | null): Figure[] {
  const partsOf = ({ totals }: ProposalScreening) =>
    splitParts({ ...totals, allSqFt: totals.disturbanceSqFt }, adjacentTerm);
  const labels = new Map(
    compared.flatMap(({ screening }) =>
      screening === null ? [] : partsOf(screening).map(({ key, label }) => [key, label] as const),
    ),
  );
  const order = ['wetland', 'watercourse', 'adjacent', 'neither', 'outside'] as const;
  return order.flatMap((key) => {
    const label = labels.get(key);
    if (label === undefined) return [];
    return [
      {
        what: label,
        say: (difference: string) => `has ${difference} ${PLACES[key] ?? lowered(label)}`,
        unit: 'sq ft' as const,
        of: (screening: ProposalScreening) => partsOf(screening).find((part) => part.key === key)?.sqFt,
      },
    ];
  });
}

function mitigationFigures(kind: 'wetland' | 'buffer'): Figure[] {
  const figure = (what: string, verb: string, of: (line: MitigationLine) => number | null): Figure => ({
    what: `${kind === 'wetland' ? 'Wetland' : 'Buffer'} mitigation ${what}`,
    say: (difference) => `${verb} ${difference} ${kind} mitigation`,
    unit: 'sq ft',
    of: ({ mitigation }) => {
      const line = mitigation[kind];
      const isOwed = (line.requiredSqFt ?? 0) > 0 || line.providedSqFt > 0;
      return isOwed ? of(line) : undefined;
    },
  });
  return [
    figure('owed', 'owes', ({ requiredSqFt }) => requiredSqFt),
    figure('provided', 'provides', ({ providedSqFt }) => providedSqFt),
    figure('short', 'lacks', ({ shortfallSqFt }) => shortfallSqFt),
  ];
}

/**
 * @param adjacentTerm  what the ordinance calls the land around a wetland; null when it speaks of no wetlands
 * @returns the figures of the alternatives side by side, each held against the first; those that none has are left out
 */
export function comparedFigures(compared: readonly Compared[], adjacentTerm: string | null): FigureRow[] {
  const figures: Figure[] = [
    {
      what: 'Land disturbed',
      say: (difference) => `disturbs ${difference} of land`,
      unit: 'sq ft',
      of: ({ totals }) => totals.disturbanceSqFt,
    },
    ...partFigures(compared, adjacentTerm),
    {
      what: 'Distance to the nearest wetland',
      say: (difference) => `keeps ${difference} distance from the nearest wetland`,
      unit: 'ft',
      of: ({ totals }) => totals.nearestWetlandFt,
    },
    ...mitigationFigures('wetland'),
    ...mitigationFigures('buffer'),
  ];
  return figures.map((figure) => figureRow(figure, compared)).filter((row): row is FigureRow => row !== null);
}
