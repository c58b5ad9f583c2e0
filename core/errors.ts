/** The stable codes that an error answer carries as the end of its `type` and in `code`. */
export type ErrorCode =
  | 'InvalidInput'
  | 'InvalidGeometry'
  | 'NotFound'
  | 'SignInNeeded'
  | 'Forbidden'
  | 'Conflict'
  | 'VersionNeeded'
  | 'TooComplex';

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
    /** further members of the answer, beside those of RFC 9457 */
    readonly more: Readonly<Record<string, unknown>> = {},
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

/** Something for which one has to be signed in. */
export class SignInNeeded extends HundredfootError {
  constructor(message = 'Sign in to do this.') {
    super('SignInNeeded', message);
  }
}

/** Something that the person who asks may not do. */
export class Forbidden extends HundredfootError {
  constructor(message: string) {
    super('Forbidden', message);
  }
}

/** A request that the present state does not allow; `more` shows what was found instead, for whoever has to decide. */
export class Conflict extends HundredfootError {
  constructor(
    message: string,
    more: Readonly<Record<string, unknown>> = {},
    problems: readonly Problem[] = [],
  ) {
    super('Conflict', message, problems, more);
  }
}

/** A change sent without saying which state it is a change of (RFC 6585 § 3). */
export class VersionNeeded extends HundredfootError {
  constructor() {
    super(
      'VersionNeeded',
      'Say which state you change: send the ETag of the last answer as the header If-Match.',
    );
  }
}

/** Work refused before it is begun because it would take too long (vertices, bytes, candidates). */
export class TooComplex extends HundredfootError {
  constructor(message: string, problems: readonly Problem[] = []) {
    super('TooComplex', message, problems);
  }
}
