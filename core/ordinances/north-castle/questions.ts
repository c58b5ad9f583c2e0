import type { OrdinanceDocument } from '../../ordinance.js';
import { ADMINISTRATIVE, PLANNING_BOARD } from './text-held.js';

type Questions = NonNullable<OrdinanceDocument['questions']>;

/** Who decides, and what an application has to have. */
const OF_APPLICATION: Questions = [
  {
    id: 'permitRoute',
    text: 'Which way does the application go?',
    help: 'Of administrative applications for one- or two-family parcels the Residential Project Review Committee decides which may go on so and which the Planning Board has to approve. The Planning Board may also vote that a permit is minor and send it to the administrative way (§ 340-5). Which other applications are administrative is not in the text held here; the Planning or Building Department knows.',
    answer: {
      kind: 'choice',
      options: [
        { id: PLANNING_BOARD, label: 'To the Planning Board' },
        { id: ADMINISTRATIVE, label: 'Administrative: to the Building Inspector' },
      ],
    },
  },
  {
    id: 'oneOrTwoFamilyParcel',
    text: 'Is the application for a one- or two-family parcel?',
    help: 'On the administrative way the Residential Project Review Committee reviews those (§ 340-5).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'agentApplies',
    text: 'Does somebody other than the owner make the application?',
    help: 'Yes for an architect, engineer, contractor, attorney or buyer who files for the owner.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'waiverRequested',
    text: 'Is the applicant asking to be excused from part of what has to be filed?',
    help: 'The approval authority may excuse from some of it for good cause (§ 340-6C).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'furtherDataAskedFor',
    text: 'Has the approval authority asked for more information?',
    help: 'Such as a study of floods, erosion or other hazards at the site (§ 340-6, additional data).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'contoursAskedFor',
    text: 'Has the Town Wetland Consultant asked for contours of the disturbed area?',
    help: 'On the administrative way that is for the consultant alone to decide (§ 340-6B(10)(c)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'existingImprovementsAskedFor',
    text: 'Has the Town Wetland Consultant asked that the plans show what is there already?',
    help: 'Structures, wells, septic systems, other improvements, easements or encumbrances; on the administrative way the plans show those that the consultant asks for (§ 340-6B(10)(d)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'consultantsEngaged',
    text: 'Is the application reviewed by consultants or Town professionals at the applicant’s cost?',
    help: 'The Building Inspector, the Conservation Board and the Planning Board may each refer it to them, and the applicant pays the Town back (§ 340-6D).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'escrowAskedFor',
    text: 'Has the approval authority asked for an escrow account?',
    help: 'It may, when the application is submitted, so that the Town can pay consultants and staff from it (§ 340-6D).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'referredToWetlandConsultant',
    text: 'Has the Building Inspector sent the application to the Town Wetland Consultant?',
    help: 'An administrative application that is sent to the consultant has a fee of its own (§ 340-6D).',
    answer: { kind: 'yes-no' },
  },
];

/** What has to be shown before a loss counts as unavoidable; each is met by a yes. */
const OF_NECESSITY: Questions = [
  {
    id: 'compatibleWithHealthAndWelfare',
    text: 'Is the activity compatible with the public health and welfare?',
    help: 'Yes only where the applicant has shown it and the approval authority agrees (§ 340-8D).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'onSiteAlternativesRuledOut',
    text: 'Has it been shown that the site offers no feasible alternative?',
    help: 'A lower density, another use, a changed layout of roads and lots, and other site planning have to be considered too (§ 340-8D).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'otherSitesRuledOut',
    text: 'Has it been shown that no other site offers a feasible alternative?',
    help: 'Only sites that the applicant can have, and that are neither wetland nor buffer, count (§ 340-8D).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'impactsMinimized',
    text: 'Have the losses and impacts been kept as small as is practicable?',
    help: 'The applicant has to show it as well as that they are unavoidable (§ 340-8D).',
    answer: { kind: 'yes-no' },
  },
];

/** What matters to the decision and to the permit. */
const OF_DECISION: Questions = [
  {
    id: 'conservationBoardObjects',
    text: 'Did the Conservation Board recommend disapproving or changing the application?',
    help: 'No where it recommended approval as it is, and where the Planning Board received no recommendation (§ 340-8, Conservation Board report).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'deniedForAcquisition',
    text: 'Was the permit denied because the state or another public body is acquiring the wetland?',
    help: 'Yes only where owner and local government were both told in writing that the state, an agency or a political subdivision is acquiring it (§ 340-8B(3)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'furtherConditionsSet',
    text: 'Does the approval authority set conditions beside the four of every permit?',
    help: 'It may, so far as it finds that necessary to protect the wetland or to have the chapter and its own rules kept (§ 340-10A).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'performanceBondAskedFor',
    text: 'Does the approval authority ask for a performance bond?',
    help: 'It may, as a condition of the permit (§ 340-11).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'erosionBondAskedFor',
    text: 'Does the approval authority ask for an erosion control bond?',
    help: 'It may, as a condition of the permit (§ 340-11).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'monitoringNecessary',
    text: 'Does the approval authority find monitoring necessary?',
    help: 'Then the applicant has to post a bond for it (§ 340-12).',
    answer: { kind: 'yes-no' },
  },
];

/** What the product has to be told, because no map shows it. */
export const questions: Questions = [...OF_APPLICATION, ...OF_NECESSITY, ...OF_DECISION];
