import { useEffect, useRef } from 'preact/hooks';
import type { ProposalScreening } from '../../core/contracts/screening.js';
import { countText, feetText, sqFtText } from '../figures/format.js';
import { controlledSqFt, marginText, parcelNames, shiftText } from '../figures/shift-words.js';
import { readOnly, shapes } from '../state/drawing.js';
import type { FoundShift } from '../state/find-shift.js';
import { answerIsCurrent, proposalAnswer, proposalFailure } from '../state/proposal.js';
import { askShift, movedBy, moveByShift, shift, shiftGhost, showShift, stopShift } from '../state/shift.js';
import '../style/shift.css';
import { FailureNote } from './failure-note.js';

/** Less than this in the controlled area is what rounding leaves. */
const OVERLAP_SQFT = 0.5;

const LOOKED_AT =
  'Looked at: wetlands, watercourses, the land around them, and parcel lines. Not looked at: buildings, setbacks, slopes, open water.';

function ask(): void {
  void askShift();
}

/** What moves and what does not, where that is not plain. */
function togetherText(): string {
  const drawn = shapes.value;
  const moving = drawn.filter(({ role }) => role === 'disturbance').length;
  const together = moving > 1 ? `All ${moving} disturbances are moved together, by the same shift.` : '';
  const staying = countText(drawn.length - moving, 'mitigation area stays', 'mitigation areas stay');
  return [together, moving < drawn.length ? `The ${staying} in place.` : ''].join(' ').trim();
}

function Found({
  found,
  screening,
  parcels,
}: {
  found: FoundShift;
  screening: ProposalScreening;
  parcels: string;
}) {
  const { answer, gridScale } = found;
  const way = answer.kind === 'shift' ? answer : answer.kind === 'undecided' ? answer.found : null;
  const isShown = shiftGhost.value.length > 0;
  return (
    <>
      <p class="shift-answer">{shiftText(found, parcels)}</p>
      {way !== null && (
        <>
          <div class="buttons">
            {!readOnly.value && (
              <button type="button" onClick={() => void moveByShift(way, gridScale)}>
                Move it there
              </button>
            )}
            <button type="button" aria-pressed={isShown} onClick={() => void showShift(way, !isShown)}>
              {readOnly.value ? 'Show it on the map' : 'Show it first'}
            </button>
          </div>
          <p class="secondary">{togetherText()}</p>
          <p class="secondary">{marginText(screening)}</p>
        </>
      )}
      {answer.kind !== 'none-needed' && <p class="secondary">{LOOKED_AT}</p>}
    </>
  );
}

function Question({ screening }: { screening: ProposalScreening }) {
  const parcels = parcelNames(screening);
  const now = shift.value;
  if (parcels === null)
    return (
      <p class="shift-answer">
        The drawing lies on no parcel of this map, so there is no line for it to stay within.
      </p>
    );
  if (now.state === 'found') return <Found found={now.found} screening={screening} parcels={parcels} />;
  if (now.state === 'failed') return <FailureNote failure={now.failure} again={ask} />;
  const isSearching = now.state === 'searching';
  return (
    <>
      <p class="shift-answer">
        {isSearching
          ? `Looking for the shortest shift on ${parcels}…`
          : `If there is room, the drawing can be moved as it is, without being turned, to leave the controlled area and stay on ${parcels}.`}
      </p>
      <div class="buttons">
        <button type="button" onClick={isSearching ? stopShift : ask}>
          {isSearching ? 'Stop looking' : 'Find the shortest shift'}
        </button>
      </div>
    </>
  );
}

function Moved({ distanceFt, screening }: { distanceFt: number; screening: ProposalScreening | null }) {
  const overlap = screening === null ? 0 : controlledSqFt(screening);
  const nearest = screening?.totals.nearestWetlandFt ?? null;
  return (
    <>
      <p class="shift-answer">
        Moved {feetText(distanceFt)} ft.{' '}
        {screening === null
          ? 'The server is measuring it there…'
          : overlap > OVERLAP_SQFT
            ? `The server still finds ${sqFtText(overlap)} sq ft of it in the controlled area.`
            : 'The server finds nothing of it in the controlled area.'}
        {nearest === null ? '' : ` The nearest wetland is ${feetText(nearest)} ft away.`}
      </p>
      {!readOnly.value && <p class="secondary">Undo brings it back to where it was.</p>}
      {screening !== null && overlap > OVERLAP_SQFT && <Question screening={screening} />}
    </>
  );
}

/** How far a proposal must move to leave the controlled area, and the way there. Nothing where none of it lies inside. */
export function ShiftCard() {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = proposalAnswer.value;
  const screening =
    answer !== null && answerIsCurrent.value && proposalFailure.value === null ? answer.screening : null;
  const moved = movedBy.value;
  const isMoved = moved?.to === shapes.value;
  const isInside = screening !== null && controlledSqFt(screening) > OVERLAP_SQFT;
  const { state } = shift.value;
  useEffect(() => {
    // The button that was pressed is gone with what it was asked about.
    if (document.activeElement === document.body && (state === 'found' || isMoved)) heading.current?.focus();
  }, [state, isMoved]);
  if (!isMoved && !isInside) return null;
  return (
    <section class="shift-card" aria-labelledby="shift-heading" aria-busy={state === 'searching'}>
      <h3 id="shift-heading" tabIndex={-1} ref={heading}>
        How far must this move?
      </h3>
      <div role="status">
        {isMoved ? (
          <Moved distanceFt={moved.distanceFt} screening={screening} />
        ) : (
          screening !== null && <Question screening={screening} />
        )}
      </div>
    </section>
  );
}
