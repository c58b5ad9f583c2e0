import { useState } from 'preact/hooks';
import { isCalendarDate, localDateOf } from '../../core/dates.js';
import { address, go } from '../state/route.js';

/** Days before this are a year still being typed. */
const EARLIEST = '1900-01-01';

/** Shows the map as it was on a day. */
export function DayOfMap() {
  const { on } = address.value;
  return (
    <p class="history-field">
      <label for="day-of-map">The map on a day</label>
      <input
        id="day-of-map"
        type="date"
        value={on ?? ''}
        max={localDateOf(new Date(Date.now() + 5 * 366 * 86_400_000))}
        onChange={(event) => {
          const day = event.currentTarget.value;
          if (isCalendarDate(day) && day >= EARLIEST) go({ on: day, version: null, against: null });
        }}
      />
    </p>
  );
}

/** Finds a wetland by its number, for whoever does not click the map. */
export function WetlandSearch() {
  const [typed, setTyped] = useState('');
  return (
    <form
      class="history-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') go({ wetland: typed.trim() });
      }}
    >
      <label for="wetland-number">All that a wetland has been</label>
      <input
        id="wetland-number"
        type="text"
        autocomplete="off"
        maxLength={80}
        aria-describedby="wetland-number-help"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit">Show it</button>
      <span id="wetland-number-help" class="help">
        By its number on the map; or click it there.
      </span>
    </form>
  );
}
