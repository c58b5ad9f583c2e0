import {
  STANDINGS,
  type ActivityCase,
  type Duty,
  type Standing,
} from '../../core/ordinance-format/activities.js';
import type { Ordinance } from '../../core/ordinance.js';
import { casesOn } from './activity-cases.js';

/** What follows in every case that stands so, by the standing. */
export type SharedDuties = ReadonlyMap<Standing, readonly Duty[]>;

function isSame(one: Duty, other: Duty): boolean {
  return one.words === other.words && one.citation === other.citation;
}

/**
 * @param on  the day whose law is shown
 * @returns duties that every case of a standing has, where there are several such cases; standings without any are
 *   left out
 */
export function sharedDuties({ activities }: Pick<Ordinance, 'activities'>, on: string): SharedDuties {
  const cases = activities.flatMap((activity) => casesOn(activity, on));
  const shared = STANDINGS.flatMap((standing) => {
    const [first, ...others] = cases.filter((each) => each.standing === standing);
    if (first === undefined || others.length === 0) return [];
    const duties = first.duties.filter((duty) =>
      others.every((other) => other.duties.some((theirs) => isSame(theirs, duty))),
    );
    return duties.length === 0 ? [] : [[standing, duties] as const];
  });
  return new Map(shared);
}

/** @returns the duties of a case that are not said already for all of its standing */
export function ownDuties({ standing, duties }: ActivityCase, shared: SharedDuties): Duty[] {
  const said = shared.get(standing) ?? [];
  return duties.filter((duty) => !said.some((other) => isSame(other, duty)));
}
