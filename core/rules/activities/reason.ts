import type { ActivityRuling } from '../../contracts/activities.js';
import type { Standing } from '../../ordinance-format/activities.js';
import { grouped } from '../grouped.js';
import { SETTING_PHRASE } from '../legal-values.js';
import { inWords } from '../wording.js';
import type { Decision } from './decision.js';
import type { PermitNeeded } from './permit-route.js';
import type { Place } from './rule-on-land.js';
import { standingWords } from './words.js';

/** What a ruling came to, ready to be given a reason. */
interface Outcome {
  decision: Decision;
  standing: ActivityRuling['standing'];
  possible: readonly Standing[];
  missing: readonly string[];
  needed: PermitNeeded | null;
}

function questionTexts(ids: readonly string[], { basis }: Place): string[] {
  return ids.flatMap((id) => basis.questions.get(id)?.text ?? []);
}

/** Each thing that it can come to, once, with the sections that say so. */
function alternatives({ input }: Place, { decision }: Outcome): string[] {
  return grouped(decision.possible, ({ standing }) => standing).map((same) => {
    const sections = new Set(same.map(({ citation }) => citation));
    return `${standingWords(same[0].standing, input.ordinance)} (${[...sections].join('; ')})`;
  });
}

function openReason(place: Place, outcome: Outcome): string[] {
  const { part, development, findings } = place;
  const { decision, missing } = outcome;
  const outsideOpen = development !== undefined && development.finding?.outcome !== 'applies';
  const told = alternatives(place, outcome);
  const texts = questionTexts(missing, place);
  const open = findings.filter(
    ({ rule, outcome: found }) => decision.rules.includes(rule) && found === 'undetermined',
  );
  return [
    ...(outsideOpen
      ? [
          'Whether it is part of a land development activity, which alone brings it under this article, cannot be told.',
        ]
      : []),
    `${outsideOpen ? 'If it is, it' : 'It'} can be ${told.join(', or ')}.`,
    ...(part.sharedUnknown
      ? [
          'The outline of the municipality is not loaded: whether the wetland lies in more than one municipality, where this chapter sets its permit aside, cannot be told.',
        ]
      : []),
    ...open.map(({ title }) => `${title}.`),
    ...(decision.otherwise ? ['It also hangs on what else is done, and not all of that is named.'] : []),
    ...(missing.some((id) => place.basis.known.facts[id] !== undefined)
      ? ['The numbers given cannot be right together: a part is more than the whole, or there is no whole.']
      : []),
    ...(texts.length > 0 ? [`That hangs on: ${texts.join(' ')}`] : []),
  ];
}

function doubts({ measure, part }: Place, { deciding }: Decision): string[] {
  return [
    ...(deciding.discretionary ? ['Whoever decides can say so, and need not.'] : []),
    ...(deciding.source === 'setting' ? [`That it stands so is ${SETTING_PHRASE}.`] : []),
    ...(part.land !== 'anywhere' && !measure.certain
      ? ['The accuracy of the map leaves open whether it lies there.']
      : []),
  ];
}

/** What is said where none of it lies on that land by area. */
function withoutArea({ part, measure }: Place): string[] {
  if (part.areaSqFt > 0 || part.land === 'anywhere') return [];
  return part.land === 'watercourse' && measure.meetsLineWatercourse === true
    ? ['The map shows the watercourse as a line, so no area of it is told.']
    : ['It just touches that land.'];
}

/**
 * @param place  an activity on a part of the land
 * @param outcome  how the ordinance stands to it there
 * @returns how that came about, in plain sentences
 */
export function reasonFor(place: Place, outcome: Outcome): string {
  const { decision, standing, needed, missing } = outcome;
  if (standing === 'undetermined') return openReason(place, outcome).join(' ');
  const routeQuestions = questionTexts(missing, place);
  const consequence: Partial<Record<ActivityRuling['standing'], string[]>> = {
    prohibited: ['No permit can be issued for it.'],
    permit: [
      ...(needed?.sentences ?? []),
      ...(routeQuestions.length > 0 ? [`That hangs on: ${inWords(routeQuestions)}`] : []),
    ],
  };
  return [
    decision.deciding.words,
    ...(consequence[standing] ?? []),
    ...withoutArea(place),
    ...doubts(place, decision),
  ].join(' ');
}
