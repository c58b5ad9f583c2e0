import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';
import { beforeArticleII, outOfReach } from './discharge-cases.js';

const yes = (question: string) => ({ kind: 'yes', question }) as const;

/** Care of a septic system where it adds to a special condition of the Village's permit. */
const careDuties = [
  {
    words: 'Inspect the tank every year to see how much scum and sludge there is.',
    citation: '§ 181-20B(1)(a)',
    clock: 'septic-inspection',
  },
  {
    words:
      'Have the tank pumped out whenever the underside of the scum is three inches or less from the lower end of the outlet baffle or tee, or the top of the sludge 10 inches or less.',
    citation: '§ 181-20B(1)(a)',
  },
  {
    words:
      'Use no tank additives, let in no excess of detergent, kitchen or laundry waste or household chemicals, and no cigarette butts, diapers, sanitary napkins or trash.',
    citation: '§ 181-20B(1)(b)–(d)',
  },
  {
    words:
      'As a rule a tank is pumped out once in two to three years, depending on use; the hauler then looks for cracks, leaks and blockages.',
    citation: '§ 181-20B(1)(e)',
    clock: 'septic-pump-out',
  },
  {
    words:
      "Repair or replace it by the state's and the county's health codes, where asked with an engineer's plans, with a certificate of compliance of the designer and the approval of the Rockland County Health Department.",
    citation: '§ 181-20B(2)',
  },
];

/** Septic systems as they are run, and other activities that add pollutants to stormwater. */
export const septicActivities = [
  {
    id: 'septic-operation',
    label: 'Running a septic system, cesspool or the like',
    help: 'To build one is asked under building a septic system.',
    reach: 'anywhere',
    cases: [
      outOfReach('septicDrainsToStormSewers', 'W-II-SEPTIC', '§ 181-18'),
      {
        ...ARTICLE_II,
        standing: 'not-regulated',
        rule: 'W-II-SEPTIC',
        citation: '§ 181-15, Individual sewage treatment system',
        words:
          "A system that needs a permit under Article 17 of the state's Environmental Conservation Law is not an individual sewage treatment system of this article; its discharges are judged under § 181-17.",
        when: [yes('septicStatePermit')],
      },
      {
        ...ARTICLE_II,
        standing: 'prohibited',
        rule: 'W-II-SEPTIC',
        citation: '§ 181-18A–F',
        words:
          'It shows a sign of failure, and nobody may operate a failing system that drains to the storm sewers.',
        when: [
          {
            kind: 'any',
            of: [
              yes('septicBacksUp'),
              yes('septicComesOut'),
              yes('septicConnectedToStormSewer'),
              yes('septicAboveOutlet'),
              yes('septicStructuralFailure'),
              yes('septicContaminatesOffSite'),
            ],
          },
        ],
      },
      {
        ...ARTICLE_II,
        standing: 'as-of-right',
        rule: 'W-II-CARE',
        citation: '§ 181-20B',
        words:
          "It was said to show no sign of failure. As septic systems here contribute to a special condition of the Village's permit, it has to be cared for, and repaired, as this section says.",
        when: [yes('septicSpecialConditions')],
        duties: careDuties,
      },
      {
        ...ARTICLE_II,
        standing: 'not-regulated',
        rule: 'W-II-SEPTIC',
        citation: '§ 181-18',
        words:
          "It was said to show none of the six signs of failure, and to add to no special condition of the Village's permit.",
      },
      beforeArticleII,
    ],
  },
  {
    id: 'contaminating-activity',
    label: 'Something that contaminates stormwater, such as pet waste left lying',
    help: 'A discharge, a connection or a septic system is named by itself.',
    reach: 'anywhere',
    cases: [
      {
        ...ARTICLE_II,
        standing: 'prohibited',
        rule: 'W-II-CONTAM',
        citation: '§ 181-19C',
        words:
          "The person has been told that it causes or adds to violations of the Village's storm sewer permit, so it may not go on as it is.",
        when: [yes('toldToCorrectContamination')],
        duties: [
          {
            words: 'Take all reasonable steps so that it no longer causes or adds to such violations.',
            citation: '§ 181-19C',
          },
        ],
      },
      {
        ...ARTICLE_II,
        standing: 'not-regulated',
        rule: 'W-II-CONTAM',
        citation: '§ 181-19B, C',
        words:
          'What is held of this section asks for a correction once the person has been told, and nobody was said to have been. Its paragraph A is not held here and may say more; best practices may be required (§ 181-20A), and what is discharged is judged under § 181-17.',
      },
      beforeArticleII,
    ],
  },
] satisfies OrdinanceDocument['activities'];
