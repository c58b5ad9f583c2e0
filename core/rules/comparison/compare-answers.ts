import type { ComparedRow, Comparison } from '../../contracts/comparison.js';
import type { ActivityRuling } from '../../contracts/activities.js';
import type { ProposalScreening } from '../../contracts/screening.js';
import { formatArea, formatFt } from '../../format.js';
import { inWords } from '../wording.js';

/** An answer under one law; it is not kept. */
export type ComparedAnswer = Omit<ProposalScreening, 'id'>;

const UNKNOWN = 'not known';
const NONE = 'none';

function area(sqFt: number | null): string {
  return sqFt === null ? UNKNOWN : formatArea(sqFt);
}

function names(items: readonly string[]): string {
  return items.length === 0 ? NONE : items.join(', ');
}

const STANDING_WORDS: Readonly<Record<ActivityRuling['standing'], string>> = {
  prohibited: 'prohibited',
  permit: 'needs a permit',
  'as-of-right': 'as of right',
  exempt: 'exempt',
  'not-regulated': 'not a regulated activity',
  outside: 'not shown as on controlled land',
  undetermined: 'cannot be told yet',
};

const LAND_WORDS: Readonly<Record<ActivityRuling['land'], string>> = {
  wetland: 'in wetland',
  'shared-wetland': 'in wetland shared with another municipality',
  watercourse: 'in a watercourse',
  adjacent: 'in the adjacent area',
  outside: 'elsewhere',
  anywhere: 'anywhere',
};

function standingText({ land, standing }: ActivityRuling): string {
  return standing === 'outside' ? STANDING_WORDS.outside : `${STANDING_WORDS[standing]} ${LAND_WORDS[land]}`;
}

/** Every feature that any answer rules on, with a line each: how it stands under each law. */
function activityRows(answers: readonly ComparedAnswer[]): { what: string; values: string[] }[] {
  const features = [
    ...new Set(answers.flatMap(({ activities }) => activities.flatMap((ruling) => ruling.features))),
  ];
  return features
    .sort((a, b) => a - b)
    .map((feature) => ({
      what: `What is done, feature ${feature}`,
      values: answers.map(({ activities }) => {
        const rulings = activities.filter((ruling) => ruling.features.includes(feature));
        return names([...new Set(rulings.map(standingText))]);
      }),
    }));
}

function permitText({ activities }: ComparedAnswer): string {
  const permits = activities.flatMap(({ permit }) =>
    permit === null
      ? []
      : [`${permit.name} from ${permit.authority ?? 'an authority that is not known yet'}`],
  );
  return names([...new Set(permits)]);
}

function appliesText({ findings }: ComparedAnswer): string {
  return names([
    ...new Set(
      findings.filter(({ outcome }) => outcome === 'applies').map(({ explanation }) => explanation.title),
    ),
  ]);
}

function nearest({ totals }: ComparedAnswer): string {
  return totals.nearestWetlandFt === null ? 'none near' : formatFt(totals.nearestWetlandFt);
}

const ROWS: readonly { what: string; value: (answer: ComparedAnswer) => string }[] = [
  { what: 'In regulated wetland', value: ({ totals }) => area(totals.inWetlandSqFt) },
  { what: 'In a regulated watercourse', value: ({ totals }) => area(totals.inWatercourseSqFt) },
  { what: 'In the adjacent area or buffer', value: ({ totals }) => area(totals.inAdjacentSqFt) },
  { what: 'Outside all of these', value: ({ totals }) => area(totals.outsideControlledSqFt) },
  { what: 'Nearest regulated wetland', value: nearest },
  {
    what: 'Regulated wetlands near by',
    value: ({ wetlands }) => names(wetlands.filter(({ regulated }) => regulated).map(({ id }) => id)),
  },
  {
    what: 'Regulated watercourses near by',
    value: ({ watercourses }) => names(watercourses.filter(({ regulated }) => regulated).map(({ id }) => id)),
  },
  { what: 'Permit', value: permitText },
  { what: 'Mitigation owed for wetland', value: ({ mitigation }) => area(mitigation.wetland.requiredSqFt) },
  { what: 'Mitigation owed for buffer', value: ({ mitigation }) => area(mitigation.buffer.requiredSqFt) },
  { what: 'Provisions that apply', value: appliesText },
];

function lawName(answer: ComparedAnswer): string {
  return `${answer.ordinance.shortName} on ${answer.on}`;
}

/** One sentence for a row that differs, with those laws together that say the same. */
function difference(row: ComparedRow, answers: readonly ComparedAnswer[]): string {
  const sayings = [...new Set(row.values)].map((value) => {
    const laws = answers.filter((_answer, index) => row.values[index] === value).map(lawName);
    return `${value} under ${inWords(laws)}`;
  });
  return `${row.what}: ${sayings.join('; ')}.`;
}

/**
 * Lays answers about one proposal side by side.
 * @param answers  under each law, in the order asked
 * @returns a line for each thing compared, which of them differ, and what changes in plain words
 */
export function compareAnswers(answers: readonly ComparedAnswer[]): Omit<Comparison, 'answers'> {
  const lines = [
    ...ROWS.map(({ what, value }) => ({ what, values: answers.map(value) })),
    ...activityRows(answers),
  ];
  const rows = lines.map((line): ComparedRow => ({ ...line, differs: new Set(line.values).size > 1 }));
  const differing = rows.filter((row) => row.differs).map((row) => difference(row, answers));
  return {
    under: answers.map(({ ordinance, on, summary }) => ({
      ordinance: ordinance.id,
      shortName: ordinance.shortName,
      on,
      summary,
    })),
    rows,
    differences:
      differing.length > 0
        ? differing
        : ['Nothing of what is compared here changes between these laws and days.'],
  };
}
