import type { Activity, ActivityCase, Duty, Standing } from '../../core/ordinance-format/activities.js';
import type { Ordinance } from '../../core/ordinance.js';
import { lawText } from '../figures/format.js';
import { STANDING_WORDS, StandingMark } from '../panels/standing-mark.js';
import { casesOn, groupActivities, whenText, type Grouping } from './activity-cases.js';
import { ownDuties, sharedDuties, type SharedDuties } from './shared-duties.js';
import { SettingMark } from './setting-mark.js';

const GROUP_NOTES: Record<Grouping, string> = {
  prohibited: 'No permit can be issued for these.',
  permit: 'Regulated: not before there is a permit.',
  depends: 'The first line that fits decides; what it asks, a proposal’s answer asks as well.',
  'as-of-right': 'Allowed without a permit, as the section says.',
  exempt: 'Taken out again by the section named; other law may still apply.',
  'not-regulated': 'Not among what this ordinance regulates, on what was said.',
};

function Duties({ duties }: { duties: readonly Duty[] }) {
  if (duties.length === 0) return null;
  return (
    <ul class="plain">
      {duties.map((duty) => (
        <li key={duty.words}>
          {lawText(duty.words)} <span class="citation">{lawText(duty.citation)}</span>
        </li>
      ))}
    </ul>
  );
}

const ALWAYS: Record<Standing, string> = {
  prohibited: 'Of everything that is prohibited',
  permit: 'Whenever a permit is needed',
  'as-of-right': 'Of everything that is allowed as of right',
  exempt: 'Of everything that is exempt',
  'not-regulated': 'Of everything that is not regulated here',
};

/** What follows in every case of a standing, said once. */
function SharedDutyList({ shared }: { shared: SharedDuties }) {
  return (
    <>
      {[...shared].map(([standing, duties]) => (
        <div class="shared-duties" key={standing}>
          <p>
            <StandingMark standing={standing} /> <strong>{ALWAYS[standing]}:</strong>
          </p>
          <Duties duties={duties} />
        </div>
      ))}
    </>
  );
}

interface CaseProps {
  each: ActivityCase;
  first: boolean;
  /** the only way in which it can stand: its group says which */
  alone: boolean;
  ordinance: Ordinance;
  shared: SharedDuties;
}

function CaseItem({ each, first, alone, ordinance, shared }: CaseProps) {
  const when = whenText(each, first, ordinance);
  return (
    <li class={alone && when === null ? 'case' : 'case divided'}>
      {when !== null && <p class="when">{when}:</p>}
      <div>
        <p>
          {!alone && (
            <strong class="case-standing">
              <StandingMark standing={each.standing} /> {STANDING_WORDS[each.standing]}
              {each.discretionary ? ', if the authority so decides' : ''}.
            </strong>
          )}{' '}
          {lawText(each.words)} <span class="citation">{lawText(each.citation)}</span>
          {each.source === 'setting' && <SettingMark />}
        </p>
        <Duties duties={ownDuties(each, shared)} />
      </div>
    </li>
  );
}

interface ActivityProps {
  activity: Activity;
  ordinance: Ordinance;
  on: string;
  shared: SharedDuties;
}

function ActivityItem({ activity, ordinance, on, shared }: ActivityProps) {
  const cases = casesOn(activity, on);
  const alone = new Set(cases.map(({ standing }) => standing)).size === 1;
  return (
    <li class="activity" id={`law-activity-${activity.id}`} tabIndex={-1}>
      <h5>{activity.label}</h5>
      {activity.help !== undefined && <p class="help">{lawText(activity.help)}</p>}
      <ul class="cases">
        {cases.map((each, index) => (
          <CaseItem
            key={index}
            each={each}
            first={index === 0}
            alone={alone}
            ordinance={ordinance}
            shared={shared}
          />
        ))}
      </ul>
    </li>
  );
}

/** Everything the ordinance lists as done on land, by how it stands, with the conditions in words. */
export function ActivityList({ ordinance, on }: { ordinance: Ordinance; on: string }) {
  const shared = sharedDuties(ordinance, on);
  return (
    <section>
      <h4 id="law-activity-list" tabIndex={-1}>
        Activities, by how the ordinance stands to them
      </h4>
      <SharedDutyList shared={shared} />
      {groupActivities(ordinance, on).map(({ grouping, activities }) => (
        <section class="activity-group" key={grouping}>
          <p class="group-title">
            <StandingMark standing={grouping} /> <strong>{STANDING_WORDS[grouping]}</strong>{' '}
            <span class="meta">{GROUP_NOTES[grouping]}</span>
          </p>
          <ul class="activities">
            {activities.map((activity) => (
              <ActivityItem
                key={activity.id}
                activity={activity}
                ordinance={ordinance}
                on={on}
                shared={shared}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
