import type { OrdinanceDocument } from '../../ordinance.js';

/** Day on which L.L. 10-2007 took effect, which set the whole chapter anew. */
export const FROM = '2007-07-23';
export const LAW = 'L.L. No. 10-2007';

/** The contents of an application (§ 192-5B(1)) as they read since this day. */
export const APPLICATION_FROM = '2022-12-01';
export const APPLICATION_LAW = 'L.L. No. 5-2022';

/** The notices of § 192-6 and § 192-8 as they read since this day. */
export const NOTICES_FROM = '2023-09-21';
export const NOTICES_LAW = 'L.L. No. 15-2023';

/** Who has to act under this chapter, which calls it the Agency. */
export const BOARD = 'the Planning Board';
export const APPLICANT = 'the applicant';

export type Activities = NonNullable<OrdinanceDocument['activities']>;
export type ActivityCase = Activities[number]['cases'][number];
export type Provisions = OrdinanceDocument['provisions'];

/** What a provision has in common with all that stand as L.L. 10-2007 set them. */
export const SINCE_2007 = { from: FROM, localLaw: LAW, source: 'text' } as const;

/** The definition on which it hangs whether an activity needs a permit. */
export const REGULATED = { rule: 'M-REG', citation: '§ 192-2, Regulated activity' } as const;
