import type { ActivityRuling } from '../../contracts/activities.js';
import type { ComparedRow, Comparison } from '../../contracts/comparison.js';
import { inWords } from '../wording.js';
import { COMPARED_ROWS, names, type AnswerUnder } from './compared-rows.js';

const STANDING_WORDS: Readonly<Record<ActivityRuling['standing'], string>> = {
  prohibited: 'prohibited',
  permit: 'needs a permit',
  'as-of-right': 'as of right',
  exempt: 'exempt',
  'not-regulated': 'not a regulated activity',
  outside: 'not shown as on land that it controls',
  undetermined: 'cannot be told yet',
};

const LAND_WORDS: Readonly<Record<ActivityRuling['land'], string>> = {
  wetland: ' in wetland',
  'shared-wetland': ' in wetland shared with another municipality',
  watercourse: ' in a watercourse',
  adjacent: ' in the adjacent area',
  outside: '',
  anywhere: '',
};

function standingText({ land, standing }: ActivityRuling): string {
  return standing === 'outside' ? STANDING_WORDS.outside : `${STANDING_WORDS[standing]}${LAND_WORDS[land]}`;
}

/** Every feature that any answer rules on, with a line each: how it stands under each law. */
function activityRows(answers: readonly AnswerUnder[]): Omit<ComparedRow, 'differs'>[] {
  const features = new Set(
    answers.flatMap(({ answer }) => answer.activities.flatMap((ruling) => ruling.features)),
  );
  return [...features]
    .sort((a, b) => a - b)
    .map((feature) => ({
      what: `What is done, feature ${feature}`,
      values: answers.map(({ answer }) =>
        names(answer.activities.filter((ruling) => ruling.features.includes(feature)).map(standingText)),
      ),
    }));
}

/** What tells a law from the others beside it: its name, and its day where days differ. */
function lawNames(answers: readonly AnswerUnder[]): string[] {
  const oneDay = new Set(answers.map(({ answer }) => answer.on)).size === 1;
  const oneOrdinance = new Set(answers.map(({ ordinance }) => ordinance.id)).size === 1;
  return answers.map(({ ordinance, answer }) =>
    oneOrdinance
      ? `the law of ${answer.on}`
      : oneDay
        ? ordinance.shortName
        : `${ordinance.shortName} on ${answer.on}`,
  );
}

/** One sentence for a row that differs, with those laws together that say the same. */
function difference(row: ComparedRow, laws: readonly string[]): string {
  const sayings = [...new Set(row.values)].map((value) => {
    const same = laws.filter((_law, index) => row.values[index] === value);
    return `${inWords(same)}: ${value}`;
  });
  return `${row.what} – ${sayings.join('; ')}.`;
}

/**
 * Lays answers about one proposal side by side.
 * @param answers  under each law, in the order asked
 * @returns a line for each thing compared, which of them differ, and what changes in plain words
 */
export function compareAnswers(answers: readonly AnswerUnder[]): Omit<Comparison, 'answers'> {
  const lines = [
    ...COMPARED_ROWS.map(({ what, value }) => ({ what, values: answers.map(value) })),
    ...activityRows(answers),
  ];
  const rows = lines.map((line): ComparedRow => ({ ...line, differs: new Set(line.values).size > 1 }));
  const laws = lawNames(answers);
  const differing = rows.filter((row) => row.differs).map((row) => difference(row, laws));
  return {
    under: answers.map(({ ordinance, answer }) => ({
      ordinance: ordinance.id,
      shortName: ordinance.shortName,
      on: answer.on,
      summary: answer.summary,
    })),
    rows,
    differences:
      differing.length > 0
        ? differing
        : ['Nothing of what is compared here changes between these laws and days.'],
  };
}
