/** What the text of chapter 192 held here does not contain, or says so that it can be read in two ways. */
export const gaps = [
  'The text held here has no section headings; the numbers are taken from its cross-references.',
  'The text before L.L. No. 10-2007 (in force from 1977-02-18) is not held here.',
  'The state law that defines the boundary of a wetland and tidal wetlands is cited and not reproduced.',
  'The chapter states no mitigation ratio.',
  'Chapter 372 (notices of land use applications), to which §§ 192-6 and 192-8 refer since 2023-09-21, is not held here: to whom notice is given, how, when, and how long there is to object or to give notice of appearance. What those sections asked before that day is not held either.',
  '§ 192-5B(1) stands here as L.L. No. 5-2022 worded it, effective 2022-12-01. Its earlier wording is not held: for an earlier day its list is shown as it reads now, without the tree preservation plan.',
  'Chapter 318 (tree preservation) and chapter A347 (fees) are not held here, nor the rules and the form of the Planning Board.',
  'State law on the Wetlands Appeals Board, on what wetlands do (§ 24-0105) and on hearings before an order (§ 71-1709) is cited and not reproduced.',
  'Selective cutting is defined in § 192-2, and no section held here uses the term.',
  'The sentence on chemicals in § 192-3B can be read in two ways. It is read here so that harm has to follow for a chemical as for chemical waste; read strictly, every chemical is prohibited, and only of waste is harm required.',
  'The sentence on the hearing in § 192-7A can be read so that its 30 to 60 days run from the notice of the application too. They are counted here from the completed application, and the hearing has only to come after the notice.',
  'Section 192-4B(6) speaks of wetlands in more than one city, town or village, and land of the Village lies in a town as well. It is read here as wetland that crosses the line of the Village; whether one that crosses a line between two towns inside the Village is meant is not said.',
  'The chapter does not say what follows when the Planning Board holds its hearing or decides too late.',
];
