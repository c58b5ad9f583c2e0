import type { ActivityRuling } from '../../../../core/contracts/activities.js';
import type { PlannerCase } from '../../planner-cases.js';
import { ruled, type Told } from './ruled.js';

const connection = (standing: ActivityRuling['standing'], told: Omit<Told, 'section' | 'rule'>) =>
  ruled('illicit-connection', standing, {
    ...told,
    section: '§ 181-17B',
    rule: told.on === undefined ? 'W-II-CONN' : 'W-II',
    facts: { reachesStormSewers: true, ...told.facts },
  });

/** Drains and pipes connected to the storm sewers: § 181-17B. */
export const connectionCases: readonly PlannerCase[] = [
  connection('prohibited', {
    situation: 'A kitchen sink has drained to the storm sewer since 1960, as was allowed then',
    expected: 'the connection is prohibited',
    facts: { connectionCarriesOther: true },
  }),
  connection('prohibited', {
    situation: 'A roof drain of a shop is connected, and on no plan',
    expected: 'from commercial land it has to be both on record and approved',
    facts: {
      connectionCarriesOther: false,
      connectionFromBusiness: true,
      connectionOnRecordAndApproved: false,
    },
  }),
  connection('not-regulated', {
    situation: 'A roof drain of a shop is connected, on record and approved',
    expected: 'it is not shown as an illicit connection',
    facts: {
      connectionCarriesOther: false,
      connectionFromBusiness: true,
      connectionOnRecordAndApproved: true,
    },
  }),
  connection('not-regulated', {
    situation: 'A roof drain of a home is connected',
    expected: 'it is not shown as an illicit connection',
    facts: { connectionCarriesOther: false, connectionFromBusiness: false },
  }),
  connection('undetermined', {
    situation: 'A drain of a shop carries only rain, and nobody says whether it is on record',
    expected: 'that has to be answered',
    facts: { connectionCarriesOther: false, connectionFromBusiness: true },
    asks: ['connectionOnRecordAndApproved'],
  }),
  connection('not-regulated', {
    situation: 'A kitchen sink drained to the storm sewer on the day before Article II was adopted',
    expected: 'nothing in the text held reaches it',
    facts: { connectionCarriesOther: true },
    on: '2010-08-02',
  }),
];
