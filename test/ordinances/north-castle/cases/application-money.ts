import type { ApplicationCase } from '../../planner-cases.js';
import { answers, drive } from './drawn.js';

/** Fees, costs and the escrow that go with an application. */
export const moneyCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-6D',
    rules: ['N-FEE', 'N-FEE-ADMIN'],
    situation: 'An administrative application that the Building Inspector keeps to himself, with an escrow',
    expected: 'the application fee and the deposit are asked for, and not the fee for the consultant',
    given: drive({
      route: 'administrative',
      ...answers({ referredToWetlandConsultant: false, escrowAskedFor: true }),
    }),
    list: 'application-money',
    items: {
      'application-fee': { standing: 'asked' },
      'administrative-fee': { standing: 'not-asked' },
      'escrow-deposit': { standing: 'asked' },
    },
  },
  ...(
    [
      [true, 'asked', 'what they cost is repaid to the Town'],
      [false, 'not-asked', 'there is nothing to repay'],
    ] as const
  ).map(([stated, standing, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-6D (consultants)',
    rules: ['N-FEE'],
    situation: `The application is ${stated ? '' : 'not '}referred to consultants or professionals of the Town`,
    expected,
    given: drive({ route: 'planning-board', ...answers({ consultantsEngaged: stated }) }),
    list: 'application-money',
    items: { 'consultant-costs': { standing } },
  })),
  {
    kind: 'application',
    section: '§ 340-6D (administrative wetland permit fees)',
    rules: ['N-FEE-ADMIN'],
    situation: 'An administrative application that goes to the Town Wetland Consultant',
    expected: 'its fee is asked for',
    given: drive({ route: 'administrative', ...answers({ referredToWetlandConsultant: true }) }),
    list: 'application-money',
    items: { 'administrative-fee': { standing: 'asked' } },
  },
];
