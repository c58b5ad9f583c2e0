import type { OrdinanceDocument } from '../../ordinance.js';

const yesNo = { kind: 'yes-no' } as const;

/** What geometry can't tell of land development: the stormwater conditions, the exemptions, the way of the plan. */
export const developmentQuestions = [
  {
    id: 'largerCommonPlan',
    text: 'Is it part of a larger common plan of development or sale?',
    help: 'Yes where it is one piece of a project that is developed or sold as a whole, even if the pieces are built at different times. The applicant knows.',
    answer: yesNo,
  },
  {
    id: 'planDisturbanceSqFt',
    text: 'How much land does the whole larger plan disturb?',
    help: 'All its parts together, this proposal included.',
    answer: { kind: 'number', unit: 'sq ft', minimum: 0 },
  },
  {
    id: 'singleFamilyResidence',
    text: 'Is it the construction of single-family residences?',
    help: 'Yes where all that is built is single-family homes. Condition C leaves them out.',
    answer: yesNo,
  },
  {
    id: 'agriculturalProperty',
    text: 'Is it construction at an agricultural property?',
    help: 'Yes where the land is a farm. Condition C leaves such construction out.',
    answer: yesNo,
  },
  {
    id: 'dischargesToImpairedWater',
    text: 'Does its stormwater carry a pollutant of concern to an impaired water or into a watershed with a maximum daily load?',
    help: "Yes where runoff takes sediment, or what impairs the water, to a water on the state's list of impaired waters or to a watershed with a maximum daily load that names stormwater as a source. An engineer or the state can tell.",
    answer: yesNo,
  },
  {
    id: 'approvedSwpppAllowsMoreOpen',
    text: 'Does an approved stormwater plan allow more than five acres open at once?',
    help: 'Only a plan that has been approved counts, not one that is filed.',
    answer: yesNo,
  },
  {
    id: 'conditionAbcFound',
    text: 'Was Condition A, B or C of § 181-7B(2) found of the project?',
    help: 'The findings W-A, W-B and W-C of the answer about the proposal tell: yes where one of them applies.',
    answer: yesNo,
  },
  {
    id: 'planningBoardReview',
    text: 'Does it need a subdivision, site plan or special permit approval of the Planning Board?',
    help: "The Village's zoning and subdivision rules say so; the Clerk knows.",
    answer: yesNo,
  },
  {
    id: 'stormwaterFacilityRequired',
    text: 'Does the approval require a stormwater management facility, such as a basin or an infiltration system?',
    help: 'Usually so where Condition A, B or C is met. The designer of the plan knows.',
    answer: yesNo,
  },
  {
    id: 'spdesStormwaterPermit',
    text: 'Is it under a state (SPDES) stormwater permit for construction or industry?',
    help: 'The state asks for one for construction that disturbs an acre or more, and of many industries.',
    answer: yesNo,
  },
  {
    id: 'disturbsLand',
    text: 'Does it build anything, clear, grade or dig ground, disturb soil, or place fill?',
    help: 'No where people only walk, watch, sample or gather, and the ground stays as it is.',
    answer: yesNo,
  },
  {
    id: 'activeFarmActivity',
    text: 'Is it the work of an active farm, such as grazing, growing, irrigating, harvesting, or cutting timber for sale?',
    help: 'A dude ranch or the like does not count.',
    answer: yesNo,
  },
  {
    id: 'buildsFarmStructure',
    text: 'Does it build a new structure for the farm?',
    help: 'Barns, sheds and the like: new structures are no agricultural activity.',
    answer: yesNo,
  },
  {
    id: 'keepsOriginalFacility',
    text: 'Does it only keep a facility to its original line and grade, hydraulic capacity or purpose?',
    help: 'Yes for routine work such as clearing a ditch to its old depth; no where the facility is enlarged or changed.',
    answer: yesNo,
  },
  {
    id: 'repairDeemedNecessary',
    text: 'Has the Stormwater Management Officer found the repair necessary?',
    help: 'The repair of a stormwater practice or facility. The officer of the Village knows.',
    answer: yesNo,
  },
  {
    id: 'platApprovedByEffectiveDate',
    text: 'Had the Village approved the plat on or before the day on which Article I took effect?',
    help: 'Article I was adopted on 2008-05-13; the day on which it took effect is not in the text held here. The Clerk knows both.',
    answer: yesNo,
  },
  {
    id: 'buildingPermitByEffectiveDate',
    text: 'Had a building permit for it been approved on or before the day on which Article I took effect?',
    help: 'Article I was adopted on 2008-05-13; the day on which it took effect is not in the text held here. The Clerk knows both.',
    answer: yesNo,
  },
  {
    id: 'emergencyImmediatelyNecessary',
    text: 'Is it needed at once, so that life, property or natural resources are not harmed?',
    help: 'Yes where waiting would do harm. Work that can wait for a review is none.',
    answer: yesNo,
  },
  {
    id: 'homeGardening',
    text: 'Is it home gardening: growing plants mainly for the person and the family?',
    help: 'Flowers, vegetables and other plants. Growing for sale does not count.',
    answer: yesNo,
  },
  {
    id: 'landscapingExistingStructure',
    text: 'Is it landscaping or horticulture that goes with a structure that is there already?',
    help: 'No where it comes with a new building.',
    answer: yesNo,
  },
] satisfies OrdinanceDocument['questions'];
