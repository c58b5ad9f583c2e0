import {
  Conflict,
  HundredfootError,
  InvalidGeometry,
  InvalidInput,
  NotFound,
  TooComplex,
} from '../../../core/errors.js';
import type { SentError } from './messages.js';

/** Problems of one error that are sent; a refusal lists fewer. */
const MOST_PROBLEMS = 5000;

/** @returns an error so that it can be sent to another process */
export function toSent(error: unknown): SentError {
  if (error instanceof HundredfootError) {
    const { code, message, problems, more } = error;
    return { code, message, problems: problems.slice(0, MOST_PROBLEMS), more };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: null, message, problems: [], more: {} };
}

/** @returns the error as it was in the process that sent it, of the same class */
export function fromSent({ code, message, problems, more }: SentError): Error {
  switch (code) {
    case null:
      return new Error(message);
    case 'InvalidInput':
      return new InvalidInput(message, problems);
    case 'InvalidGeometry':
      return new InvalidGeometry(message, problems);
    case 'NotFound':
      return new NotFound(message);
    case 'TooComplex':
      return new TooComplex(message, problems);
    case 'Conflict':
      return new Conflict(message, more, problems);
    default:
      return new HundredfootError(code, message, problems, more);
  }
}
