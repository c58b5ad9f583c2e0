/** What the text held here does not contain, and a reader should know of. */
export const gaps: readonly string[] = [
  'The text held here gives the day of adoption (2008-05-13) and not the day on which Article I took effect.',
  'The text held here gives the day of adoption of Article II (2010-08-03) and not the day on which it took effect.',
  'The text held here has no section headings and no names of the terms it defines; both are taken from its cross-references.',
  'Of Article II, cross-references fix §§ 181-15, 181-17, 181-18 and 181-19. The other numbers, from § 181-14 (purpose) to § 181-31 (remedies not exclusive), are counted in the order of the text.',
  'The list of impaired waters and of watersheds with a maximum daily load is kept by the state and is a layer here.',
  '§ 181-7B(3)(a), the first thing that a plan under Condition A, B or C has to contain, is missing in the text held here.',
  '§ 181-19A, which says which activities contaminate stormwater, is missing in the text held here; its paragraphs B and C are there.',
  '§ 181-20B(2)(b) asks for plans by an engineer for certain absorption fields of septic systems; the list of them is missing in the text held here.',
  '§ 181-29A allows other remedies in place of a penalty; the list of the cases in which it does, and whatever follows it, is missing in the text held here.',
  '§ 181-15 defines the storm sewer system by a list (who owns it, what it is for) that is missing in the text held here.',
  '§ 181-12A(6) lets a person appeal to the municipality; the text held here does not say which body hears that appeal, or by when.',
  'The day on which the one-year inspection of § 181-11A is due, and what counts as a reasonable time in §§ 181-12F and 181-21A, are not stated.',
  'Not held here: the sample maintenance agreement (Schedule B, in the Village offices), the fee schedule of § 181-4B(2), the state design manuals and general permits, and the health codes that § 181-20B(2) refers to.',
];
