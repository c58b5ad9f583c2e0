/** The stable codes that an error answer carries as the end of its `type` and in `code`. */
export type ErrorCode =
  'InvalidInput' | 'InvalidGeometry' | 'NotFound' | 'Forbidden' | 'Conflict' | 'TooComplex';

/** One thing that is wrong, where it is, and what to do about it. Feature and vertex count from 1. */
export interface Problem {
  message: string;
  /** JSON path of the offending member, such as `features[0].geometry` */
  path?: string;
  feature?: number;
  ring?: number;
  vertex?: number;
  /** where on earth: degrees (NAD83) and State Plane feet */
  location?: { lon: number; lat: number; xFt: number; yFt: number };
  /** a repaired geometry in degrees, offered and never applied unasked */
  repair?: unknown;
}

/** An error whose message is meant for the person who asked. Anything else is a fault of ours (500). */
export class HundredfootError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    this.name = code;
  }
}

/** A request or file that does not say what it has to. */
export class InvalidInput extends HundredfootError {
  constructor(message: string, problems: readonly Problem[] = []) {
    super('InvalidInput', message, problems);
  }
}

/** A shape that cannot be measured as drawn: bow-tie, open or collapsed ring, outside the municipality. */
export class InvalidGeometry extends HundredfootError {
  constructor(message: string, problems: readonly Problem[] = []) {
    super('InvalidGeometry', message, problems);
  }
}

/** Something named in the request that is not here. */
export class NotFound extends HundredfootError {
  constructor(message: string) {
    super('NotFound', message);
  }
}

/** A request that the present state does not allow. */
export class Conflict extends HundredfootError {
  constructor(message: string) {
    super('Conflict', message);
  }
}

/** Work refused before it is begun because it would take too long (vertices, bytes, candidates). */
export class TooComplex extends HundredfootError {
  constructor(message: string, problems: readonly Problem[] = []) {
    super('TooComplex', message, problems);
  }
}
