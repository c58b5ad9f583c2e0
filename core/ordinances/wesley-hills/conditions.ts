/** It was found to be a land development activity, to which Article I applies. */
export const LAND_DEVELOPMENT = { kind: 'found', rules: ['W-DEV'] } as const;

/** Condition A, B or C of § 181-7B(2) was found. */
export const CONDITION_A_B_OR_C = { kind: 'found', rules: ['W-A', 'W-B', 'W-C'] } as const;
