/** What the text held here does not contain, or leaves unclear. */
export const gaps: readonly string[] = [
  'The text held here starts in the middle of § 340-5 and stops in § 340-12: the definitions (§ 340-3) and the section that requires the permit are not in it.',
  'The width of the buffer and the minimum area of a wetland are settings of the municipality.',
  'Watercourses are mentioned, and how they are regulated is not in the text held here.',
  'The day of adoption is not in the text held here; its earliest dated note is of 2013-08-14 (L.L. No. 7-2013).',
  'The list of regulated and of exempt activities (§ 340-4) is not in the text held here: every activity in a wetland or its buffer is treated as needing a permit until the Town says otherwise.',
  'Sanctions, stop-work orders, revocation and review of a decision are not in the text held here.',
  'The text held here does not say which applications are administrative, beyond one- and two-family parcels that the Residential Project Review Committee leaves so and permits that the Planning Board votes to be minor.',
  'No period for the decision itself, for the Residential Project Review Committee or for finding an application complete is in the text held here.',
  'The wetland functions of § 340-1, Town Code ch. 12, Art. IV, the Master Fee Schedule (ch. A370) with every amount, and Town Law § 276 are referred to and not held here.',
  'The list of what has to be said of monitoring (§ 340-12) breaks off in the text held here.',
  'The wording before an amendment is not held: of § 340-7 before 2015-11-18, and of the passages on the informational report (§ 340-5) and on administrative fees (§ 340-6D) before 2021-05-12. For earlier days the present wording is shown.',
  'The note of 2021-05-12 in § 340-5 stands between the passages on the informational report and on the Residential Project Review Committee. As other notes follow what they are about, it is read as a note on the first; since when the committee has its part is not told.',
  'Part of the lettering is lost in the text held here. Letters and numbers are cited where references or the markers that are left fix them; elsewhere the passage is named in brackets.',
  'In § 340-8C it is not clear whether what can be placed elsewhere is said of roads alone or of all the purposes listed, nor in § 340-6A(8) whether the 100 feet are said of water rights alone; they are read as of water rights.',
];
