import { useState } from 'preact/hooks';
import type { EscrowQuery } from '../../core/contracts/sanctions.js';
import type { Guarantee } from '../../core/ordinance-format/sanctions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { dayText, lawText } from '../figures/format.js';
import { askEscrow } from '../law-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { TextInput } from '../panels/text-input.js';
import { useAnswer } from '../state/use-answer.js';
import { isEventTime } from './event-times.js';
import { readDollars } from './read-dollars.js';
import { dollarText } from './words.js';

/** @returns the escrow that is restored when it runs low; null where the ordinance has none */
export function restoredEscrow({ guarantees }: Ordinance): Guarantee | null {
  return guarantees.find(({ kind, topUpAt }) => kind === 'escrow' && topUpAt !== null) ?? null;
}

interface EscrowFields {
  initial: string;
  balance: string;
  notifiedOn: string;
}

function queryOf({ initial, balance, notifiedOn }: EscrowFields): EscrowQuery | null {
  const [initialUsd, balanceUsd] = [readDollars(initial), readDollars(balance)];
  if (initialUsd === null || initialUsd === 0 || balanceUsd === null) return null;
  return { initialUsd, balanceUsd, ...(isEventTime(notifiedOn) ? { notifiedOn } : {}) };
}

function MoneyField(props: { id: string; label: string; value: string; onText: (text: string) => void }) {
  const { id, label, value, onText } = props;
  const wrong = value.trim() !== '' && readDollars(value) === null;
  return (
    <div class="event">
      <label for={id}>{label}</label>
      <TextInput
        id={id}
        inputMode="decimal"
        maxLength={20}
        value={value}
        wrong={wrong}
        describedBy={`${id}-problem`}
        onText={onText}
      />
      <p id={`${id}-problem`} class="problems" role="status">
        {wrong ? 'Write an amount in dollars, such as 5,000 or 1,666.67.' : ''}
      </p>
    </div>
  );
}

/** Whether an escrow has to be restored, to what, and until when. */
export function EscrowForm({ ordinance }: { ordinance: Ordinance }) {
  const [fields, setFields] = useState<EscrowFields>({ initial: '', balance: '', notifiedOn: '' });
  const change = (part: Partial<EscrowFields>): void => setFields((before) => ({ ...before, ...part }));
  const query = queryOf(fields);
  const asked = useAnswer(query === null ? null : JSON.stringify([ordinance.id, query]), (signal) =>
    query === null ? Promise.reject(new Error('no amounts')) : askEscrow(ordinance.id, query, signal),
  );
  const escrow = restoredEscrow(ordinance);
  if (escrow === null) return null;
  const answer = asked.value;
  return (
    <section class="calculator" aria-labelledby="law-escrow">
      <h4 id="law-escrow" tabIndex={-1}>
        Restore the escrow <span class="citation">{lawText(escrow.citation)}</span>
      </h4>
      <p>{lawText(escrow.words)}</p>
      <div class="events">
        <MoneyField
          id="escrow-initial"
          label="Amount at the beginning, in dollars"
          value={fields.initial}
          onText={(initial) => change({ initial })}
        />
        <MoneyField
          id="escrow-balance"
          label="What is left, in dollars"
          value={fields.balance}
          onText={(balance) => change({ balance })}
        />
        <div class="event">
          <label for="escrow-notified">Day of the notice to restore it (optional)</label>
          <input
            id="escrow-notified"
            type="date"
            value={fields.notifiedOn}
            onChange={(event) => change({ notifiedOn: event.currentTarget.value })}
          />
        </div>
      </div>
      <div aria-busy={asked.asking} class="results">
        {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
        <p role="status">
          <strong>{answer === null ? '' : lawText(answer.sentence)}</strong>
        </p>
        {answer !== null && (
          <>
            <dl class="dates">
              <dt>To be restored at or below</dt>
              <dd>{dollarText(answer.thresholdUsd)}</dd>
              <dt>To be paid in now</dt>
              <dd>{answer.topUpUsd === 0 ? 'nothing, on these amounts' : dollarText(answer.topUpUsd)}</dd>
              {answer.due !== null && (
                <>
                  <dt>Last day</dt>
                  <dd>{dayText(answer.due)}</dd>
                </>
              )}
            </dl>
          </>
        )}
      </div>
    </section>
  );
}
