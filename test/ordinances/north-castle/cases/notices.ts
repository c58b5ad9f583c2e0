import { expect } from 'vitest';
import type { ApplicationSituation } from '../../application-situation.js';
import type { ApplicationCase } from '../../planner-cases.js';

const parcel = (id: string, distanceFt: number) => ({
  id,
  taxMapNumber: `101.02-1-${id}`,
  address: null,
  distanceFt,
});

/** Fill on one parcel, in the buffer, with neighbors at several distances. */
function fill(route: string): ApplicationSituation {
  return {
    route,
    wetlands: [{ distanceFt: 30, overlap: { adjacentOverlapSqFt: 600 } }],
    split: { subjectSqFt: 600, inAdjacentSqFt: 600, outsideControlledSqFt: 0 },
    disturbances: [{ activity: 'fill', areaSqFt: 600, inAdjacentSqFt: 600 }],
    measures: {
      aroundProperty: [parcel('2', 0), parcel('3', 99.9), parcel('4', 100), parcel('5', 100.1)],
      onControlledLand: [parcel('2', 0), parcel('6', 40)],
    },
  };
}

const ids = (...wanted: string[]) =>
  expect.toSatisfy(
    (parcels: readonly { id: string }[]) => parcels.map(({ id }) => id).join(' ') === wanted.join(' '),
    `parcels ${wanted.join(', ')}`,
  ) as never;

/** Who is told or listed. */
export const noticeCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-6A(8)',
    rules: ['N-APP'],
    situation: 'Neighbors lie at 0, 99.9, 100 and 100.1 ft from the property, and one may claim water rights',
    expected: 'those up to and with 100 ft are the parcels to ask about',
    given: fill('planning-board'),
    notice: 'water-right-claimants',
    expect: { notice: { standing: 'asked', withinFt: 100, parcels: ids('2', '3', '4') } },
  },
  {
    kind: 'application',
    section: '§ 340-6A(8)',
    rules: ['N-APP'],
    situation: 'Two other parcels lie in or touch the buffer in which the fill is placed',
    expected: 'their owners are listed, however far the property is',
    given: fill('planning-board'),
    notice: 'owners-adjacent',
    expect: { notice: { standing: 'asked', parcels: ids('2', '6') } },
  },
  {
    kind: 'application',
    section: '§ 340-7',
    rules: ['N-HEAR'],
    situation: 'One neighbor shares a boundary with the property',
    expected: 'the notice of the hearing is mailed to that one, by the applicant',
    given: fill('planning-board'),
    notice: 'abutters',
    expect: {
      notice: { standing: 'asked', by: 'the applicant', parcels: ids('2'), clock: 'abutters-mailing' },
    },
  },
  {
    kind: 'application',
    section: '§ 340-7',
    rules: ['N-HEAR'],
    situation: 'Notice of the hearing is given as for a plat',
    expected: 'who gives it is for Town Law § 276, since the section does not say',
    given: fill('planning-board'),
    notice: 'hearing-published',
    expect: { notice: { standing: 'asked', by: 'whom Town Law § 276 names' } },
  },
  {
    kind: 'application',
    section: '§ 340-7',
    rules: ['N-HEAR'],
    situation: 'The application goes the administrative way',
    expected: 'there is no hearing, and nobody to mail its notice to',
    given: fill('administrative'),
    notice: 'abutters',
    expect: { notice: { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-5 (informational report)',
    rules: ['N-CB-INFO'],
    situation: 'The application goes the administrative way',
    expected: 'the Conservation Board is informed, and not asked',
    given: fill('administrative'),
    notice: 'conservation-board-information',
    expect: { notice: { standing: 'asked', by: 'the Building Inspector' } },
  },
  {
    kind: 'application',
    section: '§ 340-5 (Conservation Board)',
    rules: ['N-CB'],
    situation: 'The application goes to the Planning Board',
    expected: 'the Planning Board refers it to the Conservation Board',
    given: fill('planning-board'),
    notice: 'conservation-board-referral',
    expect: { notice: { standing: 'asked', by: 'the Planning Board', clock: 'conservation-board-report' } },
  },
];
