import type { ApplicationCase, PlannerCase } from '../../planner-cases.js';

/** A case about what an application takes. */
export const application = (given: Omit<ApplicationCase, 'kind'>): PlannerCase => ({
  kind: 'application',
  ...given,
});

/** What this application has to have, and what it has not. */
export const asked = { standing: 'asked' } as const;
export const notAsked = { standing: 'not-asked' } as const;
