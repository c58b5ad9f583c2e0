import { signal } from '@preact/signals';
import { formatAddress, parseAddress, type Address } from './address.js';

/** The page's address, read once at the start and kept in step with the browser's. */
export const address = signal<Address>(parseAddress(window.location.hash));

/**
 * Changes part of the address.
 * @param replace  true where Back should not return to the address before
 */
export function go(change: Partial<Address>, replace = false): void {
  const next = { ...address.value, ...change };
  const hash = formatAddress(next);
  if (hash !== window.location.hash) {
    if (replace) window.history.replaceState(null, '', hash);
    else window.history.pushState(null, '', hash);
  }
  address.value = next;
}

/** Follows Back, Forward and an address typed by hand. */
export function followBrowser(): void {
  const follow = (): void => {
    address.value = parseAddress(window.location.hash);
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
}
