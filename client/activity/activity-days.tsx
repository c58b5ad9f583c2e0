import type { Activity } from '../../core/contracts/map-history.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { address } from '../state/route.js';
import { byDay, deedText, detailsOf, targetOf } from './activity-words.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

function Details({ item }: { item: Activity }) {
  const details = detailsOf(item);
  if (details.length === 0) return null;
  return (
    <dl class="activity-details">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ item, withPlace }: { item: Activity; withPlace: boolean }) {
  const places = valueOf(jurisdictions.value)?.items ?? [];
  const at = new Date(item.at);
  const target = targetOf(item);
  const href =
    target === null || item.jurisdiction === null
      ? null
      : formatAddress({
          ...taskAddress(address.value, target.task),
          ...target,
          jurisdiction: item.jurisdiction,
        });
  const place = places.find(({ id }) => id === item.jurisdiction)?.name ?? item.jurisdiction;
  return (
    <li>
      <time dateTime={item.at}>{time.format(at)}</time>
      <div>
        <p class="deed">
          <strong>{item.by}</strong> {href === null ? deedText(item) : <a href={href}>{deedText(item)}</a>}
          {withPlace && place !== null && <span class="secondary">, {place}</span>}
        </p>
        <Details item={item} />
      </div>
    </li>
  );
}

/** Lines of the log under their days. */
export function ActivityDays({ items, withPlaces }: { items: readonly Activity[]; withPlaces: boolean }) {
  return (
    <>
      {byDay(items, (at) => day.format(new Date(at))).map((each) => (
        <section key={each.day}>
          <h3>{each.day}</h3>
          <ol class="activity-lines">
            {each.items.map((item) => (
              <Line key={item.id} item={item} withPlace={withPlaces} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
