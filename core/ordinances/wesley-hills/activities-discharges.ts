import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';
import { beforeArticleII, outOfReach } from './discharge-cases.js';

const yes = (question: string) => ({ kind: 'yes', question }) as const;
const no = (question: string) => ({ kind: 'no', question }) as const;
const kind = (option: string) => ({ kind: 'choice', question: 'dischargeKind', option }) as const;

/** What reaches the storm sewers, and by which drain. */
export const dischargeActivities = [
  {
    id: 'illicit-discharge',
    label: 'Discharge to the storm sewers',
    help: 'Anything let, thrown or washed into a street drain, gutter, ditch or storm pipe.',
    aliases: ['pollution', 'effluent-discharge', 'chemicals', 'solid-waste', 'heated-effluent'],
    reach: 'anywhere',
    cases: [
      outOfReach('reachesStormSewers', 'W-II-DIS', '§ 181-17A'),
      {
        ...ARTICLE_II,
        standing: 'not-regulated',
        rule: 'W-II-DIS',
        citation: '§§ 181-15, Stormwater, 181-17A',
        words:
          'Rain, snowmelt, drainage and uncontaminated groundwater are stormwater, which may be discharged.',
        when: [kind('stormwater-only')],
      },
      {
        ...ARTICLE_II,
        standing: 'exempt',
        rule: 'W-II-EX',
        citation: '§ 181-17A(1)',
        words:
          'Water on the list is exempt: it was said to be uncontaminated, and neither the state nor the Village to have found that it contributes pollutants.',
        when: [kind('listed-water'), yes('dischargeUncontaminated'), no('dischargeFoundToContribute')],
      },
      {
        ...ARTICLE_II,
        standing: 'exempt',
        rule: 'W-II-SMO',
        citation: '§ 181-17A(2)',
        words:
          'The Stormwater Management Officer has approved it in writing, to keep imminent harm from life or property. That does not stand for compliance with other law.',
        when: [kind('to-protect'), yes('dischargeApprovedInWriting')],
        duties: [
          {
            words: 'Keep to the time and the conditions that the approval states.',
            citation: '§ 181-17A(2)',
          },
        ],
      },
      {
        ...ARTICLE_II,
        standing: 'exempt',
        rule: 'W-II-DYE',
        citation: '§ 181-17A(3)',
        words: 'A dye test that follows the law and is announced in writing is allowed.',
        when: [kind('dye-test'), yes('dyeTestLawful'), yes('dyeTestNotified')],
        duties: [
          {
            words: 'Tell the Stormwater Management Officer in writing before the test.',
            citation: '§ 181-17A(3)',
          },
        ],
      },
      {
        ...ARTICLE_II,
        standing: 'exempt',
        rule: 'W-II-SPDES',
        citation: '§ 181-17A(4)',
        words:
          'It is made under a state permit, waiver or order that the discharger complies with, and has been approved in writing.',
        when: [kind('state-permit'), yes('dischargerInFullCompliance'), yes('stormSewerApprovalWritten')],
        duties: [
          {
            words:
              'File a copy of the written approval with the operator of the storm sewers before the discharge.',
            citation: '§ 181-17A(4)',
          },
        ],
      },
      {
        ...ARTICLE_II,
        standing: 'prohibited',
        rule: 'W-II-DIS',
        citation: '§ 181-17A',
        words:
          'Nothing but stormwater may be discharged to the storm sewers, and none of the four exceptions was said to hold.',
        duties: [
          {
            words:
              'Whoever is responsible for the property or operation, or for emergencies there, and learns of a release sees to its discovery, containment and cleanup, and reports it: hazardous materials immediately, others by the next business day at the latest.',
            citation: '§ 181-24',
            clock: 'release-report',
          },
        ],
      },
      beforeArticleII,
    ],
  },
  {
    id: 'illicit-connection',
    label: 'Drain or pipe connected to the storm sewers',
    help: 'To build, use or keep it, or to leave it in place.',
    reach: 'anywhere',
    cases: [
      outOfReach('reachesStormSewers', 'W-II-CONN', '§ 181-17B'),
      {
        ...ARTICLE_II,
        standing: 'prohibited',
        rule: 'W-II-CONN',
        citation: '§§ 181-15, Illicit connections, 181-17B',
        words:
          'A connection that lets an illegal discharge into the storm sewers is prohibited, even if it was lawful when it was made.',
        when: [yes('connectionCarriesOther')],
      },
      {
        ...ARTICLE_II,
        standing: 'prohibited',
        rule: 'W-II-CONN',
        citation: '§§ 181-15, Illicit connections, 181-17B',
        words:
          'A connection from commercial or industrial land that is not both on record and approved is an illicit one, even if it was lawful when it was made.',
        when: [yes('connectionFromBusiness'), no('connectionOnRecordAndApproved')],
      },
      {
        ...ARTICLE_II,
        standing: 'not-regulated',
        rule: 'W-II-CONN',
        citation: '§§ 181-15, Illicit connections, 181-17B',
        words:
          'Not shown as an illicit connection: it was said to carry only stormwater and exempt discharges, and to need no record or to be on record and approved.',
      },
      beforeArticleII,
    ],
  },
] satisfies OrdinanceDocument['activities'];
