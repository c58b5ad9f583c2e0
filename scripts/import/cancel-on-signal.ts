/** Signals with which a person or a service manager ends a command, and the exit code of each. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** What Ctrl+C does to a command while it works. */
export interface Cancelling {
  /** aborts with the first signal; the work then takes back what it did and ends */
  signal: AbortSignal;
  /** of the signal that was received; null when none was */
  exitCode(): number | null;
  /** leaves signals to Node again */
  stop(): void;
}

/**
 * Cancels work on Ctrl+C or a request to end, so that it can undo itself. A second signal ends the process at once: the
 * database then undoes the transaction.
 * @param say  tells the person that it was heard
 */
export function cancelOnSignal(say: (line: string) => void): Cancelling {
  const controller = new AbortController();
  let code: number | null = null;
  const hear = (name: keyof typeof CODES) => (): void => {
    if (code !== null) process.exit(CODES[name]);
    code = CODES[name];
    say('Cancelling: what was done is taken back.');
    controller.abort();
  };
  const [interrupt, terminate] = [hear('SIGINT'), hear('SIGTERM')];
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', terminate);
  return {
    signal: controller.signal,
    exitCode: () => code,
    stop() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', terminate);
    },
  };
}
