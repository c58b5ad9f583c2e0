import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Amendment, Operation } from '../../core/contracts/amendments.js';
import type { Delineation, DelineationMatch } from '../../core/contracts/delineation.js';
import { changeWetlands } from '../amend-api.js';
import { countText, sqFtText } from '../figures/format.js';
import { acting, perform } from './acts.js';
import { amendment, mayEdit } from './amendment-state.js';
import { boxOfStates } from './overlay-features.js';
import { showBox } from './shown.js';
import { inView } from './wetlands.js';
import { numberFormat } from '../../core/number-format.js';

/** The file that was brought in last, with how its shapes were matched. */
export const broughtIn = signal<{ name: string; answer: Delineation } | null>(null);

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

function matchSentence(match: DelineationMatch): string {
  if (match.wetland === null) return 'taken as a new wetland';
  const shares = [
    ...(match.ofShape === null ? [] : [`it covers ${percent.format(match.ofShape)} of the shape`]),
    ...(match.ofWetland === null ? [] : [`the shape covers ${percent.format(match.ofWetland)} of it`]),
  ];
  return `replaces ${match.wetland}: ${sqFtText(match.sharedSqFt)} sq ft in both${shares.length === 0 ? '' : `, ${shares.join(', ')}`}`;
}

function Match({ match, brought }: { match: DelineationMatch; brought: Amendment }) {
  const { changes } = amendment.value ?? { changes: [] };
  // Matched otherwise it is another change, from the same shape of the same file.
  const from = brought.changes.find(({ number }) => number === match.change)?.delineatedFrom ?? null;
  const change =
    changes.find(({ number }) => number === match.change) ??
    changes.find(({ delineatedFrom }) => from !== null && delineatedFrom === from);
  const [typed, setTyped] = useState('');
  if (change === undefined) return <li>Shape {match.feature}: its change is taken back.</li>;
  const now = change.action === 'add' ? null : change.wetland;
  const rematch = (wetland: string | null): void => {
    const operation: Operation = { operation: 'rematch', change: change.number, wetland };
    void perform({
      what: `The other match of shape ${match.feature}`,
      operations: [operation],
      send: (place, revision) => changeWetlands(place, revision, [operation]),
      done: () => setTyped(''),
    });
  };
  const id = `rematch-${match.feature}`;
  const others = [...new Set([...match.alsoTouches, ...inView.value.map((item) => item.id)])];
  return (
    <li>
      <p>
        <strong>Shape {match.feature}</strong>{' '}
        {now === match.wetland
          ? matchSentence(match)
          : now === null
            ? 'taken as a new wetland'
            : `replaces ${now}`}
        .{match.alsoTouches.length > 0 && ` It also overlaps ${match.alsoTouches.join(', ')}.`}{' '}
        <button
          type="button"
          class="link"
          onClick={() => showBox(boxOfStates([change.before, change.after]))}
        >
          Show shape {match.feature} on the map
        </button>
      </p>
      {mayEdit.value && (
        <div class="together">
          <label for={id} class="visually-hidden">
            Wetland that shape {match.feature} replaces instead
          </label>
          <input
            id={id}
            type="text"
            list={`${id}-list`}
            placeholder="Another wetland"
            maxLength={80}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <datalist id={`${id}-list`}>
            {others.map((other) => (
              <option key={other} value={other} />
            ))}
          </datalist>
          <button
            type="button"
            aria-disabled={typed.trim() === '' || acting.value !== null}
            onClick={() => {
              if (typed.trim() !== '') rematch(typed.trim());
            }}
          >
            It replaces this
          </button>
          {now !== null && (
            <button type="button" onClick={() => rematch(null)}>
              It is a new one
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function isSame(a: Amendment, b: Amendment): boolean {
  return a.number === b.number && a.jurisdiction === b.jurisdiction;
}

/** How the shapes of a survey were matched to the map, each to be matched otherwise. */
export function MatchList() {
  const brought = broughtIn.value;
  const shown = amendment.value;
  if (brought === null || shown === null || !isSame(brought.answer.amendment, shown)) return null;
  const { name, answer } = brought;
  return (
    <section class="amend-card" aria-labelledby="matches-heading">
      <h3 id="matches-heading">What came of {name}</h3>
      <p>
        {countText(answer.read, 'shape', 'shapes')} read in {answer.crs},{' '}
        {countText(answer.matches.length, 'is', 'are')} in the draft
        {answer.rejected.length > 0 && `, ${countText(answer.rejected.length, 'was', 'were')} rejected`}.
      </p>
      {answer.rejected.length > 0 && (
        <ul class="plain problems">
          {answer.rejected.map(({ feature, reason }) => (
            <li key={feature}>
              Shape {feature}: {reason}
            </li>
          ))}
        </ul>
      )}
      <ul class="matches">
        {answer.matches.map((match) => (
          <Match key={match.feature} match={match} brought={answer.amendment} />
        ))}
      </ul>
      {answer.remarks.map((remark) => (
        <p key={remark} class="help">
          {remark}
        </p>
      ))}
      <p>
        <button type="button" class="link" onClick={() => (broughtIn.value = null)}>
          Close this list
        </button>
      </p>
    </section>
  );
}
