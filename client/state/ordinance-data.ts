import { computed, effect, signal } from '@preact/signals';
import type { Ordinance, OrdinanceId } from '../../core/ordinance.js';
import { failureOf } from '../failure.js';
import { jurisdiction, jurisdictions } from './jurisdictions.js';
import { IDLE, LOADING, valueOf, type Loadable } from './loadable.js';
import { address } from './route.js';

/** Every ordinance that was asked for, by its id; each is asked for once. */
const fetched = signal<Readonly<Record<OrdinanceId, Loadable<Ordinance>>>>({});

function keep(id: OrdinanceId, loadable: Loadable<Ordinance>): void {
  fetched.value = { ...fetched.peek(), [id]: loadable };
}

/** Asks for an ordinance, unless it is there or on its way. */
export function loadOrdinance(id: OrdinanceId): void {
  const known = fetched.peek()[id]?.state;
  if (known === 'ready' || known === 'loading') return;
  keep(id, LOADING);
  import('../law-api.js')
    .then(({ fetchOrdinance }) => fetchOrdinance(id))
    .then((value) => keep(id, { state: 'ready', value }))
    .catch((error: unknown) => keep(id, { state: 'failed', failure: failureOf(error) }));
}

/** @returns an ordinance as it was fetched, or null while it is not there */
export function ordinanceData(id: OrdinanceId): Ordinance | null {
  return valueOf(fetched.value[id] ?? IDLE);
}

/** Id of the ordinance on screen: the one in the address, else the municipality's own. */
export const shownOrdinanceId = computed<OrdinanceId | null>(
  () => address.value.ordinance ?? jurisdiction.value?.ordinance ?? null,
);

/** The ordinance on screen, as data. */
export const shownOrdinance = computed<Loadable<Ordinance>>(() => {
  const id = shownOrdinanceId.value;
  return id === null ? IDLE : (fetched.value[id] ?? LOADING);
});

/** The ordinance on screen where it is there, else null. */
export const shownOrdinanceOrNull = computed<Ordinance | null>(() => valueOf(shownOrdinance.value));

/** Fetches the ordinance on screen whenever it is another, and again once the server is there after it was not. */
export function followOrdinance(): void {
  effect(() => {
    const { task, parcel } = address.value;
    // Nothing that is shown before a parcel is chosen needs it, and it is long.
    if (task === 'parcel' && parcel === null) return;
    const id = shownOrdinanceId.value;
    if (id !== null && jurisdictions.value.state !== 'failed') loadOrdinance(id);
  });
}
