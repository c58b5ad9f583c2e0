import type { SavedProposal } from '../../core/contracts/saved-proposals.js';
import { countText } from '../figures/format.js';
import { addAlternatives, alternatives } from '../state/alternatives.js';
import { draft } from '../state/draft.js';
import { noteSaved, openedPlace, ownHash } from '../state/kept.js';
import { keepAsCopy, takeFromServer } from '../state/open-proposal.js';
import { savedAs, saveNow, saving } from '../state/saved.js';
import { DRAWING_LIMITS } from '../../core/contracts/proposal-drawing.js';
import { momentText } from './ago.js';

function contentWords(items: readonly { shapes: readonly unknown[] }[]): string {
  const shapes = items.reduce((sum, item) => sum + item.shapes.length, 0);
  return `${countText(items.length, 'alternative', 'alternatives')} with ${countText(shapes, 'shape', 'shapes')}`;
}

/** Goes on from the revision of the server, so that what is here can take its place. */
function goOnFrom(place: string, there: SavedProposal): void {
  // Of no content: what is here is not what the server has.
  noteSaved(place, draft.peek().id, savedAs(there, `not ${ownHash.peek()}`));
  saving.value = { state: 'idle' };
  void saveNow();
}

/** A proposal that was changed on the server since it was opened here: both are shown, and neither is lost. */
export function ConflictPart() {
  const place = openedPlace.value;
  const state = saving.value;
  if (state.state !== 'conflict' || place === null) return null;
  const { there } = state;
  const room = alternatives.value.length + there.drawing.alternatives.length <= DRAWING_LIMITS.alternatives;
  const both = (): void => {
    addAlternatives(there.drawing.alternatives, 'from the server');
    goOnFrom(place, there);
  };
  const mine = (): void => {
    keepAsCopy(place, there.title, there.drawing, there.updatedAt);
    goOnFrom(place, there);
  };
  return (
    <div class="notice" role="alert">
      <p>
        <strong>This proposal was changed elsewhere</strong>, in another tab or on another device. Nothing is
        lost: choose which one goes on. A copy is found under “Your proposals”.
      </p>
      <dl class="versions">
        <dt>Here</dt>
        <dd>
          {contentWords(alternatives.value)}, last saved {momentText(draft.value.saved?.at ?? '')} and changed
          since
        </dd>
        <dt>On the server</dt>
        <dd>
          {contentWords(there.drawing.alternatives)}, saved {momentText(there.updatedAt)}
        </dd>
      </dl>
      <p class="buttons">
        {room && (
          <button type="button" class="primary" onClick={both}>
            Keep both, as alternatives
          </button>
        )}
        <button type="button" onClick={() => takeFromServer(place, there)}>
          Take the server’s, keep mine as a copy
        </button>
        <button type="button" onClick={mine}>
          Save mine, keep the server’s as a copy
        </button>
      </p>
    </div>
  );
}
