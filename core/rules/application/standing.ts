import type { FilledRequirement } from '../../contracts/application.js';
import type { Condition } from '../../ordinance-format/conditions.js';
import { isInForce } from '../conditions.js';
import { inWords } from '../wording.js';
import { holds, type ApplicationBasis } from './basis.js';
import { conditionWords } from './condition-words.js';
import type { ApplicationInput } from './input.js';

/** Whether this application has to have something, and why not. */
export interface Stood {
  standing: FilledRequirement['standing'];
  /** why it is not asked, or not known; null where it is asked */
  why: string | null;
}

/** Something that is asked under conditions, in the time in which it is in force. */
interface Asked {
  when: readonly Condition[];
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * @param asked  an item, a list or a notice of the ordinance
 * @param input  the ordinance and the day of filing
 * @param basis  what the conditions are decided on
 */
export function standingOf(asked: Asked, input: ApplicationInput, basis: ApplicationBasis): Stood {
  const { ordinance, filedOn } = input;
  if (!isInForce(asked, filedOn)) {
    const why =
      asked.from !== undefined && filedOn < asked.from
        ? `Asked for from ${asked.from} on, and this is filed on ${filedOn}.`
        : `No longer asked for from ${asked.until ?? ''} on, and this is filed on ${filedOn}.`;
    return { standing: 'not-asked', why };
  }
  const words = (truth: boolean | null) => {
    const deciding = asked.when.filter((condition) => holds([condition], basis) === truth);
    // Each may hold of something that is done, and all of them of nothing.
    const named = deciding.length > 0 ? deciding : asked.when;
    return inWords(named.map((condition) => conditionWords(condition, ordinance)));
  };
  switch (holds(asked.when, basis)) {
    case true:
      return { standing: 'asked', why: null };
    case false:
      return { standing: 'not-asked', why: `Asked for only where ${words(false)}; that is not so here.` };
    case null:
      return { standing: 'undetermined', why: `Asked for only where ${words(null)}; that is not known yet.` };
  }
}

/** @returns the standing of an item of a list: it is asked for only where its list is */
export function standingWithin(list: Stood, item: Stood): Stood {
  if (list.standing === 'not-asked') return { standing: 'not-asked', why: null };
  if (list.standing === 'undetermined' && item.standing === 'asked')
    return { standing: 'undetermined', why: null };
  return item;
}
