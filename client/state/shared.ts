import { effect, signal, untracked } from '@preact/signals';
import type { SharedProposal } from '../../core/contracts/saved-proposals.js';
import { emptyDrawing } from '../draw/held-drawing.js';
import { failureOf, isAbort } from '../failure.js';
import { readShared } from '../saved-api.js';
import { newDraft } from './draft.js';
import { letGo, openDrawing } from './drawing.js';
import { broughtOn, lookAtShared } from './held.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { address, go } from './route.js';

/** The proposal that the link in the address shows; idle: the address names none. */
export const sharedProposal = signal<Loadable<SharedProposal>>(IDLE);

let asking = new AbortController();
let asked: string | null = null;

function show(shared: SharedProposal): void {
  lookAtShared(shared.drawing);
  letGo();
  broughtOn.value = broughtOn.peek() + 1;
  sharedProposal.value = { state: 'ready', value: shared };
  const { jurisdiction, law } = shared;
  go({ jurisdiction, ordinance: law.ordinance, on: law.on, parcel: null }, true);
}

/** Asks for the proposal of the link in the address. */
export function askShared(key: string): void {
  asking.abort();
  const current = (asking = new AbortController());
  sharedProposal.value = LOADING;
  readShared(key, current.signal)
    .then((shared) => {
      if (asking === current) show(shared);
    })
    .catch((error: unknown) => {
      if (!isAbort(error)) sharedProposal.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Looks at the proposal that the address names, and at the page's own again once it names none. */
export function followShared(): void {
  effect(() => {
    const { shared } = address.value;
    if (shared === asked) return;
    asked = shared;
    untracked(() => {
      asking.abort();
      // Nothing of one's own is shown meanwhile, nor where there is no such proposal.
      lookAtShared(shared === null ? null : emptyDrawing());
      letGo();
      if (shared === null) sharedProposal.value = IDLE;
      else askShared(shared);
    });
  });
}

/** Goes back to the page's own drawing. */
export function leaveShared(): void {
  go({ shared: null, view: null });
}

/** Takes the proposal that is looked at as a new one of one's own. What was drawn before stays kept in this browser. */
export function copyShared(): void {
  const state = sharedProposal.peek();
  if (state.state !== 'ready') return;
  const { title, drawing } = state.value;
  leaveShared();
  openDrawing(drawing, newDraft(title));
}
