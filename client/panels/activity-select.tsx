import { localDateOf } from '../../core/dates.js';
import {
  activityOptions,
  activityStanding,
  wantsHeadings,
  type ActivityOption,
} from '../draw/activity-choice.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { editShape } from '../state/drawing.js';
import { ordinance } from '../state/jurisdictions.js';
import {
  loadOrdinance,
  shownOrdinance,
  shownOrdinanceId,
  shownOrdinanceOrNull,
} from '../state/ordinance-data.js';
import { address } from '../state/route.js';
import { STANDING_WORDS } from './standing-mark.js';

function Options({ options }: { options: readonly ActivityOption[] }) {
  return (
    <>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Where the list could not be fetched: what is chosen stays, and it can be asked for again. */
function ListFailed() {
  const id = shownOrdinanceId.value;
  if (shownOrdinance.value.state !== 'failed' || id === null) return null;
  return (
    <p class="problems" role="status">
      The activities of this ordinance could not be fetched.{' '}
      <button type="button" class="link" onClick={() => loadOrdinance(id)}>
        Try again
      </button>
    </p>
  );
}

/** What is done on a disturbance, out of the list of the ordinance on screen. */
export function ActivitySelect({ shape }: { shape: Shape }) {
  const id = `activity-${shape.id}`;
  const law = shownOrdinanceOrNull.value;
  const activities = law?.activities ?? [];
  const groups = activityOptions(activities, address.value.on ?? localDateOf(new Date()));
  const chosen = activityStanding(activities, shape.activity);
  const unlisted = law !== null && chosen.kind === 'unlisted';
  const help = chosen.kind === 'listed' ? (chosen.activity.help ?? null) : null;
  return (
    <div class="activity-field">
      <p class="field">
        <label for={id}>Activity</label>
        <select
          id={id}
          aria-describedby={`${id}-note`}
          value={chosen.kind === 'listed' ? chosen.activity.id : shape.activity}
          onChange={(event) => editShape(shape.id, { activity: event.currentTarget.value })}
        >
          <option value="">Not said</option>
          {chosen.kind === 'unlisted' && <option value={shape.activity}>{chosen.label}</option>}
          {wantsHeadings(groups) ? (
            groups.map(({ grouping, options }) => (
              <optgroup key={grouping} label={STANDING_WORDS[grouping]}>
                <Options options={options} />
              </optgroup>
            ))
          ) : (
            <Options options={groups.flatMap(({ options }) => options)} />
          )}
        </select>
      </p>
      <ListFailed />
      <p id={`${id}-note`} class="help">
        {unlisted &&
          `${ordinance.value?.shortName ?? 'This ordinance'} does not list “${chosen.label}”. Choose what comes nearest, or leave it: the answer says that it is not decided.`}
        {help}
      </p>
    </div>
  );
}
