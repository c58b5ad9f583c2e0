import type { RulingLand } from '../../core/contracts/activities.js';
import { shapeTitle } from '../draw/shape.js';
import { sqFtText, lawText } from '../figures/format.js';
import type { MergedRuling } from '../figures/merged-rulings.js';
import { shortTerm } from '../figures/split.js';
import { capitalized, listText } from '../law/words.js';
import { shapes } from '../state/drawing.js';
import { ordinance } from '../state/jurisdictions.js';
import { FindingExplanation } from './finding-explanation.js';
import { LawLink, sectionOf } from './law-link.js';
import { questionFieldId } from './question-list.js';
import { showShapeField } from './shape-focus.js';
import { RULING_WORDS, StandingMark } from './standing-mark.js';

function landText(land: RulingLand): string | null {
  const term = ordinance.value?.adjacentTerm;
  switch (land) {
    case 'wetland':
      return 'in a wetland';
    case 'watercourse':
      return 'in a watercourse';
    case 'adjacent':
      return `in the ${term == null ? 'land around it' : shortTerm(term)}`;
    case 'shared-wetland':
      return 'in a wetland that lies in several municipalities';
    case 'outside':
    case 'anywhere':
      return null;
  }
}

function placeText({ land, areaSqFt }: MergedRuling['places'][number]): string {
  const parts = [landText(land), areaSqFt === null ? null : `${sqFtText(areaSqFt)} sq ft`];
  return parts.filter((part) => part !== null).join(', ');
}

function whereText({ features, places }: MergedRuling): string {
  const drawn = shapes.value;
  const named = features.flatMap((place) => {
    const shape = drawn[place - 1];
    return shape === undefined || drawn.length === 1 ? [] : [shapeTitle(shape, drawn)];
  });
  return [listText(named, 'and'), ...places.map(placeText)].filter((part) => part !== '').join('; ');
}

function titleOf({ activity, named }: MergedRuling): string {
  if (activity !== null) return activity.label;
  return named === null ? 'No activity named' : `“${named}”, not on this ordinance’s list`;
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  const target = field?.matches('fieldset') === true ? field.querySelector('input') : field;
  field?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

function NameIt({ ruling }: { ruling: MergedRuling }) {
  const shape = shapes.value[(ruling.features[0] ?? 0) - 1];
  if (ruling.activity !== null || shape === undefined) return null;
  return (
    <p>
      <button type="button" class="link" onClick={() => showShapeField(shape.id, `activity-${shape.id}`)}>
        Say what is done there
      </button>
    </p>
  );
}

/** The reason names the questions; this is the way to the first of them. */
function ToQuestions({ missing }: Pick<MergedRuling, 'missing'>) {
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <p>
      <button type="button" class="link" onClick={() => focusField(questionFieldId(first, 'question'))}>
        {missing.length === 1 ? 'Answer it below' : 'Answer them below'}
      </button>
    </p>
  );
}

function Permit({ permit }: { permit: NonNullable<MergedRuling['permit']> }) {
  return (
    <p>
      What it needs: <strong>{permit.name}</strong>
      {permit.authority === null
        ? '. Who decides on it is not known yet.'
        : ` from ${permit.authority}${permit.route === null ? '' : ` (${permit.route.label})`}.`}{' '}
      <span class="citation">{lawText(sectionOf(permit.citation))}</span>
    </p>
  );
}

function Duties({ duties }: Pick<MergedRuling, 'duties'>) {
  if (duties.length === 0) return null;
  return (
    <>
      <p>What follows from it:</p>
      <ul class="plain duties">
        {duties.map(({ words, citation, clock }) => (
          <li key={words}>
            {lawText(words)} <span class="citation">{lawText(sectionOf(citation))}</span>{' '}
            {clock !== null && <LawLink at={`clock-${clock}`}>Read the period</LawLink>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the ordinance stands to one thing that is done, why, and what follows from it. */
export function RulingItem({ ruling }: { ruling: MergedRuling }) {
  const { standing, rule, citation, reason, certain, permit, duties, missing, places } = ruling;
  const where = whereText(ruling);
  const several = places.length > 1;
  // No activity named: the list to choose from is in the field, and need not be read here as well.
  const why =
    ruling.activity === null && ruling.named === null
      ? 'What the ordinance says of it depends on what is done.'
      : lawText(reason);
  return (
    <li class="ruling" data-standing={standing} data-land={places.map(({ land }) => land).join(' ')}>
      <StandingMark standing={standing} />
      <h4>
        {titleOf(ruling)} {where !== '' && <span class="secondary">{capitalized(where)}</span>}
      </h4>
      <p>
        <span class="outcome">{RULING_WORDS[standing]}</span> {why}{' '}
        <LawLink at={rule}>{lawText(sectionOf(citation))}</LawLink>
      </p>
      {!certain && standing !== 'undetermined' && (
        <p>The map is not exact enough to be sure of it; a delineation would tell.</p>
      )}
      {permit !== null && <Permit permit={permit} />}
      <ToQuestions missing={missing} />
      <NameIt ruling={ruling} />
      <Duties duties={duties} />
      {places.map(
        ({ land, finding }) =>
          finding !== null && (
            <FindingExplanation key={land} finding={finding} on={several ? landText(land) : null} />
          ),
      )}
    </li>
  );
}
