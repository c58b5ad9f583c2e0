import { computed, effect, signal, untracked } from '@preact/signals';

/** Whether the browser believes that it has a network. */
export const browserOnline = signal(true);

/** Whether the last request reached the server. */
export const serverReachable = signal(true);

/** Whether questions can be answered now, as far as is known. */
export const connected = computed(() => browserOnline.value && serverReachable.value);

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

async function probe(pauseMs: number): Promise<void> {
  clearTimeout(waiting);
  if (serverReachable.peek()) return;
  const answered = await fetch('/api/health', { cache: 'no-store' })
    .then(({ ok }) => ok)
    .catch(() => false);
  if (answered) heardFromServer();
  else waiting = setTimeout(() => void probe(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
}

/** Takes note that the server answered, whatever it said. */
export function heardFromServer(): void {
  clearTimeout(waiting);
  serverReachable.value = true;
}

/** Takes note that a request did not reach the server; from then on it is asked every few seconds whether it is back. */
export function lostServer(): void {
  if (!serverReachable.peek()) return;
  serverReachable.value = false;
  waiting = setTimeout(() => void probe(FIRST_PAUSE_MS), FIRST_PAUSE_MS);
}

/** Has `act` done each time that the connection comes back. @returns what stops it */
export function whenReconnected(act: () => void): () => void {
  let lost = false;
  return effect(() => {
    const back = lost && connected.value;
    lost = !connected.value;
    if (back) untracked(act);
  });
}

/** Follows what the browser says of its network. */
export function followConnection(): void {
  const read = (): void => {
    browserOnline.value = navigator.onLine;
    if (navigator.onLine) void probe(FIRST_PAUSE_MS);
  };
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  read();
}
