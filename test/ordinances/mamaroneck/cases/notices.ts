import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';
import { inAdjacentArea, inWetland } from './ground.js';

const asked = { standing: 'asked' } as const;

/** §§ 192-5B(2) … 192-10: who is listed and who is told. */
export const noticeCases: readonly PlannerCase[] = [
  {
    kind: 'application',
    section: '§ 192-5B(2)',
    rules: ['M-APP', 'M-APP-LIST'],
    situation: 'A neighbor lies on the same adjacent area',
    expected: 'the neighbor is listed',
    given: {
      ...inAdjacentArea('structure'),
      measures: {
        onControlledLand: [{ id: '2', taxMapNumber: '1-2', address: '3 Main Street', distanceFt: 12 }],
      },
    },
    list: 'names',
    items: { 'adjacent-owners': asked, 'water-rights': asked },
    notice: 'adjacent-owners',
    expect: {
      notice: {
        standing: 'asked',
        by: 'the applicant',
        parcels: expect.arrayContaining([expect.objectContaining({ taxMapNumber: '1-2' })]) as never,
      },
    },
  },
  {
    kind: 'application',
    section: '§ 192-5B(2)',
    rules: ['M-APP', 'M-APP-LIST'],
    situation: 'Parcels lie 99.9 ft, 100 ft and 100.1 ft from the boundary of the property',
    expected: 'water rights are looked for on those within 100 ft',
    given: {
      ...inAdjacentArea('structure'),
      measures: {
        aroundProperty: [
          { id: '2', taxMapNumber: '1-2', address: null, distanceFt: 99.9 },
          { id: '3', taxMapNumber: '1-3', address: null, distanceFt: 100 },
          { id: '4', taxMapNumber: '1-4', address: null, distanceFt: 100.1 },
        ],
      },
    },
    notice: 'water-rights',
    expect: {
      notice: {
        withinFt: 100,
        parcels: expect.toSatisfy(
          (parcels: { taxMapNumber: string }[]) =>
            parcels.some((parcel) => parcel.taxMapNumber === '1-2') &&
            parcels.some((parcel) => parcel.taxMapNumber === '1-3') &&
            !parcels.some((parcel) => parcel.taxMapNumber === '1-4'),
        ) as never,
      },
    },
  },
  {
    kind: 'application',
    section: '§ 192-5C',
    rules: ['M-APP', 'M-APP-COPY'],
    situation: 'Part of the work lies in the City of Rye',
    expected: 'the Village Clerk mails a copy of the completed application to both',
    given: {
      ...inWetland('fill'),
      measures: { municipalities: ['Village of Mamaroneck', 'City of Rye'] },
    },
    notice: 'local-governments',
    expect: {
      notice: {
        standing: 'asked',
        by: 'the Village Clerk',
        municipalities: expect.arrayContaining(['City of Rye']) as never,
      },
    },
  },
  ...(
    [
      ['2023-09-20', 'a notice of it is asked, and what it had to be is not in the text held here'],
      ['2023-09-21', 'its notice follows chapter 372, which is not held here'],
      ['2023-09-22', 'its notice follows chapter 372, which is not held here'],
    ] as const
  ).map(([filedOn, expected]): PlannerCase => ({
    kind: 'application',
    section: '§ 192-6, L.L. No. 15-2023',
    rules: ['M-NOTICE'],
    situation: `An application is filed on ${filedOn}`,
    expected,
    given: { ...inAdjacentArea('structure'), on: filedOn, filedOn },
    notice: 'notice-of-application',
    expect: {
      notice: {
        standing: 'asked',
        parcels: null,
        words: expect.stringMatching(
          /Since 2023-09-21 .* chapter 372 .* not held here\. Before that day .* not in the text held here/,
        ) as string,
      },
    },
  })),
  {
    kind: 'application',
    section: '§ 192-7B',
    rules: ['M-HEAR'],
    situation: 'The Planning Board dispenses with a hearing, for nobody objected',
    expected: 'it publishes that with its reasons and has it mailed to each local government',
    given: {
      ...inAdjacentArea('structure'),
      facts: { answers: { hearingHeld: false, hearingAnnounced: false } },
    },
    notice: 'no-hearing',
    expect: {
      notice: {
        standing: 'asked',
        by: 'the Planning Board',
        words: expect.stringMatching(/whether by the Board or the applicant is not said here/) as string,
      },
    },
  },
  {
    kind: 'application',
    section: '§ 192-10',
    rules: ['M-CANCEL'],
    situation: 'An announced hearing is canceled',
    expected: 'that is made known in the way in which it was announced',
    given: {
      ...inAdjacentArea('structure'),
      facts: { answers: { hearingHeld: false, hearingAnnounced: true } },
    },
    notice: 'canceled-hearing',
    expect: { notice: { standing: 'asked', by: 'the Planning Board' } },
  },
];
