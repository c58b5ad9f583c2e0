import type { Application } from '../../contracts/application.js';
import { InvalidInput } from '../../errors.js';
import { basisOf } from './basis.js';
import type { ApplicationInput } from './input.js';
import { listsFor } from './lists.js';
import { noticesFor } from './notices.js';
import { questionsFor } from './questions.js';
import { routeOf } from './route.js';
import { standingNotes } from './standing-notes.js';

/** What the rules say of an application; who asked, and on which map, is added where that is known. */
export type ApplicationAnswer = Pick<Application, 'route' | 'lists' | 'notices' | 'questions' | 'notes'>;

function requireFilingDays({ ordinance, filedOn, delineatedOn }: ApplicationInput): void {
  if (filedOn < ordinance.textHeldFrom) {
    const message = `${ordinance.shortName} can be asked from ${ordinance.textHeldFrom} on, and not for an application filed on ${filedOn}.`;
    throw new InvalidInput(message, [{ path: 'filedOn', message }]);
  }
  if (delineatedOn !== null && delineatedOn > filedOn) {
    const message = `The wetland cannot have been located in the field on ${delineatedOn}, after the application is filed on ${filedOn}.`;
    throw new InvalidInput(message, [{ path: 'delineatedOn', message }]);
  }
}

/**
 * What the application for a proposal takes, and who must be told of it.
 * @param input  what was answered about the proposal, and what was measured around it; feet and square feet on the ground
 * @returns the way it goes, every list and notice of the ordinance with what is asked for here and what can be filled
 *   in, and the questions whose answers would settle the rest
 * @throws InvalidInput  for a day of filing before the text held here, a delineation after the filing, or a way that the
 *   ordinance does not have
 * @source Mamaroneck §§ 192-5 to 192-8, 192-14, 192-15; Rye §§ 195-4, 195-5; North Castle §§ 340-5 to 340-10;
 *   Wesley Hills § 181-7
 */
export function applicationFor(input: ApplicationInput): ApplicationAnswer {
  requireFilingDays(input);
  const way = routeOf(input);
  const basis = basisOf(input, way.route?.id ?? null);
  const notices = noticesFor(input, basis);
  return {
    route:
      way.route === null
        ? null
        : { id: way.route.id, label: way.route.label, authority: way.route.authority },
    lists: listsFor(input, basis, notices),
    notices,
    questions: questionsFor(input, basis, way),
    notes: [...standingNotes(input), ...way.notes],
  };
}
