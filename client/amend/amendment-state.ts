import { computed, effect, signal } from '@preact/signals';
import type { Amendment, AmendmentState, AmendmentSummary } from '../../core/contracts/amendments.js';
import { fetchAmendment, fetchAmendments, type AmendmentPlace } from '../amend-api.js';
import { fetchJurisdictions } from '../api.js';
import { failureOf, isAbort } from '../failure.js';
import { jurisdictions } from '../state/jurisdictions.js';
import { IDLE, LOADING, valueOf, type Loadable } from '../state/loadable.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';

/** The amendment that the address names, as the server last told of it. */
export const opened = signal<Loadable<Amendment>>(IDLE);

/** The same, or null while it is not there. */
export const amendment = computed(() => valueOf(opened.value));

/** Which amendment the address names. */
export const openedPlace = computed<AmendmentPlace | null>(() => {
  const { task, jurisdiction, amendment: number } = address.value;
  return task !== 'amend' || jurisdiction === null || number === null ? null : { jurisdiction, number };
});

/** Whether the person may change the amendment that is open. */
export const mayEdit = computed(() => amendment.value?.state === 'draft' && may('naturalist'));

/** Takes over an amendment as the server told of it. An older one than is there is left aside. */
export function takeAmendment(value: Amendment): void {
  const place = openedPlace.peek();
  if (place?.number !== value.number || place.jurisdiction !== value.jurisdiction) return;
  opened.value = { state: 'ready', value };
}

let asking = new AbortController();

/** Asks for the open amendment again. What is on screen stays until it comes. */
export function reloadAmendment(): void {
  const place = openedPlace.peek();
  asking.abort();
  if (place === null) {
    opened.value = IDLE;
    return;
  }
  const current = (asking = new AbortController());
  const shown = amendment.peek();
  if (shown?.number !== place.number || shown.jurisdiction !== place.jurisdiction) opened.value = LOADING;
  fetchAmendment(place, current.signal)
    .then(takeAmendment)
    .catch((error: unknown) => {
      if (!isAbort(error)) opened.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Amendments in one state, as far as they were asked for. */
export interface AmendmentPage {
  items: readonly AmendmentSummary[];
  /** address of those after; null: there are none */
  next: string | null;
}

/** The municipality's amendments by state. */
export const lists = signal<Loadable<Readonly<Record<AmendmentState, AmendmentPage>>>>(IDLE);

let listing = new AbortController();

/** Asks for the amendments of the municipality on screen. */
export function reloadLists(): void {
  const { jurisdiction } = address.peek();
  listing.abort();
  if (jurisdiction === null) return;
  const current = (listing = new AbortController());
  if (lists.peek().state !== 'ready') lists.value = LOADING;
  const page = (state: AmendmentState): Promise<AmendmentPage> =>
    fetchAmendments(jurisdiction, state, null, current.signal);
  Promise.all([page('draft'), page('proposed'), page('adopted'), page('withdrawn')])
    .then(([draft, proposed, adopted, withdrawn]) => {
      lists.value = { state: 'ready', value: { draft, proposed, adopted, withdrawn } };
    })
    .catch((error: unknown) => {
      if (!isAbort(error)) lists.value = { state: 'failed', failure: failureOf(error) };
    });
}

/**
 * Asks for further amendments in one state.
 * @throws AnswerFailed  when they cannot be had; those that are there stay
 */
export async function loadMore(state: AmendmentState): Promise<void> {
  const { jurisdiction } = address.peek();
  const before = valueOf(lists.peek())?.[state];
  if (jurisdiction === null || before?.next == null) return;
  const { items, next } = await fetchAmendments(jurisdiction, state, before.next);
  const now = valueOf(lists.peek());
  if (now?.[state].next === before.next)
    lists.value = {
      state: 'ready',
      value: { ...now, [state]: { items: [...before.items, ...items], next } },
    };
}

/** Has the page know of a map that was just adopted; where that fails it learns of it when it is loaded anew. */
export function reloadMapVersion(): void {
  fetchJurisdictions()
    .then((value) => (jurisdictions.value = { state: 'ready', value }))
    .catch(() => undefined);
}

let following = false;

/** Keeps the list and the open amendment in step with the address and with who is signed in. */
export function followAmendment(): void {
  if (following) return;
  following = true;
  let listed: string | null = null;
  effect(() => {
    const { task, jurisdiction, amendment: number } = address.value;
    if (task !== 'amend' || jurisdiction === null || !may('planner')) return;
    if (jurisdiction !== listed) lists.value = IDLE;
    listed = jurisdiction;
    if (number === null) reloadLists();
    reloadAmendment();
  });
}
