import { InvalidInput } from '../../errors.js';
import type { PermitRoute } from '../../ordinance-format/activities.js';
import { firstHolding } from '../activities/first-holding.js';
import { inWords } from '../wording.js';
import { basisOf, type ApplicationBasis } from './basis.js';
import type { ApplicationInput } from './input.js';

/** The way that the application goes. */
export interface ApplicationRoute {
  /** null while it is not known, or where the ordinance's data names no permit */
  route: PermitRoute | null;
  /** ids of the questions that would tell it; none where it is known or was stated */
  asks: readonly string[];
  /** what a reader must know of it */
  notes: string[];
}

const names = (routes: readonly PermitRoute[]): string =>
  routes.map(({ id, authority }) => `${authority} (route=${id})`).join(', ');

function byTheFacts(
  routes: readonly PermitRoute[],
  { known, questions }: ApplicationBasis,
): { possible: readonly (PermitRoute | null)[]; asks: readonly string[] } {
  const trials = known.map((one) =>
    firstHolding(routes, { known: one, questions }, (route) => route?.id ?? ''),
  );
  return {
    possible: [...new Set(trials.flatMap(({ possible }) => possible))],
    asks: [...new Set(trials.flatMap(({ asks }) => asks))],
  };
}

/**
 * @param input  with the way that was stated, if any, and the facts that tell it otherwise
 * @returns the way that was stated, else the first of the ordinance's whose conditions hold
 * @throws InvalidInput  for a way that the ordinance does not have
 */
export function routeOf(input: ApplicationInput): ApplicationRoute {
  const routes = input.ordinance.permit?.routes ?? [];
  const { possible, asks } = byTheFacts(routes, basisOf(input, null));
  const [only] = possible;
  const told = possible.length === 1 && only !== undefined ? only : null;
  if (input.route !== null) {
    const stated = routes.find(({ id }) => id === input.route);
    if (stated === undefined) {
      const known =
        routes.length === 0 ? 'its data names none' : `it has ${inWords(routes.map(({ id }) => id))}`;
      const message = `${input.ordinance.shortName} has no way "${input.route}" to a permit: ${known}.`;
      throw new InvalidInput(message, [{ path: 'route', message }]);
    }
    const other =
      told === null || told === stated
        ? []
        : [`The facts stated would send the application to ${told.authority} instead.`];
    return { route: stated, asks: [], notes: other };
  }
  if (told !== null || routes.length === 0) return { route: told, asks: [], notes: [] };
  return {
    route: null,
    asks,
    notes: [`Which way the application goes is not known. Say it, to see what it takes: ${names(routes)}.`],
  };
}
