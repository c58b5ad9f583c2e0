import { signal } from '@preact/signals';
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
        <label for="filed-on">Filed on (empty: today)</label>
        <input
          id="filed-on"
          type="date"
          value={filedOn}
          onChange={(event) => change({ filedOn: event.currentTarget.value })}
        />
      </div>
      <div class="event">
        <label for="delineated-on">Wetland located in the field on (optional)</label>
        <input
          id="delineated-on"
          type="date"
          value={delineatedOn}
          onChange={(event) => change({ delineatedOn: event.currentTarget.value })}
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
