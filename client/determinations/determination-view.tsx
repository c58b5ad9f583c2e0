import { useState } from 'preact/hooks';
import { localDateOf } from '../../core/dates.js';
import type { Determination } from '../../core/contracts/determinations.js';
import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';
import { fetchDetermination, startAmendment } from '../determinations-api.js';
import { dayText, unbroken } from '../figures/format.js';
import { FailureLine } from '../panels/failure-line.js';
import { FailureNote } from '../panels/failure-note.js';
import { focusSoon } from '../panels/focus-soon.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { address, go } from '../state/route.js';
import { may } from '../state/session.js';
import { useAnswer } from '../state/use-answer.js';
import { useSending } from '../state/use-sending.js';
import { dueText, lookedAtLines, standingOf, standingText } from './determination-words.js';
import { OutcomeForm } from './outcome-form.js';

const NAMES: Readonly<Record<Determination['kind'], string>> = {
  determination: 'Determination',
  finding: 'Finding',
  note: 'Note',
};

function NumberLink({ number }: { number: number }) {
  return <a href={formatAddress({ ...address.value, determination: number })}>number {number}</a>;
}

function MapLink({ version }: { version: number }) {
  const to = { ...taskAddress(address.value, 'history'), version, on: null };
  return <a href={formatAddress(to)}>version {version}</a>;
}

function Request({ item }: { item: Determination }) {
  return (
    <section aria-labelledby="request-part">
      <h3 id="request-part">The request</h3>
      <p class="statement">{item.about}</p>
      <dl class="facts">
        <div>
          <dt>Received</dt>
          <dd>
            {dayText(item.requestedOn)}, from {item.requestedBy}
          </dd>
        </div>
        {item.taxMapNumber !== null && (
          <div>
            <dt>Tax map number</dt>
            <dd>{item.taxMapNumber}</dd>
          </div>
        )}
        <div>
          <dt>Map then in force</dt>
          <dd>{item.mapVersion === 0 ? 'none was loaded' : <MapLink version={item.mapVersion} />}</dd>
        </div>
        {item.answerDue !== null && (
          <div>
            <dt>{item.answerDue.title}</dt>
            <dd>
              {dueText(item.answerDue.sentence)}{' '}
              <span class="citation">{unbroken(item.answerDue.citation)}</span>
            </dd>
          </div>
        )}
        {item.supersedes !== null && (
          <div>
            <dt>Replaces</dt>
            <dd>
              <NumberLink number={item.supersedes} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Outcome({ item }: { item: Determination }) {
  const words = item.outcomes.find(({ id }) => id === item.outcome)?.words ?? '';
  const looked = item.lookedAt === null ? [] : lookedAtLines(item.lookedAt);
  const votes =
    item.votesFor === null
      ? null
      : `${item.votesFor} for, ${item.votesAgainst ?? 0} against${item.votesNeeded === null ? '' : `; ${item.votesNeeded} were needed`}`;
  return (
    <section aria-labelledby="outcome-part">
      <h3 id="outcome-part">The answer</h3>
      <p class="outcome-label">{item.outcomeLabel ?? item.outcome}</p>
      {words !== '' && words !== item.outcomeLabel && <p class="meta">{words}</p>}
      <p class="statement">{item.statement}</p>
      <dl class="facts">
        <div>
          <dt>Given</dt>
          <dd>
            {item.decidedOn === null ? '' : dayText(item.decidedOn)} by {item.decidedBy}
          </dd>
        </div>
        {votes !== null && (
          <div>
            <dt>Votes</dt>
            <dd>{votes}</dd>
          </div>
        )}
        <div>
          <dt>Looked at</dt>
          <dd>{looked.length === 0 ? 'nothing is recorded' : looked.join(' ')}</dd>
        </div>
      </dl>
    </section>
  );
}

function Deadlines({ item }: { item: Determination }) {
  if (item.deadlines.length === 0) return null;
  return (
    <section aria-labelledby="deadlines-part">
      <h3 id="deadlines-part">What runs from it</h3>
      <ul class="periods">
        {item.deadlines.map((due) => (
          <li key={`${due.title} ${due.citation}`}>
            <p>
              <strong>{due.title}</strong> <span class="citation">{unbroken(due.citation)}</span>
            </p>
            <p>{dueText(due.sentence)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LeadsProps {
  place: string;
  item: Determination;
}

/** The way from a finding to the amendment of the map that it calls for. */
function LeadsToAmendment({ place, item }: LeadsProps) {
  const { sending, failure, send } = useSending(async () => {
    const { amendment } = await startAmendment(place, item.number, item.revision);
    go({ ...taskAddress(address.value, 'amend'), amendment });
  });
  const withdrawn = item.amendment !== null && item.amendmentState === 'withdrawn';
  const ledInto = item.amendment !== null && (
    <p>
      It led into{' '}
      <a href={formatAddress({ ...taskAddress(address.value, 'amend'), amendment: item.amendment })}>
        amendment {item.amendment} of the map
      </a>
      {withdrawn ? ', which was withdrawn.' : '.'}
    </p>
  );
  if (item.amendment !== null && !(withdrawn && item.leadsToAmendment))
    return <div class="leads-on">{ledInto}</div>;
  if (!item.leadsToAmendment) return null;
  return (
    <div class="leads-on">
      {ledInto}
      <p>The map does not show this land as a wetland yet. An amendment brings it there.</p>
      {may('naturalist') ? (
        <p class="buttons">
          <button type="button" class="primary" aria-disabled={sending} onClick={send}>
            {sending ? 'Starting it…' : `Start ${withdrawn ? 'another' : 'an'} amendment from it`}
          </button>
        </p>
      ) : (
        <p class="meta">A naturalist starts it.</p>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}

function Loaded({ place, item, onItem }: LeadsProps & { onItem: (item: Determination) => void }) {
  const today = localDateOf(new Date());
  return (
    <>
      <p class={`standing standing-${standingOf(item, today)}`} role="status">
        {standingText(item, today)}
      </p>
      {item.supersededBy !== null && (
        <p>
          Look at <NumberLink number={item.supersededBy} /> instead.
        </p>
      )}
      <Request item={item} />
      {item.outcome !== null ? (
        <>
          <Outcome item={item} />
          <Deadlines item={item} />
          <LeadsToAmendment place={place} item={item} />
        </>
      ) : may('naturalist') ? (
        <OutcomeForm key={item.revision} place={place} item={item} onGiven={onItem} />
      ) : (
        <p class="meta">It is not answered yet. A naturalist records the answer.</p>
      )}
    </>
  );
}

/** One request with its answer, the periods that run from it, and where it leads. */
export function DeterminationView({ place, number }: { place: Jurisdiction; number: number }) {
  const asked = useAnswer(`${place.id} ${number}`, (signal) => fetchDetermination(place.id, number, signal));
  const [given, setGiven] = useState<Determination | null>(null);
  const item = given ?? asked.value;
  const unknown = asked.failure?.code === 'NotFound';
  return (
    <article aria-labelledby="determination-heading">
      <p class="way-back">
        <a href={formatAddress({ ...address.value, determination: null })}>All requests</a>
      </p>
      <PageHeading id="determination-heading">
        {item === null ? 'Request' : NAMES[item.kind]} number {number}
      </PageHeading>
      {item?.citation != null && <p class="about">{unbroken(item.citation)}</p>}
      {unknown && (
        <p>
          There is no request number {number} in {place.name}.
        </p>
      )}
      {asked.failure !== null && !unknown && <FailureNote failure={asked.failure} again={asked.again} />}
      {item === null && asked.failure === null && <p class="loading">Fetching it…</p>}
      {item !== null && (
        <Loaded
          place={place.id}
          item={item}
          onItem={(answered) => {
            setGiven(answered);
            focusSoon('determination-heading');
          }}
        />
      )}
    </article>
  );
}
