import type { AmendmentProblem } from '../../../core/contracts/amendment-validation.js';

/** @returns a problem of an amendment, with whatever is not said of it null */
export function amendmentProblem(
  severity: AmendmentProblem['severity'],
  code: AmendmentProblem['code'],
  message: string,
  of: Partial<Omit<AmendmentProblem, 'severity' | 'code' | 'message'>> = {},
): AmendmentProblem {
  const nothing = { wetland: null, change: null, other: null, areaSqFt: null, location: null };
  return { severity, code, message, ...nothing, ...of };
}
