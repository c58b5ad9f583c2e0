import { REGULATED, type ActivityCase } from './terms.js';

/** § 192-3C takes three things together: 65 °C or more, into such water, and harm to plants, fish or wildlife. */
const HOT = { kind: 'number', question: 'effluentTemperatureC', comparison: '>=', value: 65 } as const;
const HARMFUL = { kind: 'yes', question: 'effluentHarmful' } as const;
const INTO_WATER = { kind: 'yes', question: 'effluentIntoWater' } as const;

const HOT_EFFLUENT =
  'Effluent of 65 °C or more that goes into the wetland, or a pond, lake, reservoir or tributary, and harms native plants, fish or wildlife is prohibited.';

/**
 * The three-part test of hot effluent.
 * @source § 192-3C
 */
export const hotEffluent: ActivityCase[] = [
  // On wetland itself it is let out into the wetland, which is one of the waters named.
  {
    standing: 'prohibited',
    rule: 'M-PROH',
    citation: '§ 192-3C',
    words: HOT_EFFLUENT,
    lands: ['wetland'],
    when: [HOT, HARMFUL],
  },
  {
    standing: 'prohibited',
    rule: 'M-PROH',
    citation: '§ 192-3C',
    words: HOT_EFFLUENT,
    when: [HOT, INTO_WATER, HARMFUL],
  },
];

/**
 * Effluent as pollution, where it is not prohibited.
 * @source § 192-2, Pollution, Regulated activity
 */
export const effluent: ActivityCase[] = [
  {
    standing: 'permit',
    ...REGULATED,
    words: 'Discharging effluent or other liquid waste directly into a wetland is a regulated activity.',
    lands: ['wetland'],
  },
  {
    standing: 'permit',
    ...REGULATED,
    words:
      'Discharging effluent or other liquid waste so that it drains into a wetland, any pollution, and whatever else substantially impairs a wetland, is a regulated activity.',
    when: [
      {
        kind: 'any',
        of: [
          { kind: 'yes', question: 'drainsIntoWetland' },
          { kind: 'yes', question: 'effluentHarmful' },
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
      'A discharge in adjacent area that does not drain into a wetland, does not substantially impair one, and cannot injure people, plants, animals or property, is not among the regulated activities. A pipe or a sewer outfall is judged apart.',
  },
];
