import type { OrdinanceDocument } from '../../ordinance.js';

/** What the text held here does not contain, and what it leaves open. */
export const gaps = [
  'The day of adoption is not in the text held here; its earliest dated note is of 1992-05-06 (L.L. No. 5-1992).',
  'Replacement and compensation plans are referred to (§ 195-5E), and their ratio is not in the text held here.',
  'The state laws that define freshwater and tidal wetlands are cited and not reproduced.',
  'The purposes of the chapter and the natural functions of wetlands (§ 195-1) are cited and not held.',
  'What an application has to contain, and what a waiver takes (§ 195-5B), is not held; nor is anything else of § 195-5: notice to neighbors, hearings, time for the decision, findings, grounds of denial, conditions, the environmental review (SEQRA) that § 195-3 only defines, or how long a permit lasts.',
  'Fines and other penalties are not in the text held here; it has the injunction, the restoration and the orders to stop work.',
  'The amounts of the fees are not in the chapter, and bonds or other guarantees are not in the text held here.',
  'The paragraphs on the referral, on enforcement and on review by a court carry no section numbers in the text held here, so they are cited by their subject.',
  'How § 195-4B(1) read before 1997-12-17 (L.L. No. 19-1997), and the referral before 1993-06-16 (L.L. No. 8-1993), is not held: for an earlier day the later wording is shown.',
  'The federal manual of 1989, the plant list, the soil survey and the rules of the Planning Commission on petitions are cited and not reproduced.',
  'Clear-cutting is counted over the wetland area of a lot or of lots in one ownership; whether buffer counts with it the text does not say.',
  'The right to natural products leaves out digging and the removal of peat or timber (§ 195-4D(6)); whether digging of any kind is meant, or only that of peat or timber, the text does not say. Here any digging in a wetland needs a permit.',
  'Farming of another kind than § 195-3 names, such as plowing or grazing, is on no list by name. Here it needs a permit, as a change of natural features, the removal of plants or what may impair a wetland.',
  'On land that the map of the City leaves off, an activity that needs no other approval of the City takes a finding of the Planning Commission before a permit can be required (§ 195-4A(3)). Answers say that a permit is needed and name this limit; whether that map shows the land is not looked up.',
  'Farming that drains or digs up a wetland is regulated "except as permitted" as agriculture, and agriculture may not drain: each sentence points to the other (§§ 195-3, 195-4C(13), 195-4D(7)). Here such draining and digging needs a permit.',
  'Ground maintenance and agriculture as of right do not say whether they take in fertilizers and pesticides, which § 195-4C(12) names. Here these need a permit.',
  'By its letter the chapter prohibits every activity that is neither as of right nor on the list of regulated ones (§ 195-4), harmless ones too. § 195-3 asks for the most reasonable application of unclear words. Here an activity on neither list that cannot impair a wetland comes out as not regulated, if it is decided so; how the City reads the sentence, the City Naturalist can say.',
  'Repair of existing structures is as of right (§ 195-4D(3)), and the text does not say how much of a structure may be renewed before it is construction.',
] satisfies OrdinanceDocument['gaps'];
