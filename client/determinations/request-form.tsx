import { useEffect, useRef, useState } from 'preact/hooks';
import { isCalendarDate, localDateOf } from '../../core/dates.js';
import type {
  Determination,
  DeterminationKind,
  DeterminationList,
  NewDetermination,
} from '../../core/contracts/determinations.js';
import { recordRequest } from '../determinations-api.js';
import { unbroken } from '../figures/format.js';
import { DayInput } from '../panels/day-input.js';
import { FailureLine } from '../panels/failure-line.js';
import { useSending } from '../state/use-sending.js';

interface Props {
  place: string;
  /** those that the ordinance provides for */
  kinds: DeterminationList['kinds'];
  onRecorded: (determination: Determination) => void;
  onCancel: () => void;
}

/** Records a request as it came in. */
export function RequestForm({ place, kinds, onRecorded, onCancel }: Props) {
  const today = localDateOf(new Date());
  const [kind, setKind] = useState<DeterminationKind | null>(kinds[0]?.kind ?? null);
  const [requestedOn, setDay] = useState(today);
  const [requestedBy, setBy] = useState('');
  const [taxMapNumber, setNumber] = useState('');
  const [replaces, setReplaces] = useState('');
  const [about, setAbout] = useState('');
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sending, failure, send } = useSending(async () => {
    if (kind === null) return;
    const body: NewDetermination = {
      kind,
      requestedOn,
      requestedBy: requestedBy.trim(),
      about: about.trim(),
      ...(replaces.trim() === '' ? {} : { supersedes: Number(replaces) }),
      ...(taxMapNumber.trim() === '' ? {} : { taxMapNumber: taxMapNumber.trim() }),
    };
    onRecorded(await recordRequest(place, body));
  });
  const submit = (): void => {
    const wrong = !isCalendarDate(requestedOn)
      ? 'Enter the day on which the request was received.'
      : requestedOn > today
        ? 'The request cannot have been received on a day to come.'
        : /^([1-9]\d{0,8})?$/.test(replaces.trim())
          ? ''
          : 'Enter the number of the request that this one replaces, such as 3, or none.';
    setProblem(wrong);
    if (wrong === '') send();
  };
  return (
    <section class="calculator" aria-labelledby="request-heading">
      <h3 id="request-heading" tabIndex={-1} ref={heading}>
        Record a request
      </h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {kinds.length > 1 && (
          <fieldset class="choice-list">
            <legend>What is asked for</legend>
            {kinds.map((known) => (
              <label key={known.kind} class="choice">
                <input
                  type="radio"
                  name="request-kind"
                  checked={kind === known.kind}
                  onChange={() => setKind(known.kind)}
                />{' '}
                <span>
                  {known.label}
                  {known.citation !== null && <span class="citation"> {unbroken(known.citation)}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div class="events">
          <div class="event">
            <DayInput
              id="requested-on"
              label={kind === 'note' ? 'Received on' : 'Received on, with its fee'}
              value={requestedOn}
              onDay={setDay}
            />
          </div>
          <div class="event">
            <label for="requested-by">From whom</label>
            <input
              id="requested-by"
              type="text"
              autocomplete="off"
              required
              maxLength={200}
              value={requestedBy}
              onInput={(event) => setBy(event.currentTarget.value)}
            />
          </div>
          <div class="event">
            <label for="request-number">Tax map number (optional)</label>
            <input
              id="request-number"
              type="text"
              autocomplete="off"
              maxLength={200}
              value={taxMapNumber}
              onInput={(event) => setNumber(event.currentTarget.value)}
            />
          </div>
        </div>
        <div class="events">
          <div class="event">
            <label for="request-replaces">Replaces number (optional)</label>
            <input
              id="request-replaces"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              maxLength={9}
              value={replaces}
              onInput={(event) => setReplaces(event.currentTarget.value)}
            />
          </div>
        </div>
        <div class="long-field">
          <label for="request-about">The land, and what is asked</label>
          <textarea
            id="request-about"
            rows={3}
            required
            maxLength={5000}
            value={about}
            onInput={(event) => setAbout(event.currentTarget.value)}
          />
        </div>
        <p class="problems" role="alert">
          {problem}
        </p>
        <FailureLine failure={failure} />
        <p class="buttons">
          <button type="submit" class="primary" aria-disabled={sending}>
            {sending ? 'Recording it…' : 'Record it'}
          </button>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </form>
    </section>
  );
}
