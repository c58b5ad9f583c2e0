import { effect } from '@preact/signals';
import type { Address } from './address.js';
import { address } from './route.js';

let last: Address | null = null;

/** Keeps in mind what was on screen before the account page, so that one comes back to it after signing in. */
export function followWhereOneWas(): void {
  effect(() => {
    if (address.value.task !== 'account') last = address.value;
  });
}

/** @returns what was on screen before the account page, or the first task of the page */
export function whereOneWas(): Address {
  return last ?? { ...address.peek(), task: 'parcel' };
}
