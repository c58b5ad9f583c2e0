import type { ActivityRuling } from '../../contracts/activities.js';
import type { PermitRoute } from '../../ordinance-format/activities.js';
import type { Ordinance } from '../../ordinance.js';
import { cite } from '../legal-values.js';
import { decidedOn, firstHolding, worthChanging } from './first-holding.js';
import type { Basis } from './ways.js';

/** The permit that is needed, and the way to it. */
export interface PermitNeeded {
  permit: NonNullable<ActivityRuling['permit']>;
  /** what is said of it, after the reason for which it is needed */
  sentences: string[];
  /** ids of the open questions that tell which way the application goes */
  asks: readonly string[];
  rules: readonly string[];
  decidedOn: readonly string[];
  worthChanging: readonly string[];
}

const authorities = (routes: readonly PermitRoute[]) =>
  [...new Set(routes.map(({ authority }) => authority))].join(' or ');

/**
 * @param ordinance  that asks for a permit
 * @param basis  what is known of what is done, and the questions
 * @returns what is needed, from whom and by which way; null where the ordinance's data names no permit. The way is
 *   open, with the questions that settle it, only where several are possible
 */
export function permitNeeded(ordinance: Ordinance, basis: Basis): PermitNeeded | null {
  const terms = ordinance.permit;
  if (terms === null) return null;
  const { routes } = terms;
  const idOf = (route: PermitRoute | null) => route?.id ?? '';
  const trial = firstHolding(routes, basis, idOf);
  const possible = trial.possible.filter((route) => route !== null);
  const [route] = possible;
  const one = route !== undefined && trial.possible.length === 1;
  const shared = {
    asks: trial.asks,
    rules: trial.rules,
    decidedOn: decidedOn(routes, basis, idOf),
    worthChanging: worthChanging(routes, basis, idOf),
  };
  if (one) {
    return {
      ...shared,
      permit: {
        name: terms.name,
        authority: route.authority,
        route: { id: route.id, label: route.label },
        citation: cite(ordinance, route.citation),
      },
      sentences: [`It needs ${terms.name} from ${route.authority}. ${route.words}`],
    };
  }
  const open =
    possible.length === 0
      ? 'Who decides cannot be told from the text held here.'
      : `Who decides is not known yet: ${authorities(possible)}.`;
  return {
    ...shared,
    permit: {
      name: terms.name,
      authority: null,
      route: null,
      citation: cite(ordinance, terms.citation),
    },
    sentences: [`It needs ${terms.name}.`, open],
  };
}
