import { computed, signal } from '@preact/signals';
import type { WetlandState } from '../../core/contracts/amendments.js';
import type { MapVersion } from '../../core/contracts/map-history.js';
import { fetchVersions } from '../history-api.js';
import { failureOf, isAbort } from '../failure.js';
import { IDLE, LOADING, valueOf, type Loadable } from '../state/loadable.js';

/** What the timeline has of the versions of a municipality's map. */
export interface Timeline {
  jurisdiction: string;
  /** newest first */
  versions: readonly MapVersion[];
  /** address of those before; null: there are none */
  next: string | null;
}

/** The timeline of the municipality on screen. */
export const timeline = signal<Loadable<Timeline>>(IDLE);

/** Its versions that are there, newest first. */
export const versions = computed<readonly MapVersion[]>(() => valueOf(timeline.value)?.versions ?? []);

/** One wetland on the map's history: as it was, as it then became. */
export interface ShownChange {
  wetland: string;
  before: WetlandState | null;
  after: WetlandState | null;
}

/** What the panel has the map show over the wetlands; `key` is another when the map should go there. */
export interface ShownHistory {
  key: string;
  changes: readonly ShownChange[];
  /** further outlines that a wetland once had */
  earlier: readonly WetlandState[];
}

/** Nothing of the past. */
export const NOTHING_SHOWN: ShownHistory = { key: '', changes: [], earlier: [] };

/** What the map shows now. */
export const shownHistory = signal<ShownHistory>(NOTHING_SHOWN);

/** The wetland that is pointed out among the changes on the map; null: none. */
export const pointedOut = signal<string | null>(null);

/** What a click on the map came to, where it met no wetland. */
export const clickNote = signal('');

let asking = new AbortController();

/** Asks for the timeline of a municipality from its newest version on. */
export function loadTimeline(jurisdiction: string): void {
  asking.abort();
  const current = (asking = new AbortController());
  timeline.value = LOADING;
  fetchVersions(jurisdiction, null, current.signal)
    .then(({ items, next }) => {
      timeline.value = { state: 'ready', value: { jurisdiction, versions: items, next } };
    })
    .catch((error: unknown) => {
      if (!isAbort(error)) timeline.value = { state: 'failed', failure: failureOf(error) };
    });
}

/**
 * Asks for the versions before those that are there.
 * @throws AnswerFailed  when they cannot be had; those that are there stay
 */
export async function loadEarlier(): Promise<void> {
  const shown = valueOf(timeline.peek());
  if (shown?.next == null) return;
  const { items, next } = await fetchVersions(shown.jurisdiction, shown.next, new AbortController().signal);
  const now = valueOf(timeline.peek());
  if (now?.next === shown.next)
    timeline.value = { state: 'ready', value: { ...now, versions: [...now.versions, ...items], next } };
}
