import { useEffect, useRef, useState } from 'preact/hooks';
import type { Upload } from '../../core/contracts/uploads.js';
import type { Failure } from '../failure.js';
import { discardUpload } from '../import-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { ProgressBar } from '../panels/progress-bar.js';
import { useSending } from '../state/use-sending.js';
import { LAYER_WORDS } from './layer-words.js';
import { progressText, spokenStep } from './progress-words.js';

interface Props {
  place: string;
  upload: Upload;
  /** why it is not known how far it is */
  lost: Failure | null;
  again: () => void;
}

/** An import that runs: how far it is, and the way to end it. */
export function RunningPart({ place, upload, lost, again }: Props) {
  const { layer, name, progress } = upload;
  const { sending, failure, send } = useSending(async () => {
    await discardUpload(place, upload.id);
    again();
  });
  const share = progress?.share ?? 0;
  const [spoken, setSpoken] = useState('');
  const step = spokenStep(share);
  const latest = useRef('');
  latest.current = progressText(progress);
  useEffect(() => {
    if (step > 0) setSpoken(latest.current);
  }, [step]);
  return (
    <>
      <PageHeading>
        Importing {layer === null ? 'features' : LAYER_WORDS[layer].many} from {name}
      </PageHeading>
      <ProgressBar label={`Import of ${name}`} share={share} text={progressText(progress)} />
      <dl class="progress-figures">
        {[
          ['Read', (progress?.read ?? 0).toLocaleString('en-US')],
          ['In', (progress?.accepted ?? 0).toLocaleString('en-US')],
          ['Rejected', (progress?.rejected ?? 0).toLocaleString('en-US')],
          ['Of the file', `${Math.floor(share * 100)}%`],
        ].map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
      <p class="help">
        Nothing of it is on the map before all of it is in. You can leave this page: the import goes on, and
        this address shows it again. On a server with the embedded database, other questions wait meanwhile,
        and are turned away when that takes more than a minute; how far the import is, and its end, are told
        all the same.
      </p>
      <p class="buttons">
        <button type="button" aria-disabled={sending} onClick={send}>
          {sending ? 'Cancelling…' : 'Cancel the import'}
        </button>
      </p>
      <FailureLine failure={failure} />
      {lost !== null && <FailureNote failure={lost} kept="The import goes on." again={again} />}
    </>
  );
}
