import type { StatedFacts } from '../../../../core/measurements.js';
import type { ClockCase, PlannerCase } from '../../planner-cases.js';

type Told = Pick<ClockCase, 'situation' | 'expected' | 'expect'> & {
  on: string;
  events: Readonly<Record<string, string>>;
  facts?: StatedFacts;
};

/**
 * @param section  where the period stands
 * @param rule  that it carries
 * @param clock  its id
 * @param known  answers that hold unless a case has others
 * @returns what makes a case of that period from what happened and what follows
 */
export const about =
  (section: string, rule: string, clock: string, known: StatedFacts = {}) =>
  ({ on, events, facts, ...told }: Told): PlannerCase => ({
    kind: 'clock',
    section,
    rules: [rule],
    clock,
    given: { on, events, facts: facts ?? known },
    ...told,
  });
