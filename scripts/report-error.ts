import { HundredfootError } from '../core/errors.js';

/** Ends a command: one sentence for what a person can mend, the whole error for a fault of ours. Exit code 1. */
export function reportAndExit(error: unknown): never {
  if (error instanceof HundredfootError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}
