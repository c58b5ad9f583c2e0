/** What the page says of a rule, held against the section, where a word more or less would change the law. */
interface ProvisionCase {
  section: string;
  rule: string;
  situation: string;
  expected: string;
  says: RegExp;
}

/** Sentences of provisions in which little words carry the law. */
export const provisionCases: readonly ProvisionCase[] = [
  {
    section: '§ 340-5 (Residential Project Review Committee)',
    rule: 'N-PERMIT',
    situation: 'An application for a one-family parcel is to go to the Planning Board anyway',
    expected: 'the committee reviews administrative ones alone',
    says: /Administrative applications for one- and two-family parcels are reviewed by the Residential/,
  },
  {
    section: '§ 340-5 (expiration of approval)',
    rule: 'N-EXP',
    situation: 'A renewal leaves the intent of the permit as it was',
    expected: 'the approval authority can do without a hearing',
    says: /where the intent stays the same in all that matters, the approval authority can do without one/,
  },
  {
    section: '§ 340-5 (site inspections)',
    rule: 'N-INSPECT',
    situation: 'Land is entered where there is neither application nor permit',
    expected: 'it may be, to enforce the chapter',
    says: /carried out and enforced: among other things/,
  },
  {
    section: '§ 340-8B(3)',
    rule: 'N-DENY',
    situation: 'The state is acquiring a wetland, and has told nobody',
    expected: 'that alone is no ground: owner and local government must have had notice',
    says: /if owner and local government have been given notice/,
  },
  {
    section: '§ 340-8 (Conservation Board report)',
    rule: 'N-CB-VOTE',
    situation: 'The Planning Board has received no recommendation',
    expected: 'the larger majority is not needed; what majority is, the section does not say',
    says: /that larger majority is not needed\.$/,
  },
  {
    section: '§ 340-9 (mitigation types)',
    rule: 'N-MIT-TYPE',
    situation: 'What counts for a buffer',
    expected: 'practices that protect the wetland, not the buffer, or upland buffer restored or enhanced',
    says: /For a buffer: practices that prevent harm to the wetland, or restoring/,
  },
  {
    section: '§ 340-9 (mitigation required)',
    rule: 'N-MIT-TYPE',
    situation: 'A no-mow zone and the removal of invasive species are offered',
    expected: 'they are named as mitigation, in a list that is open',
    says: /no-mow zones, taking out invasive species and other remedies as mitigation, and leaves that list open/,
  },
  {
    section: '§ 340-10A',
    rule: 'N-COND',
    situation: 'A condition is to have the chapter kept',
    expected: 'conditions are not for the protection of wetland alone',
    says: /or to have the chapter and its own rules kept/,
  },
  {
    section: '§ 340-12',
    rule: 'N-MON',
    situation: 'What is measured in the field',
    expected: 'wetland, impacted and restored; of buffer the section does not say so',
    says: /field measurements of the wetland impacted and of the wetland restored/,
  },
];

/** Local laws, and since when there is what they set, by the notes of the text. */
export const noteCases = [
  {
    section: '§ 340-6D (escrow accounts, consultants)',
    rule: 'N-FEE',
    situation: 'L.L. No. 7-2013 is noted at the application fee alone',
    from: '2013-08-14',
    localLaw: undefined,
  },
  {
    section: '§ 340-6D (administrative wetland permit fees)',
    rule: 'N-FEE-ADMIN',
    situation: 'Added 2013-08-14 and amended 2021-05-12',
    from: '2013-08-14',
    localLaw: 'L.L. No. 7-2013, L.L. No. 2-2021',
  },
] as const;
