import { REGULATED, type Activities, type ActivityCase } from './terms.js';
import { effluent, hotEffluent } from './effluent.js';

/** Harmful chemicals are prohibited whatever carries them. */
export const harmfulChemicals: ActivityCase = {
  standing: 'prohibited',
  rule: 'M-PROH',
  citation: '§ 192-3B',
  words:
    'Letting out a chemical or chemical waste that will do harm to the environment, diluted or not, is prohibited in wetlands and adjacent areas.',
  when: [{ kind: 'yes', question: 'chemicalsHarmful' }],
};

/**
 * Waste, chemicals, effluent and other pollution.
 * @source § 192-3; § 192-2, Pollution, Regulated activity, Solid waste
 */
export const discharges = [
  {
    id: 'solid-waste',
    label: 'Putting down solid waste',
    help: 'Rubbish, garbage, ashes, offal, leaves, grass and tree cuttings, and anything else discarded.',
    reach: 'controlled-land',
    cases: [
      {
        standing: 'prohibited',
        rule: 'M-PROH',
        citation: '§ 192-3A',
        words:
          'Putting down solid waste of any kind, yard waste such as leaves and cuttings included, is prohibited in wetlands and adjacent areas.',
      },
    ],
  },
  {
    id: 'chemicals',
    label: 'Using or letting out chemicals',
    help: 'Pesticides, fertilizers, pool or cleaning chemicals, chemical waste.',
    reach: 'controlled-land',
    cases: [
      harmfulChemicals,
      {
        standing: 'permit',
        ...REGULATED,
        words:
          'Chemicals that may injure people, plants, animals or property are pollution, and any form of pollution is a regulated activity; so is what substantially impairs a wetland.',
        when: [
          {
            kind: 'any',
            of: [
              { kind: 'yes', question: 'mayInjure' },
              { kind: 'yes', question: 'impairsWetlandFunction' },
            ],
          },
        ],
      },
      {
        standing: 'not-regulated',
        ...REGULATED,
        words:
          'A chemical that does no harm, cannot injure anything and does not substantially impair a wetland is read here as neither prohibited nor regulated. § 192-3B can also be read to prohibit every chemical, harmful or not: ask the Village before relying on this.',
      },
    ],
  },
  {
    id: 'heated-effluent',
    label: 'Letting out heated water or other hot effluent',
    help: 'Cooling water, boiler water. If it carries chemicals, choose that activity too.',
    reach: 'controlled-land',
    cases: [...hotEffluent, ...effluent],
  },
  {
    id: 'effluent-discharge',
    label: 'Letting out sewage, effluent or other liquid waste',
    help: 'Treated sewage, water from a process or a drain. Rain water that is only led off is no deposit. For a sewer outfall choose that.',
    aliases: ['illicit-discharge', 'septic-operation'],
    reach: 'controlled-land',
    cases: [...hotEffluent, harmfulChemicals, ...effluent],
  },
  {
    id: 'septic-system',
    label: 'Installing a septic tank or septic system',
    reach: 'controlled-land',
    cases: [
      {
        standing: 'permit',
        ...REGULATED,
        words:
          'Installing a septic tank is named among the forms of pollution, each of which is a regulated activity.',
      },
    ],
  },
  {
    id: 'sewer-outfall',
    label: 'Running a sewer outfall',
    reach: 'controlled-land',
    cases: [
      {
        standing: 'permit',
        ...REGULATED,
        words:
          'Running a sewer outfall is named among the forms of pollution, each of which is a regulated activity.',
      },
    ],
  },
  {
    id: 'pollution',
    label: 'Anything else that pollutes',
    help: 'What is brought there by people and can injure people, plants, animals or property.',
    reach: 'controlled-land',
    cases: [
      harmfulChemicals,
      { standing: 'permit', ...REGULATED, words: 'Any form of pollution is a regulated activity.' },
    ],
  },
] satisfies Activities;
