import { isCalendarDate, localDateOf } from '../../core/dates.js';
import { dayText } from '../figures/format.js';
import { address, go } from '../state/route.js';
import type { AnyScreening } from './answer-sections.js';

/** Days before this are a year still being typed, of which the browser reports every digit. */
const EARLIEST = '1900-01-01';

/** @returns the ordinance an answer is under, with the day where that was asked for */
export function underText({ ordinance, on }: AnyScreening): string {
  return `Under ${ordinance.shortName}${address.value.on === null ? '' : ` as of ${dayText(on)}`}`;
}

/** The day whose law and map are applied: today, unless another is wanted. */
export function LawDate() {
  const today = localDateOf(new Date());
  const { on, task } = address.value;
  const take = (day: string): void => {
    if (!isCalendarDate(day) || day < EARLIEST) return;
    go({ on: day === today ? null : day }, true);
  };
  const what =
    task === 'law' ? 'The law as it was in force on that day.' : 'The law and the wetlands map of that day.';
  return (
    <div class="law-date">
      <label for="law-date">As of</label>
      <input
        id="law-date"
        type="date"
        aria-describedby="law-date-help"
        value={on ?? today}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={(event) => {
          const field = event.currentTarget;
          if (!isCalendarDate(field.value) || field.value < EARLIEST) field.value = on ?? today;
        }}
      />
      {on !== null && (
        <button type="button" class="link" onClick={() => go({ on: null }, true)}>
          Back to today
        </button>
      )}
      <span id="law-date-help">{what}</span>
    </div>
  );
}
