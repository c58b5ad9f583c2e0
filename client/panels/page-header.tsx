import { dayText } from '../figures/format.js';
import { keepMunicipality } from '../state/first-municipality.js';
import { jurisdiction, jurisdictions, ordinance } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { formatAddress, taskAddress, type Task } from '../state/address.js';
import { address, go } from '../state/route.js';
import { may, session } from '../state/session.js';

/** Each with its name, and the short one for a phone, a word out of it. */
const TASKS: readonly (readonly [Task, string, string])[] = [
  ['parcel', 'Check a parcel', 'parcel'],
  ['proposal', 'Screen a proposal', 'proposal'],
  ['amend', 'Amend the map', 'amend'],
  ['law', 'The law', 'law'],
];

/** For those who work for the municipality. */
const OFFICE_TASKS: typeof TASKS = [...TASKS, ['determinations', 'Determinations', 'Determinations']];

function MunicipalityPicker() {
  const items = valueOf(jurisdictions.value)?.items ?? [];
  return (
    <div class="picker">
      <label for="municipality">Municipality</label>
      <select
        id="municipality"
        value={jurisdiction.value?.id ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          keepMunicipality(value);
          go({ jurisdiction: value, ordinance: null, parcel: null });
        }}
      >
        {jurisdiction.value === null && <option value="">Choose one</option>}
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function OrdinancePicker() {
  const laws = valueOf(jurisdictions.value)?.ordinances ?? [];
  const own = jurisdiction.value?.ordinance;
  return (
    <div class="picker">
      <label for="ordinance">Ordinance</label>
      <select
        id="ordinance"
        value={ordinance.value?.id ?? ''}
        onChange={(event) => {
          const id = event.currentTarget.value;
          if (id !== '') go({ ordinance: id === own ? null : id });
        }}
      >
        {ordinance.value === null && <option value="">Choose one</option>}
        {laws.map((law) => (
          <option key={law.id} value={law.id}>
            {law.shortName}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The version of the map that holds today, and the way to its history. */
function MapPill() {
  const place = jurisdiction.value;
  if (place === null) return null;
  if (place.mapVersion === 0) return <p class="pill">No map yet</p>;
  return (
    <a
      class="pill"
      href={formatAddress(taskAddress(address.value, 'history'))}
      {...(address.value.task === 'history' ? { 'aria-current': 'page' as const } : {})}
    >
      <span class="visually-hidden">History of the map: </span>
      <span class="pill-version">Map {place.mapVersion}</span>
      {place.mapSince !== null && (
        <span class="pill-since">
          <span class="visually-hidden">, </span>since {dayText(place.mapSince)}
        </span>
      )}
    </a>
  );
}

/** Who is signed in, or the way to it. */
function AccountLink() {
  const account = session.value?.account ?? null;
  return (
    <a
      class="account-link"
      href={formatAddress(taskAddress(address.value, 'account'))}
      {...(account === null ? {} : { title: account.fullName })}
      {...(address.value.task === 'account' ? { 'aria-current': 'page' as const } : {})}
    >
      {account !== null && <span class="visually-hidden">Your account: </span>}
      {account === null ? 'Sign in' : account.fullName}
    </a>
  );
}

function Tasks({ tasks }: { tasks: typeof TASKS }) {
  return (
    <nav aria-label="Tasks">
      {tasks.map(([task, label, short]) => (
        <a
          key={task}
          href={formatAddress(taskAddress(address.value, task))}
          aria-label={label}
          {...(address.value.task === task ? { 'aria-current': 'page' as const } : {})}
        >
          <span class="long">{label}</span>
          <span class="short">{short}</span>
        </a>
      ))}
    </nav>
  );
}

/** The name, the municipality, the ordinance it is read under, the tasks, the map in force, and who is signed in. */
export function PageHeader() {
  const inOffice = may('planner');
  return (
    <header class={inOffice ? 'page-header in-office' : 'page-header'}>
      <h1 class="brand">
        <img src="/mark.svg" alt="" width="24" height="24" />
        <span class="brand-name">Hundredfoot</span>
      </h1>
      <div class="pickers">
        <MunicipalityPicker />
        <OrdinancePicker />
      </div>
      <div class="tasks">
        <Tasks tasks={inOffice ? OFFICE_TASKS : TASKS} />
        <MapPill />
      </div>
      <AccountLink />
    </header>
  );
}
