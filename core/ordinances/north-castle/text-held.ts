/** Earliest dated note in the text held here (L.L. 7-2013, in § 340-6), by which the rest of it stood. */
export const TEXT_HELD_FROM = '2013-08-14';

/** Day on which L.L. No. 2-2018 added the plan without a permit and the payment in lieu. */
export const LAW_2_OF_2018 = { from: '2018-04-11', localLaw: 'L.L. No. 2-2018' } as const;

/** The local laws that amended § 340-7, on the hearing. */
export const HEARING_LAW = 'L.L. No. 2-2015, L.L. No. 9-2015';

/** Where a wetland and its buffer are defined. */
export const DEFINITIONS = '§ 340-3 (definitions, not in the text held here)';

/** Where regulated and exempt activities are listed. */
export const ACTIVITY_LIST = '§ 340-4 (list of activities, not in the text held here)';

/** Ids of the two ways to a permit. */
export const PLANNING_BOARD = 'planning-board';
export const ADMINISTRATIVE = 'administrative';

/** Holds on the way through the Planning Board, and on that one alone. */
export const BEFORE_PLANNING_BOARD = [{ kind: 'route', route: PLANNING_BOARD }] as const;

/** Holds on the way through the Building Inspector, and on that one alone. */
export const BEFORE_BUILDING_INSPECTOR = [{ kind: 'route', route: ADMINISTRATIVE }] as const;
