import { useState } from 'preact/hooks';
import { failureOf, type Failure } from '../failure.js';
import { refreshSession } from './session.js';

/** Something that is sent to the server when a button is pressed. */
export interface Sending {
  sending: boolean;
  failure: Failure | null;
  /** sends it; nothing happens while something is on its way */
  send: () => void;
  /** takes back what was said about the last time */
  clear: () => void;
}

/** Codes of what is refused to somebody whose session has ended, or who has begun another one. */
const OF_SESSIONS: readonly string[] = ['SignInNeeded', 'Forbidden'];

/** Sends something once at a time and keeps why it failed. @param act  sends it and takes over the answer */
export function useSending(act: () => Promise<void>): Sending {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = (): void => {
    if (sending) return;
    setSending(true);
    const before =
      failure !== null && OF_SESSIONS.includes(failure.code) ? refreshSession() : Promise.resolve();
    setFailure(null);
    before
      .then(act)
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setSending(false));
  };
  return { sending, failure, send, clear: () => setFailure(null) };
}
