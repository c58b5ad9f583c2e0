import { signal } from '@preact/signals';
import { DayInput } from '../panels/day-input.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { NO_FILING, type Filing } from './filing.js';

/** What was entered; it stays while one goes back to the map and comes again. */
export const filing = signal<Filing>(NO_FILING);

function change(part: Partial<Filing>): void {
  filing.value = { ...filing.value, ...part };
}

/** When the application is filed, when the wetland was located, and which way it goes. */
export function FilingForm() {
  const { filedOn, delineatedOn, route } = filing.value;
  const routes = shownOrdinanceOrNull.value?.permit?.routes ?? [];
  return (
    <div class="events no-print" role="group" aria-label="About the application">
      <div class="event">
        <DayInput
          id="filed-on"
          label="Filed on (empty: today)"
          value={filedOn}
          onDay={(filedOn) => change({ filedOn })}
        />
      </div>
      <div class="event">
        <DayInput
          id="delineated-on"
          label="Wetland located in the field on (optional)"
          value={delineatedOn}
          onDay={(delineatedOn) => change({ delineatedOn })}
        />
      </div>
      {routes.length > 1 && (
        <div class="event">
          <label for="route">Which way it goes</label>
          <select id="route" value={route} onChange={(event) => change({ route: event.currentTarget.value })}>
            <option value="">As the answers say</option>
            {routes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
