import type { OrdinanceDocument } from '../../ordinance.js';
import { ENFORCEMENT, FROM, REFERRAL, REVIEW } from './text-held.js';

/** Permit, determination, petitions, findings, referral, enforcement and review: § 195-4, 195-4A, B and what follows E. */
export const provisionsOnProcedure = [
  {
    rule: 'R-PERMIT',
    chapter: 'application',
    title: 'A written permit before any work',
    citation: '§ 195-4; § 195-4C; ch. 195, enforcement',
    words:
      'A regulated activity in a wetland, a watercourse or the buffer needs a written permit of the Planning Commission, on a written application, and has to comply with the chapter and the other regulations that apply. Work may not begin before the City Naturalist has been shown the permit.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-REFER',
    chapter: 'application',
    title: 'City officials point to the chapter',
    citation: '§ 195-4',
    words:
      'When the City Planner, the City Engineer or the Building Inspector reviews any application, that official tells the applicant that this chapter exists and passes information on the application to the City Naturalist. For the City Planner and the Building Inspector a representative can act whom the City Manager has designated, and for the City Naturalist one who is qualified as well (§ 195-3).',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-OTHER',
    chapter: 'application',
    title: 'Other approvals do not excuse',
    citation: '§ 195-4A(2)',
    words:
      "Who applies for a permit of this chapter and for other approvals of the City attaches the City Naturalist's determination. An approval by the City under another chapter, by the state or by the federal government excuses nobody from this chapter, whether or not the map shows the land. Once the City Naturalist notifies City officials that an activity also needs a permit of this chapter, they have to stop that part of the work until it is granted.",
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-DET',
    chapter: 'application',
    title: "The City Naturalist's determination",
    citation: '§ 195-4B(1)',
    words:
      'Within five business days of a written request that comes with the fee, the City Naturalist consults the City Planner and the Conservation Commission/Advisory Council and determines one of two things: that the chapter does not reach the area, or that the area may be subject to it. The Naturalist should consult the map, and may also consult the soil survey, which shows hydric soils, and the list of wetland plants. The map, the survey and the list can be seen in the offices of the City Naturalist and the City Planner. The City Council sets the fee once a year.',
    from: '1997-12-17',
    localLaw: 'L.L. No. 19-1997',
    source: 'text',
  },
  {
    rule: 'R-PET',
    chapter: 'application',
    title: 'Petitions against the determination',
    citation: '§ 195-4B(2), (3)',
    words:
      'Either petition has to be filed with the Planning Commission within 15 business days of the determination, and the petitioner has to show that the determination is wrong. Against "not subject", a resident or a property owner of the City may petition, but only where a subdivision or a site development plan has been applied for. Against "may be subject", the property owner may petition, in the form of a permit application with the data that a waiver takes, and more if the Planning Commission needs it; if the owner loses, the application may be completed and the fee paid, or it may be withdrawn.',
    from: FROM,
    localLaw: 'L.L. No. 5-1992',
    source: 'text',
  },
  {
    rule: 'R-SUBMIT',
    chapter: 'application',
    title: 'Official submittal date',
    citation: '§ 195-3, Official submittal date',
    words:
      'An application counts as submitted on the day on which the Planning Commission holds its first regular meeting after the application and its plans were filed, and not on the day of filing.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-FIND',
    chapter: 'decision',
    title: 'A finding on land that the map leaves off',
    citation: '§ 195-4A(3)',
    words:
      'Where no other approval of the City is needed and the map does not show the land, a permit can be required only after the Planning Commission has found in writing, by the votes of at least five of its members, that the land is a wetland, a watercourse or buffer. It then delineates the boundary at the cost of the City and recommends an amendment of the map. The finding also authorizes the City Naturalist to stop the work, where the Planning Commission holds it not substantially completed; where it authorizes no stop-work order, the activity counts as permitted. The boundary may then be delineated for the map with the permission of the owner, or under a search warrant of the City Court.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-CCAC',
    chapter: 'decision',
    title: 'Report of the Conservation Commission/Advisory Council',
    citation: REFERRAL,
    words:
      'The City Planner refers every application, and every plan of replacement or compensation, to the Conservation Commission/Advisory Council. Its report to the Planning Commission is due within 30 days of the referral where the activity also needs an approval of the Planning Commission under another chapter, and within 20 days where it needs none, or only the waterfront consistency review of ch. 73. When no report comes in time, it may be taken that there is no objection. If the Planning Commission decides otherwise than the report, it gives its reasons in written findings; the chairman of the Council gets the proposed decision and conditions when the Planning Commission does.',
    from: '1993-06-16',
    localLaw: 'L.L. No. 8-1993',
    source: 'text',
  },
  {
    rule: 'R-ENF',
    chapter: 'enforcement',
    title: 'Enforcement',
    citation: ENFORCEMENT,
    words:
      'The City Naturalist enforces the chapter. The City may ask a court to forbid a violation, or a threatened one, and may compel that the wetland, the watercourse or the buffer be put back as it was. Fines and other penalties are not in the text held here.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-ART78',
    chapter: 'decision',
    title: 'Review by a court',
    citation: REVIEW,
    words:
      'What the Planning Commission determines, decides or orders can be reviewed under Article 78 by the Supreme Court of the county where the wetlands lie. The review has to be sought within 30 days after the decision was filed with the City Clerk: the count runs from the filing, not from the day of the decision.',
    from: FROM,
    source: 'text',
  },
] satisfies OrdinanceDocument['provisions'];
