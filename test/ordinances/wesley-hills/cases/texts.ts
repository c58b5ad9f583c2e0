/** What a question asks, or its help says, where another word would ask about something else. */
export const questionCases = [
  {
    section: '§ 181-7B(2)(a)',
    question: 'dischargesToImpairedWater',
    situation: 'Runoff into the watershed of an impaired water that has no maximum daily load',
    expected: 'the watershed counts only where there is such a load',
    says: /to an impaired water or into a watershed with a maximum daily load\?$/,
  },
  {
    section: '§ 181-17A(1)',
    question: 'dischargeUncontaminated',
    situation: 'A family washes its car with soap in the drive',
    expected: 'that water is on the list, and when it is contaminated the text does not say',
    says: /^(?!.*soap).*wash water of a home counts as contaminated the text does not say/,
  },
  {
    section: '§ 181-17A(1)',
    question: 'dischargeFoundToContribute',
    situation: 'A finding on pollutants that harm nothing',
    expected: 'it is asked of pollutants that could harm the quality of water',
    says: /pollutants that could harm the quality of water\?$/,
  },
  {
    section: '§ 181-17A(4)',
    question: 'stormSewerApprovalWritten',
    situation: 'The clerk does not know whose approval is meant',
    expected: 'the text does not say, and the question says so',
    says: /the text does not say by whom/,
  },
  {
    section: '§ 181-15, Illicit connections',
    question: 'connectionCarriesOther',
    situation: 'A drain carries the water with which a deck is washed',
    expected: 'wash water on the list makes no illicit connection',
    says: /wash water that is not on the list/,
  },
] as const;

/** What is told of a period beside its days. */
export const clockTextCases = [
  {
    section: '§ 181-24',
    rule: 'W-II-SPILL',
    clock: 'release-confirmation',
    situation: 'A spill was reported by fax',
    expected: 'the section asks for no letter to confirm that',
    says: /Of a report by fax the section asks for no letter\.$/,
  },
  {
    section: '§ 181-20A(1)',
    rule: 'W-II-BMP',
    clock: 'practice-record',
    situation: 'Three years, from a day that the section does not name',
    expected: 'the day of the record is taken, and that is said',
    says: /The text does not say from when; the day of the record is taken\.$/,
  },
] as const;

/** What the text leaves open, so that nobody takes our reading for the law. */
export const gapCases = [
  { section: '§ 181-5', open: 'who decides that work is exempt', says: /does not say who decides that/ },
  {
    section: '§ 181-7A',
    open: 'what holds for development that needs no other approval',
    says: /needs no other approval/,
  },
  {
    section: '§§ 181-7C, 181-9A(2)',
    open: 'who is a certified, and who a qualified, professional',
    says: /who is a certified professional .* or a qualified professional/,
  },
  {
    section: '§ 181-11A',
    open: 'from what the year of the guarantee runs',
    says: /only from a certification that takes in the one-year inspection/,
  },
  { section: '§ 181-17A(4)', open: 'who approves such a discharge', says: /does not say by whom/ },
  {
    section: '§§ 181-2 to 181-13',
    open: 'which numbers of Article I are counted',
    says: /Of Article I, cross-references fix §§ 181-1, 181-6 and 181-7B\(2\)/,
  },
] as const;
