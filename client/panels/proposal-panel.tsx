import type { ProposalScreening } from '../../core/contracts/screening.js';
import { ProposalExample } from '../examples/proposal-example.js';
import { countText, sqFtText } from '../figures/format.js';
import { otherFindings } from '../figures/merged-rulings.js';
import { leadAndRest } from '../figures/sentences.js';
import { splitParts } from '../figures/split.js';
import { ProposalHead } from '../proposals/proposal-head.js';
import { SharedBanner } from '../proposals/shared-banner.js';
import { readOnly, shapes, shownShapes } from '../state/drawing.js';
import { entryOpen } from '../state/entry.js';
import { ordinance } from '../state/jurisdictions.js';
import {
  answerIsCurrent,
  askAgain,
  proposalAnswer,
  proposalAsking,
  proposalFailure,
  proposalFigures,
} from '../state/proposal.js';
import { address } from '../state/route.js';
import { sharedProposal } from '../state/shared.js';
import { controlledArea } from '../state/preview.js';
import { AnswerFindings, AnswerGrounds } from './answer-sections.js';
import { DecisionsForm } from './decisions-form.js';
import { DrawnList } from './drawn-list.js';
import { EntryForm } from './entry-form.js';
import { FailureNote } from './failure-note.js';
import { Headline, Rest } from './headline.js';
import { InvalidDrawing } from './invalid-drawing.js';
import { LawDate, underText } from './law-date.js';
import { useFocusKept } from './keep-focus.js';
import { LazyPart } from './lazy-part.js';
import { MitigationCard } from './mitigation-card.js';
import { NextSteps } from './next-steps.js';
import { ProposalDownloads } from './proposal-downloads.js';
import { ProposalQuestions } from './question-list.js';
import { RulingList } from './ruling-list.js';
import { SplitView } from './split-view.js';

const loadShift = () => import('./shift-card.js').then((module) => module.ShiftCard);

const KEPT = 'Your drawing is kept in this browser.';

function headline(screening: ProposalScreening | null): string {
  if (screening !== null) return leadAndRest(screening.summary).lead;
  if (!shownShapes.value.some((shape) => shape.role === 'disturbance'))
    return ordinance.value?.adjacentTerm === null
      ? 'How much land does a proposal disturb?'
      : 'How much of a proposal lies in a wetland, or next to one?';
  if (proposalFailure.value?.code === 'InvalidGeometry') return 'This drawing cannot be measured as it is.';
  const totals = proposalFigures.value?.totals;
  if (totals === undefined)
    return proposalFailure.value === null ? 'Measuring…' : 'There are no figures for this drawing.';
  if (ordinance.value?.adjacentTerm === null)
    return `So far, ${sqFtText(totals.allSqFt)} sq ft of land are disturbed.`;
  const controlled =
    (totals.inWetlandSqFt ?? 0) + (totals.inWatercourseSqFt ?? 0) + (totals.inAdjacentSqFt ?? 0);
  return `So far, ${sqFtText(controlled)} sq ft of this proposal lie in a wetland or next to one.`;
}

function about(screening: ProposalScreening): string {
  const parcels = screening.parcels.map((parcel) => parcel.taxMapNumber ?? parcel.address ?? parcel.id);
  const listed = parcels.slice(0, 3).join(', ');
  const more = parcels.length > 3 ? ` and ${parcels.length - 3} more` : '';
  const on = parcels.length === 0 ? '' : ` · ${parcels.length === 1 ? 'Parcel' : 'Parcels'} ${listed}${more}`;
  return `${underText(screening)}${on}`;
}

function Figures() {
  const figures = proposalFigures.value;
  if (figures === null) {
    if (shownShapes.value.length === 0) return null;
    const failed = controlledArea.value.state === 'failed' ? controlledArea.value.failure.message : null;
    // The note above says it already where the whole question failed.
    return failed === null || proposalFailure.value !== null ? null : (
      <p class="notice">
        Figures cannot be shown while you draw: {failed} Finish the shape to have it measured.
      </p>
    );
  }
  return (
    <SplitView
      subject="Disturbance"
      parts={splitParts(figures.totals, ordinance.value?.adjacentTerm ?? null)}
      allSqFt={figures.totals.allSqFt}
      preliminary={figures.source === 'preview'}
    />
  );
}

/** The way from the figures down to the shapes, past the findings. */
function ToShapes() {
  const drawn = shapes.value;
  if (drawn.length === 0) return null;
  const disturbances = drawn.filter((shape) => shape.role === 'disturbance').length;
  const counts = [
    countText(disturbances, 'disturbance', 'disturbances'),
    ...(drawn.length > disturbances
      ? [countText(drawn.length - disturbances, 'mitigation area', 'mitigation areas')]
      : []),
  ];
  const show = (): void => {
    const heading = document.getElementById('drawn-heading');
    heading?.scrollIntoView();
    heading?.focus();
  };
  return (
    <p class="to-shapes">
      {counts.join(' and ')} drawn.{' '}
      <button type="button" class="link" onClick={show}>
        {drawn.length === 1
          ? 'Name it, change its corners, say more'
          : 'Name them, change their corners, say more'}
      </button>
    </p>
  );
}

function Trouble() {
  const failure = proposalFailure.value;
  if (failure === null) return null;
  if (failure.code === 'InvalidGeometry') return <InvalidDrawing failure={failure} />;
  return <FailureNote failure={failure} kept={KEPT} again={askAgain} />;
}

/** Screen a proposal: the answer, then the shapes it is about, then what is known of them. */
export function ProposalPanel() {
  useFocusKept();
  const answer = proposalAnswer.value;
  const current =
    answer !== null && answerIsCurrent.value && proposalFailure.value === null ? answer.screening : null;
  const questions = answer === null || proposalFailure.value !== null ? [] : answer.screening.questions;
  const empty = shapes.value.length === 0 && shownShapes.value.length === 0;
  if (address.value.shared !== null && sharedProposal.value.state !== 'ready') return <SharedBanner />;
  return (
    <article aria-labelledby="answer-heading" aria-busy={proposalAsking.value}>
      {readOnly.value ? <SharedBanner /> : <ProposalHead />}
      <Headline text={headline(current)} />
      {current !== null && <p class="about">{about(current)}</p>}
      {empty && !readOnly.value && (
        <p>
          Draw on the map what will be disturbed: click its corners one after another, and the first one again
          to finish. Or{' '}
          <button
            type="button"
            class="link"
            onClick={() => (entryOpen.value = { way: 'coordinates', shape: null })}
          >
            type the coordinates
          </button>{' '}
          of its corners, or{' '}
          <button type="button" class="link" onClick={() => (entryOpen.value = { way: 'file', shape: null })}>
            bring a file
          </button>
          .
        </p>
      )}
      {empty && !readOnly.value && entryOpen.value === null && <ProposalExample />}
      <Trouble />
      <Figures />
      {current !== null && <Rest text={leadAndRest(current.summary).rest} />}
      <ToShapes />
      {!readOnly.value && <EntryForm />}
      {current !== null && <NextSteps />}
      {current !== null && <RulingList rulings={current.activities} findings={current.findings} />}
      {/* They stay while the answer is measured anew, so that no field goes away under the hand. */}
      <fieldset class="unframed" disabled={readOnly.value}>
        <ProposalQuestions questions={questions} />
      </fieldset>
      {current !== null && <MitigationCard mitigation={current.mitigation} />}
      {answer !== null && !readOnly.value && <LazyPart load={loadShift} />}
      {current !== null && (
        <AnswerFindings answer={current} findings={otherFindings(current.activities, current.findings)} />
      )}
      <DrawnList />
      <fieldset class="unframed" disabled={readOnly.value}>
        <DecisionsForm />
      </fieldset>
      {current !== null && <AnswerGrounds answer={current} />}
      {current !== null && answer !== null && <ProposalDownloads id={current.id} json={answer.json} />}
      <LawDate />
    </article>
  );
}
