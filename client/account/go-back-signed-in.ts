import { whereOneWas } from '../state/came-from.js';
import { go } from '../state/route.js';

/** Goes back to where somebody came from who has signed in, with the focus at the beginning of it. */
export function goBackSignedIn(): void {
  go(whereOneWas(), true);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main.panel')?.focus());
}
