import type { ActivityRuling } from '../../contracts/activities.js';
import type { MitigationLine, ProposalScreening } from '../../contracts/screening.js';
import { formatArea, formatFt, formatWidth } from '../../format.js';
import type { Ordinance } from '../../ordinance.js';

/** An answer under one law, which is not kept, with what it was asked under. */
export interface AnswerUnder {
  answer: Omit<ProposalScreening, 'id'>;
  ordinance: Ordinance;
  /** width of the adjacent area that was measured, in feet; 0 where the ordinance has none */
  bufferFt: number;
}

/** One thing that is compared, and what an answer says of it. */
interface Row {
  what: string;
  value: (under: AnswerUnder) => string;
}

const UNKNOWN = 'not known';
const NO_WETLANDS = 'it regulates no wetlands';
const NO_WATERCOURSES = 'it regulates no watercourses';
const NO_ADJACENT_AREA = 'it has none';

function area(sqFt: number | null): string {
  return sqFt === null ? UNKNOWN : formatArea(sqFt);
}

/** @returns things in one cell; `none` where there are none */
export function names(items: readonly string[]): string {
  return items.length === 0 ? 'none' : [...new Set(items)].join(', ');
}

/** What an ordinance does not regulate is not a zero. */
function whereRegulated(
  regulates: (ordinance: Ordinance) => boolean,
  otherwise: string,
  value: (under: AnswerUnder) => string,
): (under: AnswerUnder) => string {
  return (under) => (regulates(under.ordinance) ? value(under) : otherwise);
}

const withWetlands = (value: (under: AnswerUnder) => string) =>
  whereRegulated(({ wetlandCriteria }) => wetlandCriteria.length > 0, NO_WETLANDS, value);
const withWatercourses = (value: (under: AnswerUnder) => string) =>
  whereRegulated(({ watercourses }) => watercourses !== null, NO_WATERCOURSES, value);
const withAdjacentArea = (value: (under: AnswerUnder) => string) =>
  whereRegulated(({ adjacentArea }) => adjacentArea !== null, NO_ADJACENT_AREA, value);

/** Of a layer that is not loaded, the area in it is not known either. */
function regulatedNames(
  things: readonly { id: string; regulated: boolean }[],
  inThemSqFt: number | null,
): string {
  if (inThemSqFt === null) return UNKNOWN;
  return names(things.filter(({ regulated }) => regulated).map(({ id }) => id));
}

function owed({ ordinance }: AnswerUnder, line: MitigationLine): string {
  if (ordinance.mitigation === null) return 'the text held states none';
  if (line.ratio === null) return 'the text held states no ratio';
  return area(line.requiredSqFt);
}

/** What is needed as far as it is known: that nothing is known of it yet is never "none". */
function neededText({ activities }: AnswerUnder['answer']): string {
  const permits = activities.flatMap(({ permit }: ActivityRuling) =>
    permit === null
      ? []
      : [`${permit.name} from ${permit.authority ?? 'an authority that is not known yet'}`],
  );
  const has = (standing: ActivityRuling['standing']): boolean =>
    activities.some((ruling) => ruling.standing === standing);
  const said = [
    ...permits,
    ...(has('prohibited') ? ['no permit can be issued for what is prohibited'] : []),
    ...(has('undetermined') ? [permits.length > 0 ? 'what the rest needs is not known yet' : UNKNOWN] : []),
  ];
  if (said.length > 0) return names(said);
  return activities.length === 0
    ? 'the text held lists no activities'
    : 'nothing shown as needed, on what was said';
}

function appliesText({ findings }: AnswerUnder['answer']): string {
  return names(
    findings.filter(({ outcome }) => outcome === 'applies').map(({ explanation }) => explanation.title),
  );
}

/** What is compared of any two answers, in the order in which it is shown. */
export const COMPARED_ROWS: readonly Row[] = [
  { what: 'In regulated wetland', value: withWetlands(({ answer }) => area(answer.totals.inWetlandSqFt)) },
  {
    what: 'In a regulated watercourse',
    value: withWatercourses(({ answer }) => area(answer.totals.inWatercourseSqFt)),
  },
  {
    what: 'Width of the adjacent area or buffer',
    value: withAdjacentArea(({ bufferFt }) => formatWidth(bufferFt)),
  },
  {
    what: 'In the adjacent area or buffer',
    value: withAdjacentArea(({ answer }) => area(answer.totals.inAdjacentSqFt)),
  },
  { what: 'Outside all of these', value: ({ answer }) => area(answer.totals.outsideControlledSqFt) },
  {
    what: 'Nearest regulated wetland',
    value: withWetlands(({ answer: { totals } }) =>
      totals.inWetlandSqFt === null
        ? UNKNOWN
        : totals.nearestWetlandFt === null
          ? 'none near'
          : totals.nearestWetlandFt === 0
            ? 'it is touched'
            : `${formatFt(totals.nearestWetlandFt)} away`,
    ),
  },
  {
    what: 'Regulated wetlands near by',
    value: withWetlands(({ answer }) => regulatedNames(answer.wetlands, answer.totals.inWetlandSqFt)),
  },
  {
    what: 'Regulated watercourses near by',
    value: withWatercourses(({ answer }) =>
      regulatedNames(answer.watercourses, answer.totals.inWatercourseSqFt),
    ),
  },
  { what: 'What is needed', value: ({ answer }) => neededText(answer) },
  {
    what: 'Mitigation owed for wetland',
    value: (under) => owed(under, under.answer.mitigation.wetland),
  },
  { what: 'Mitigation owed for buffer', value: (under) => owed(under, under.answer.mitigation.buffer) },
  { what: 'Provisions that apply', value: ({ answer }) => appliesText(answer) },
];
