import { ApplicationView } from '../application/application-view.js';
import { ComparisonView } from '../comparison/comparison-view.js';
import { alternatives } from '../state/alternatives.js';
import { SharedBanner } from '../proposals/shared-banner.js';
import { shapes } from '../state/drawing.js';
import { askAgain, proposalAnswer, proposalFailure } from '../state/proposal.js';
import { address, go } from '../state/route.js';
import { sharedProposal } from '../state/shared.js';
import { FailureNote } from './failure-note.js';
import { LazyPart } from './lazy-part.js';

const loadAlternatives = () =>
  import('../proposals/alternatives-view.js').then((module) => module.AlternativesView);

function NothingDrawn() {
  return (
    <div class="empty document">
      <h2>Nothing is drawn yet.</h2>
      <p>
        Draw on the map what will be disturbed; then its application can be made up, and laws be compared.
      </p>
      <button type="button" class="primary" onClick={() => go({ view: null })}>
        Draw a proposal
      </button>
    </div>
  );
}

/** What takes the width of the map while a proposal is screened: its application, several laws, or its alternatives. */
export function ProposalWide() {
  if (address.value.shared !== null && sharedProposal.value.state !== 'ready') return <SharedBanner />;
  const isDrawn = alternatives.value.some((item) => item.shapes.some(({ role }) => role === 'disturbance'));
  if (address.value.view === 'alternatives' && isDrawn) return <LazyPart load={loadAlternatives} />;
  if (!shapes.value.some(({ role }) => role === 'disturbance')) return <NothingDrawn />;
  if (address.value.view === 'comparison') return <ComparisonView />;
  const answer = proposalAnswer.value;
  const failure = proposalFailure.value;
  if (failure !== null) return <FailureNote failure={failure} again={askAgain} />;
  if (answer === null) return <p class="loading">Measuring…</p>;
  return <ApplicationView screening={answer.screening} />;
}
