import type {
  ClockAnswer,
  ClockList,
  ClockState,
  CountedBound,
  DayOrTime,
} from '../../core/contracts/clocks.js';
import type { Ordinance } from '../../core/ordinance.js';
import { countText, dayText, lawText } from '../figures/format.js';
import { boundText } from './clock-text.js';

const STATES: Record<ClockState, string> = {
  waiting: 'Not running yet',
  'too-early': 'Too early',
  open: 'Running',
  met: 'In time',
  late: 'Too late',
  early: 'Before its time',
  missed: 'Over, and not shown as done',
};

/** Periods that need somebody to act come first. */
const ORDER: readonly ClockState[] = ['missed', 'open', 'late', 'early', 'too-early', 'met', 'waiting'];

const HOUR = /T(\d{2}):(\d{2})/;

/** `14:05` out of an instant, as people say it: `2:05 p.m.` */
function hourText(time: string | null): string {
  const match = time === null ? null : HOUR.exec(time);
  if (match === null) return '';
  const hour = Number(match[1]);
  return `, ${hour % 12 === 0 ? 12 : hour % 12}:${match[2] ?? '00'} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `Tuesday 7 Apr 2026`, with the hour where it counts. */
function whenText({ day, time, weekday }: DayOrTime): string {
  return `${weekday} ${dayText(day)}${hourText(time)}`;
}

function Day({ label, day }: { label: string; day: DayOrTime }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <strong>{whenText(day)}</strong>
        {day.holiday !== null && ` (${day.holiday})`}
      </dd>
    </>
  );
}

function boundCounted(bound: CountedBound, events: Ordinance['events']): string {
  const from = bound.eventOn === null ? 'which has not happened' : dayText(bound.eventOn.slice(0, 10));
  const to = bound.at === null ? '' : `: ${whenText(bound.at)}`;
  return `${boundText(bound, events)} (${from})${to}`;
}

function Period({ clock, events }: { clock: ClockAnswer; events: Ordinance['events'] }) {
  return (
    <li class={`period state-${clock.state}`} data-clock={clock.id}>
      <h5>
        {clock.title} <span class="citation">{lawText(clock.citation)}</span>
      </h5>
      <p>
        <span class="outcome">{STATES[clock.state]}</span> {lawText(clock.sentence)}
      </p>
      <dl class="dates">
        {clock.opens !== null && <Day label="Not before" day={clock.opens} />}
        {clock.due !== null && <Day label="Last day" day={clock.due} />}
      </dl>
      {clock.provisional && (
        <p class="meta">This can still move: something it is counted from has not happened yet.</p>
      )}
      {clock.recurring.length > 0 && (
        <p>
          Due on {clock.recurring.map(whenText).join('; ')}
          {clock.recurring.length === 10 ? '; and so on' : ''}.
        </p>
      )}
      {clock.silence !== null && (
        <p>
          <strong>Nothing was done in time:</strong> {lawText(clock.silence)}
        </p>
      )}
      {clock.extension !== null && (
        <p>
          <strong>Longer:</strong> {lawText(clock.extension)}
        </p>
      )}
      <details>
        <summary>
          How it was counted<span class="visually-hidden">: {clock.title}</span>
        </summary>
        <p>
          {lawText(clock.words)} For {clock.who}.
        </p>
        <ul class="plain">
          {clock.bounds.map((bound, index) => (
            <li key={index}>{boundCounted(bound, events)}.</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function isRunning({ state }: ClockAnswer): boolean {
  return state !== 'waiting';
}

/** @returns how many periods were counted, in one line to be spoken; the list can be read when it is wanted */
export function countedText(list: ClockList): string {
  const count = list.items.filter(isRunning).length;
  return count === 0
    ? 'No period runs from what is entered.'
    : `${countText(count, 'period', 'periods')} counted, as of ${dayText(list.on)}.`;
}

/** Where each period stands; those that wait for something are folded away. */
export function ClockResults({ list, events }: { list: ClockList; events: Ordinance['events'] }) {
  const inOrder = [...list.items].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const running = inOrder.filter(isRunning);
  const waiting = inOrder.filter((clock) => !isRunning(clock));
  return (
    <>
      {running.length > 0 && (
        <ul class="periods">
          {running.map((clock) => (
            <Period key={clock.id} clock={clock} events={events} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <details>
          <summary>
            {waiting.length === 1 ? 'One period waits' : `${waiting.length} periods wait`} for something that
            has not happened
          </summary>
          <ul class="periods">
            {waiting.map((clock) => (
              <Period key={clock.id} clock={clock} events={events} />
            ))}
          </ul>
        </details>
      )}
      {list.notes.length > 0 && (
        <ul class="plain meta">
          {list.notes.map((note) => (
            <li key={note}>{lawText(note)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
