import type { OrdinanceDocument } from '../../ordinance.js';

const yesNo = { kind: 'yes-no' } as const;

/** What geometry can't tell of discharges, connections and septic systems. */
export const dischargeQuestions = [
  {
    id: 'reachesStormSewers',
    text: "Does it reach the Village's storm sewers, directly or indirectly?",
    help: 'Storm sewers are roads with drains, gutters, ditches, catch basins and storm pipes. What runs down a driveway into a street drain reaches them.',
    answer: yesNo,
  },
  {
    id: 'dischargeKind',
    text: 'What is discharged?',
    help: 'Runoff that carries soil, oil, waste or chemicals is not stormwater alone. Where several fit, choose the one by which it may be allowed.',
    answer: {
      kind: 'choice',
      options: [
        { id: 'stormwater-only', label: 'Only rain, snowmelt, drainage or uncontaminated groundwater' },
        {
          id: 'listed-water',
          label:
            'Water on the list of § 181-17A(1), such as from lawns, cellars, pools, washing a car, drive or house at home, or firefighting',
        },
        { id: 'to-protect', label: 'A discharge to keep imminent harm from life or property' },
        { id: 'dye-test', label: 'Dye for a test' },
        { id: 'state-permit', label: 'A discharge under a state (SPDES) permit, waiver or order' },
        {
          id: 'anything-else',
          label: 'Anything else, such as sewage, wash water of a business, waste or chemicals',
        },
      ],
    },
  },
  {
    id: 'dischargeUncontaminated',
    text: 'Is the water uncontaminated?',
    help: 'No where it carries oil, soil or another pollutant; water of a pool, spa or pond has to be rid of chlorine or bromine. When the wash water of a home counts as contaminated the text does not say: ask the Stormwater Management Officer.',
    answer: yesNo,
  },
  {
    id: 'dischargeFoundToContribute',
    text: 'Has the state or the Village found that such discharges add pollutants that could harm the quality of water?',
    help: 'A determination of the Department of Environmental Conservation or of the Village. The Stormwater Management Officer knows.',
    answer: yesNo,
  },
  {
    id: 'dischargeApprovedInWriting',
    text: 'Has the Stormwater Management Officer approved the discharge in writing?',
    help: 'For the time and on the conditions that the approval states.',
    answer: yesNo,
  },
  {
    id: 'dyeTestLawful',
    text: 'Does the dye test follow state and local law?',
    help: 'Whoever runs the test knows.',
    answer: yesNo,
  },
  {
    id: 'dyeTestNotified',
    text: 'Is the Stormwater Management Officer told of the dye test in writing before it is made?',
    help: 'Yes also where the letter will be sent before the test.',
    answer: yesNo,
  },
  {
    id: 'dischargerInFullCompliance',
    text: 'Does the discharger comply fully with the state permit and with all other law?',
    help: 'The permit, waiver or order has to be issued to the discharger.',
    answer: yesNo,
  },
  {
    id: 'stormSewerApprovalWritten',
    text: 'Has the discharge to the storm sewers been approved in writing?',
    help: 'An approval apart from the state permit; the text does not say by whom. Its copy is filed before the discharge.',
    answer: yesNo,
  },
  {
    id: 'connectionCarriesOther',
    text: 'Can it carry anything but stormwater and the discharges that § 181-17A exempts?',
    help: 'Yes for sewage, process water and wash water that is not on the list, and for drains and sinks indoors, even where they were once allowed.',
    answer: yesNo,
  },
  {
    id: 'connectionFromBusiness',
    text: 'Does it come from commercial or industrial land?',
    answer: yesNo,
  },
  {
    id: 'connectionOnRecordAndApproved',
    text: 'Is the connection both on record and approved by an enforcement agency?',
    help: 'On record: in plans, maps or the like. Both are needed.',
    answer: yesNo,
  },
  {
    id: 'septicDrainsToStormSewers',
    text: "Does the septic system lie in an area that drains to the Village's storm sewers?",
    help: 'The Stormwater Management Officer has the map of the storm sewers.',
    answer: yesNo,
  },
  {
    id: 'septicStatePermit',
    text: "Does the system need a permit under Article 17 of the state's Environmental Conservation Law?",
    help: 'Large systems do. A system of one home usually does not.',
    answer: yesNo,
  },
  { id: 'septicBacksUp', text: 'Does sewage back up into a structure?', answer: yesNo },
  {
    id: 'septicComesOut',
    text: 'Does sewage come out on the ground?',
    help: 'Treated or not.',
    answer: yesNo,
  },
  {
    id: 'septicConnectedToStormSewer',
    text: 'Is the septic system connected to a storm sewer?',
    answer: yesNo,
  },
  {
    id: 'septicAboveOutlet',
    text: 'Does the liquid in the tank stand above the outlet?',
    help: 'Above the lowest point inside the outlet pipe (its invert). A septage hauler can see it.',
    answer: yesNo,
  },
  {
    id: 'septicStructuralFailure',
    text: 'Has a part of it failed structurally, so that one of the other signs could follow?',
    answer: yesNo,
  },
  {
    id: 'septicContaminatesOffSite',
    text: 'Is groundwater off the site contaminated in a way that can reasonably be traced to it?',
    answer: yesNo,
  },
  {
    id: 'septicSpecialConditions',
    text: "Do septic systems here contribute to special conditions of the Village's storm sewer permit?",
    help: 'Those of impaired waters, maximum daily loads and water quality standards. The Stormwater Management Officer knows.',
    answer: yesNo,
  },
  {
    id: 'toldToCorrectContamination',
    text: "Has the person been told that the activity causes or adds to violations of the Village's storm sewer permit?",
    help: 'By a notification to that person. Whoever has been told has to correct it.',
    answer: yesNo,
  },
] satisfies OrdinanceDocument['questions'];
