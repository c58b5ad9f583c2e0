import { useEffect, useState } from 'preact/hooks';
import type { ImportPreview, Upload } from '../../core/contracts/uploads.js';
import { orderImport } from '../import-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { focusSoon } from '../panels/focus-soon.js';
import { useSending } from '../state/use-sending.js';
import { orderOf, type Choices } from './choices.js';
import { importSentence, whatStandsAgainst } from './import-sentence.js';
import { inPageWords } from './page-words.js';

interface Props {
  place: string;
  upload: Upload;
  preview: ImportPreview;
  choices: Choices;
  /** why what is on screen does not count yet, as a sentence; empty: it does */
  waiting: string;
  onOrdered: (upload: Upload) => void;
}

/** What stands against the import now, as a sentence; empty: nothing. */
function objection({ preview, choices, upload, waiting }: Props): string {
  if (waiting !== '') return waiting;
  const against = whatStandsAgainst(preview, choices);
  if (against !== '') return against;
  return orderOf(upload, choices) === null ? 'Correct what is marked above first.' : '';
}

/** The last question before anything comes in: what will happen, in a sentence. */
export function ConfirmPart(props: Props) {
  const { place, upload, preview, choices, onOrdered } = props;
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const against = objection(props);
  const order = orderOf(upload, choices);
  const { sending, failure, send } = useSending(async () => {
    if (order !== null) onOrdered(await orderImport(place, upload.id, order));
  });
  // What is confirmed is what was read: a change takes the question back.
  const answered = JSON.stringify([choices, preview.accepted, preview.rejectedCount, preview.present]);
  useEffect(() => {
    setAsked(false);
    setSaid('');
  }, [answered]);
  if (choices.layer === null) return null;
  const sentence = importSentence({
    layer: choices.layer,
    preview,
    replace: choices.replace,
    since: choices.since,
  });
  if (asked && against === '')
    return (
      <div class="confirm" role="group" aria-labelledby="confirm-sentence">
        <p id="confirm-sentence">
          <strong>{sentence}</strong>
        </p>
        <p class="buttons">
          <button
            id="import-now"
            type="button"
            class="primary"
            aria-disabled={sending}
            aria-describedby="confirm-sentence"
            onClick={send}
          >
            Import now
          </button>
          <button
            type="button"
            onClick={() => {
              setAsked(false);
              focusSoon('import-ask');
            }}
          >
            Not yet
          </button>
        </p>
        <FailureLine
          failure={
            failure === null ? null : { ...failure, message: inPageWords(failure.message), problems: [] }
          }
        />
      </div>
    );
  return (
    <div class="confirm">
      <p class="buttons">
        <button
          id="import-ask"
          type="button"
          class="primary"
          aria-disabled={against !== ''}
          aria-describedby="import-against"
          onClick={() => {
            setSaid(against);
            setAsked(against === '');
            if (against === '') focusSoon('import-now');
          }}
        >
          Import it…
        </button>
      </p>
      <p id="import-against" class="help">
        {said === '' ? against : ''}
      </p>
      <p class="problems" role="alert">
        {said}
      </p>
    </div>
  );
}
