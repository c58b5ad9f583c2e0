import type { Ordinance } from '../../ordinance.js';
import type { RequirementList } from '../../ordinance-format/requirements.js';

/**
 * @returns the lists that concern an application and what becomes of it; what a notice of violation has to say is read
 *   on the page of the law, and asked of nobody who applies
 */
export function listsOfApplication({ requirements }: Ordinance): RequirementList[] {
  return requirements.filter(({ purpose }) => purpose !== 'notice-of-violation');
}
