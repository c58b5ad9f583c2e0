import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { localDateOf } from '../../core/dates.js';
import type { Ordinance } from '../../core/ordinance.js';
import { withAnswer } from '../draw/answers.js';
import { askClocks } from '../law-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { QuestionField } from '../panels/question-field.js';
import { useAnswer } from '../state/use-answer.js';
import { ClockResults, countedText } from './clock-results.js';
import { EventField } from './event-field.js';
import {
  clockQuestions,
  clockRequest,
  dependsOnRoute,
  NO_EVENTS,
  withoutEvent,
  type DayCount,
} from './event-times.js';

/** What was entered, by ordinance, so that it is still there after a look at the map. */
const counts = signal<Readonly<Record<string, DayCount>>>({});

function countOf(ordinance: string): DayCount {
  return counts.value[ordinance] ?? NO_EVENTS;
}

function change(ordinance: string, part: Partial<DayCount>): void {
  counts.value = { ...counts.value, [ordinance]: { ...countOf(ordinance), ...part } };
}

function setTime(ordinance: string, event: string, time: string): void {
  change(ordinance, { events: { ...countOf(ordinance).events, [event]: time } });
}

/** Chooses what happened out of the rest, and puts the focus on its day. */
function AddEvent({ ordinance, count }: { ordinance: Ordinance; count: DayCount }) {
  const rest = ordinance.events.filter(({ id }) => !(id in count.events));
  const [picked, setPicked] = useState('');
  const chosen = rest.find(({ id }) => id === picked) ?? rest[0];
  if (chosen === undefined) return null;
  const add = (): void => {
    setTime(ordinance.id, chosen.id, '');
    requestAnimationFrame(() => document.getElementById(`event-${chosen.id}`)?.focus());
  };
  return (
    <div class="event adding">
      <label for="event-choice">What happened</label>
      <select id="event-choice" value={chosen.id} onChange={(event) => setPicked(event.currentTarget.value)}>
        {rest.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" class="primary" onClick={add}>
        Add its day
      </button>
    </div>
  );
}

function RouteField({ ordinance, count }: { ordinance: Ordinance; count: DayCount }) {
  const routes = ordinance.permit?.routes ?? [];
  if (routes.length < 2 || !dependsOnRoute(ordinance)) return null;
  return (
    <div class="event">
      <label for="count-route">Which way the application goes</label>
      <select
        id="count-route"
        value={count.route}
        onChange={(event) => change(ordinance.id, { route: event.currentTarget.value })}
      >
        <option value="">Not said</option>
        {routes.map((route) => (
          <option key={route.id} value={route.id}>
            {route.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Which period runs until when: from what has happened, and when. */
export function DayCounter({ ordinance }: { ordinance: Ordinance }) {
  const count = countOf(ordinance.id);
  const chosen = ordinance.events.filter(({ id }) => id in count.events);
  const body = clockRequest(ordinance.id, count);
  const asked = useAnswer(body === null ? null : JSON.stringify(body), (signal) =>
    body === null ? Promise.reject(new Error('nothing has happened')) : askClocks(body, signal),
  );
  return (
    <section class="calculator" aria-labelledby="law-count-days">
      <h4 id="law-count-days" tabIndex={-1}>
        Count the days
      </h4>
      <p>
        Add what has happened, or is planned, with its day: each period that runs from it is counted. Days and
        hours are those of New York.
      </p>
      <AddEvent ordinance={ordinance} count={count} />
      {chosen.length > 0 && (
        <div class="events">
          {chosen.map((event) => (
            <EventField
              key={event.id}
              event={event}
              time={count.events[event.id] ?? ''}
              onTime={(time) => setTime(ordinance.id, event.id, time)}
              onRemove={() => change(ordinance.id, { events: withoutEvent(count.events, event.id) })}
            />
          ))}
          <RouteField ordinance={ordinance} count={count} />
          <EventField
            event={{ id: 'looked-at', label: 'Looked at from this day', precision: 'day' }}
            time={count.on === '' ? localDateOf(new Date()) : count.on}
            onTime={(on) => change(ordinance.id, { on })}
          />
        </div>
      )}
      {clockQuestions(ordinance, Object.keys(count.events)).map((question) => (
        <QuestionField
          key={question.id}
          id={`count-${question.id}`}
          text={question.text}
          help={question.help ?? null}
          form={question.answer}
          answer={count.answers[question.id]}
          onAnswer={(answer) =>
            change(ordinance.id, { answers: withAnswer(count.answers, question.id, answer) })
          }
        />
      ))}
      <div aria-busy={asked.asking} class="results">
        {body === null && chosen.length > 0 && <p class="meta">No day is entered yet.</p>}
        {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
        <p class="about" role="status">
          {asked.value === null ? '' : countedText(asked.value)}
        </p>
        {asked.value !== null && <ClockResults list={asked.value} events={ordinance.events} />}
      </div>
    </section>
  );
}
