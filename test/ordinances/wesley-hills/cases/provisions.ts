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
    section: '§ 181-4B',
    rule: 'W-REVIEW',
    situation: 'A plan comes in',
    expected: 'the officer has to review it; only how is for the officer to choose',
    says: /has to take in and review every plan and forward it.*may accept.*may have a registered/,
  },
  {
    section: '§ 181-5',
    rule: 'W-EX',
    situation: 'Somebody asks who grants an exemption',
    expected: 'the text says may, and not who decides',
    says: /The text says may, and does not say who decides\.$/,
  },
  {
    section: '§ 181-5J',
    rule: 'W-EX',
    situation: 'Horticulture, and no landscaping, around a house',
    expected: 'it is on the list too',
    says: /landscaping or horticulture that goes with an existing structure/,
  },
  {
    section: '§ 181-6, Land development activity',
    rule: 'W-DEV',
    situation: 'Half an acre of a plan that is all to be sold',
    expected: 'it counts as a piece of a larger common plan',
    says: /as a piece of a larger common plan, to be developed or sold/,
  },
  {
    section: '§ 181-7E(1)',
    rule: 'W-CERT',
    situation: 'A subcontractor is not named in the plan',
    expected: 'certifications are asked of those that the plan names',
    says: /Each contractor and subcontractor that the plan names and that disturbs soil/,
  },
  {
    section: '§ 181-9C',
    rule: 'W-MAINT',
    situation: 'A tenant operates the basin',
    expected: 'the operator has the upkeep as well as the owner',
    says: /After construction the owner or operator keeps/,
  },
  {
    section: '§ 181-10A',
    rule: 'W-INSP',
    situation: 'The officer inspects a part of the work',
    expected: 'it is approved, or the applicant is told where it falls short',
    says: /may require inspections.*approves what is done or says where it falls short/,
  },
  {
    section: '§ 181-10C',
    rule: 'W-ASB',
    situation: 'A basin has been finished for years',
    expected: 'it is inspected under a program, which there has to be',
    says: /Facilities are inspected afterwards under a program on any reasonable basis/,
  },
  {
    section: '§ 181-11B',
    rule: 'W-GUAR',
    situation: 'A company with a factory is to keep up the basins',
    expected: 'the letter of credit is asked of the developer, not of the company',
    says: /it may require of the developer a letter of credit/,
  },
  {
    section: '§ 181-12B',
    rule: 'W-STOP',
    situation: 'Work complies again, and what was done wrong is still there',
    expected: 'the stop-work order holds on',
    says: /until the Village confirms that the work complies and the violation has been dealt with/,
  },
  {
    section: '§ 181-12D',
    rule: 'W-PEN',
    situation: 'A fine comes on top of another penalty',
    expected: 'it can, and it takes a conviction',
    says: /^On conviction, .* beside other penalties or in their place/,
  },
  {
    section: '§ 181-17A',
    rule: 'W-II-DIS',
    situation: 'A tenant has somebody else empty a tank into the gutter',
    expected: 'whoever causes a discharge is under the prohibition too',
    says: /Nobody may discharge, or cause to be discharged,/,
  },
  {
    section: '§ 181-17A(1)',
    rule: 'W-II-EX',
    situation: 'A sump pump, and a pond treated with bromine',
    expected: 'the list has the pumps of cellars, and ponds rid of bromine',
    says: /sump pumps of crawl spaces and basements.*pools, spas and ponds rid of chlorine or bromine/,
  },
  {
    section: '§ 181-17A(1)',
    rule: 'W-II-EX',
    situation: 'The state finds that a discharge adds something harmless',
    expected: 'only pollutants that could harm the quality of water take the exemption away',
    says: /unless the state's .* add pollutants that could harm the quality of water/,
  },
  {
    section: '§ 181-20A',
    rule: 'W-II-BMP',
    situation: 'A neighbor complains of a discharge',
    expected: 'best practices may be required once the officer has identified it',
    says: /^Where the Stormwater Management Officer has identified/,
  },
  {
    section: '§ 181-21A',
    rule: 'W-II-SUSP',
    situation: 'A discharge is only threatened, and an order to stop it is not followed',
    expected: 'access may be suspended all the same, and the officer may act',
    says: /actual or threatened discharge that is or may be.*not followed, the officer may do what is needed/,
  },
  {
    section: '§ 181-21B',
    rule: 'W-II-SUSP',
    situation: 'The discharge has ceased for good',
    expected: 'access may be given back',
    says: /may have access again once the discharge has ceased and steps against its return were taken/,
  },
  {
    section: '§ 181-23D, E',
    rule: 'W-II-ACCESS',
    situation: 'A plant has a gauge, and its operator sends the officer away',
    expected: 'it is kept in order at its cost; to deny reasonable access is an offense of the operator',
    says: /calibrated at their own cost.*an operator who denies reasonable access commits an offense/,
  },
  {
    section: '§§ 181-15, Hazardous materials, 181-24',
    rule: 'W-II-SPILL',
    situation: 'Somebody asks what is hazardous, to know whether to call at once',
    expected: 'what may be a substantial hazard when handled wrongly',
    says: /Hazardous materials \(those that may be a substantial hazard when handled wrongly/,
  },
  {
    section: '§ 181-25B',
    rule: 'W-II-PEN',
    situation: 'A fine comes on top of another penalty',
    expected: 'it can, and it takes a conviction',
    says: /^On conviction, .* beside other penalties or in their place/,
  },
  {
    section: '§§ 181-28, 181-31',
    rule: 'W-II-REM',
    situation: 'The state seeks a remedy of its own law',
    expected: 'the officer may seek an injunction, and other law is not shut out',
    says: /^The Stormwater Management Officer may seek an injunction.*None of these shuts out the remedies of other law/,
  },
];
