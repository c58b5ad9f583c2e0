import type { RulingLand } from '../../contracts/activities.js';
import type { CalendarDate } from '../../dates.js';
import type { Activity, ActivityCase, Land, Standing } from '../../ordinance-format/activities.js';
import type { Ordinance } from '../../ordinance.js';
import { isInForce } from '../conditions.js';

/** Where an ordinance is asked about an activity: a part of the controlled land, or (not tied to land) anywhere. */
export type CaseLand = Exclude<RulingLand, 'outside'>;

function isOnLand({ lands }: ActivityCase, land: CaseLand): boolean {
  if (lands === undefined) return true;
  const where: Land | null = land === 'anywhere' ? null : land === 'shared-wetland' ? 'wetland' : land;
  return where !== null && lands.includes(where);
}

/** Wetland that lies in several municipalities: what would need a permit of this chapter there does not; its duties stay. */
function setAside(each: ActivityCase, { multiMunicipalityExemption }: Ordinance): ActivityCase {
  if (each.standing !== 'permit' || multiMunicipalityExemption === null) return each;
  return {
    ...each,
    standing: 'exempt',
    rule: multiMunicipalityExemption.rule,
    citation: multiMunicipalityExemption.citation,
    words:
      'The wetland lies in more than one municipality, and this chapter sets its permit aside for what is done in it; the other municipality, the state or the federal government may ask for one.',
    discretionary: false,
    source: 'text',
  };
}

/** What holds while the provision on the activity is not in force yet, or no longer. */
function notInForce(activity: Activity, on: CalendarDate): ActivityCase[] {
  const last = activity.cases.at(-1);
  if (last === undefined) return [];
  const since = last.from !== undefined && on < last.from ? ` It holds from ${last.from}.` : '';
  return [
    {
      standing: 'not-regulated',
      rule: last.rule,
      citation: last.citation,
      words: `The provision on it was not in force on ${on}.${since}`,
      when: [],
      discretionary: false,
      duties: [],
      source: 'text',
    },
  ];
}

/**
 * @param ordinance  whose activity it is
 * @param activity  of its list
 * @param land  where it is done
 * @param on  the day whose law is applied
 * @returns the cases that can decide, in the order in which they are tried; the last holds whatever is answered
 */
export function casesFor(
  ordinance: Ordinance,
  activity: Activity,
  land: CaseLand,
  on: CalendarDate,
): ActivityCase[] {
  const inForce = activity.cases.filter((each) => isInForce(each, on) && isOnLand(each, land));
  const closed = inForce.some(({ when }) => when.length === 0);
  const cases = closed ? inForce : [...inForce, ...notInForce(activity, on)];
  return land === 'shared-wetland' ? cases.map((each) => setAside(each, ordinance)) : cases;
}

/**
 * @param ordinance  whose list is looked in
 * @param named  what a request calls the activity
 * @returns the activity of that id, else one that has it among its aliases; undefined where there is none
 */
export function activityNamed(ordinance: Ordinance, named: string): Activity | undefined {
  const id = named.trim().toLowerCase().replaceAll(/\s+/g, '-');
  return (
    ordinance.activities.find((activity) => activity.id === id) ??
    ordinance.activities.find(({ aliases }) => aliases.includes(id))
  );
}

/** @returns standings in the order of how much they ask: prohibited first */
export function distinctStandings(cases: readonly (ActivityCase | null)[]): Standing[] {
  return [...new Set(cases.flatMap((each) => (each === null ? [] : [each.standing])))];
}
