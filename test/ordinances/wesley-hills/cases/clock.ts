import type { ClockCase, PlannerCase } from '../../planner-cases.js';

/** A case about a period. */
export const clock = (given: Omit<ClockCase, 'kind'>): PlannerCase => ({ kind: 'clock', ...given });
