import type { OrdinanceDocument } from '../../ordinance.js';
import { REFERRAL } from './text-held.js';

/** What has to be filed, as far as the text held here says: § 195-5B, which lists it, is not in it. */
export const applicationLists = [
  {
    id: 'determination-request',
    rule: 'R-DET',
    purpose: 'application',
    title: "Request for the City Naturalist's determination",
    citation: '§ 195-4B(1)',
    words:
      'A copy of the determination goes with the application where other approvals of the City are needed as well (§ 195-4A(2)), so that it is asked for first. That it has to be asked for where none is needed, the text held here does not say.',
    items: [
      {
        id: 'written-request',
        citation: '§ 195-4B(1)',
        words: 'A written request for a determination of the area in which the activity is proposed.',
        figure: { kind: 'property' },
        localLaw: 'L.L. No. 19-1997',
      },
      {
        id: 'determination-fee',
        citation: '§ 195-4B(1)',
        words: 'Payment of the fee that the City Council has set for the year.',
        localLaw: 'L.L. No. 19-1997',
      },
    ],
  },
  {
    id: 'permit-application',
    rule: 'R-PERMIT',
    purpose: 'application',
    title: 'Application for a wetland permit',
    citation: '§ 195-4C; § 195-5B',
    words:
      'The list of contents (§ 195-5B) is not in the text held here: ask the City Planner for it. These are the things that the rest of the text asks for. The application counts as submitted on the day on which the Planning Commission holds its first regular meeting after it was filed with its plans (§ 195-3).',
    items: [
      {
        id: 'written-application',
        citation: '§ 195-4C',
        words:
          'A written application to the Planning Commission for each regulated activity in a wetland, a watercourse or the buffer.',
        figure: { kind: 'disturbance-by-land' },
      },
      {
        id: 'applicant',
        citation: '§ 195-3, Applicant',
        words:
          'An applicant who is the owner of the land, has contracted to buy it, leases it, would control and direct the activity, or is the authorized agent of one of these.',
        figure: { kind: 'property' },
      },
      {
        id: 'determination-copy',
        citation: '§ 195-4A(2)',
        words:
          "A copy of the City Naturalist's determination, where the activity needs other approvals of the City as well.",
        when: [{ kind: 'yes', question: 'needsOtherCityApproval' }],
      },
      {
        id: 'application-fee',
        citation: '§ 195-4B(3)',
        words: 'The permit application fee; its amount is not in the text held here.',
      },
      {
        id: 'boundary',
        citation: '§ 195-4E',
        words:
          'The advice of biologists, hydrologists, soil scientists or other experts on the boundary, if the Planning Commission has the applicant consult them. The boundary of a wetland or a watercourse is for the Commission to determine.',
        figure: { kind: 'wetlands-reached' },
      },
      {
        id: 'boundary-survey',
        citation: '§ 195-4E',
        words:
          'A survey by a licensed land surveyor, at the expense of the applicant, if the Planning Commission asks for one once the boundary is determined.',
        figure: { kind: 'site-map' },
      },
      {
        id: 'compensation-plan',
        citation: `§ 195-5E; ${REFERRAL}`,
        words:
          'The replacement or compensation plan, where § 195-5E asks for one; it is referred to the Conservation Commission/Advisory Council with the application. What it has to contain is not in the text held here.',
        figure: { kind: 'mitigation' },
      },
    ],
  },
  {
    id: 'petition-to-reverse',
    rule: 'R-PET',
    purpose: 'application',
    title: 'Petition against "not subject"',
    citation: '§ 195-4B(2)',
    when: [
      { kind: 'choice', question: 'naturalistDetermination', option: 'not-subject' },
      { kind: 'yes', question: 'subdivisionOrSitePlan' },
    ],
    items: [
      {
        id: 'petitioner',
        citation: '§ 195-4B(2)',
        words: 'A petitioner who lives or owns property in the City of Rye.',
      },
      {
        id: 'petition-form',
        citation: '§ 195-4B(2)',
        words: 'A petition in the form that the rules and regulations of the Planning Commission set.',
      },
      {
        id: 'burden',
        citation: '§ 195-4B(2)',
        words: 'What shows that the determination should be reversed: to show it is for the petitioner.',
      },
    ],
  },
  {
    id: 'petition-of-owner',
    rule: 'R-PET',
    purpose: 'application',
    title: 'Petition against "may be subject"',
    citation: '§ 195-4B(3)',
    words:
      'If the Planning Commission holds that the determination was right, the owner may complete the application and pay its fee, or withdraw it.',
    when: [{ kind: 'choice', question: 'naturalistDetermination', option: 'may-be-subject' }],
    items: [
      {
        id: 'application-form',
        citation: '§ 195-4B(3)',
        words:
          'A petition by the property owner in the form of the permit application (§ 195-5B), with no more than the data that a waiver takes (§ 195-5B(2)(b)).',
        figure: { kind: 'property' },
      },
      {
        id: 'further-information',
        citation: '§ 195-4B(3)',
        words: 'Further information, if the Planning Commission needs it to decide.',
      },
      {
        id: 'burden',
        citation: '§ 195-4B(3)',
        words: 'What shows that the determination was wrong: to show it is for the petitioner.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
