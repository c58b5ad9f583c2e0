import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParcelBatch } from '../../core/contracts/parcel-batches.js';
import { cancelBatch } from '../batch-api.js';
import type { Failure } from '../failure.js';
import { FailureLine } from '../panels/failure-line.js';
import { FailureNote } from '../panels/failure-note.js';
import { ProgressBar } from '../panels/progress-bar.js';
import { useSending } from '../state/use-sending.js';
import { progressSentence, shareOf } from './batch-words.js';

interface Props {
  place: string;
  batch: ParcelBatch;
  /** why it is not known how far it is */
  lost: Failure | null;
  again: () => void;
}

/** Steps at which progress is spoken: oftener would keep a screen reader from anything else. */
const SPOKEN_STEPS = 4;

/** How far a screening of all parcels is, and the way to end it. */
export function BatchProgress({ place, batch, lost, again }: Props) {
  const { sending, failure, send } = useSending(async () => {
    await cancelBatch(place, batch.id);
    again();
  });
  const share = shareOf(batch);
  const sentence = progressSentence(batch);
  const [spoken, setSpoken] = useState('');
  const step = Math.floor(share * SPOKEN_STEPS);
  const latest = useRef('');
  latest.current = sentence;
  useEffect(() => {
    if (step > 0) setSpoken(latest.current);
  }, [step]);
  return (
    <>
      <ProgressBar label="Screening of all parcels" share={share} text={sentence} />
      <p class="batch-now">{sentence}</p>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
      <p class="buttons">
        <button type="button" aria-disabled={sending} onClick={send}>
          {sending ? 'Cancelling…' : 'Cancel'}
        </button>
      </p>
      <FailureLine failure={failure} />
      {lost !== null && <FailureNote failure={lost} kept="The screening goes on." again={again} />}
    </>
  );
}
