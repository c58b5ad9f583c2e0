import type { ApplicationCase } from '../../planner-cases.js';
import { answers, drive } from './drawn.js';

const ADMINISTRATIVE = 'application-administrative';

/** What an administrative application takes, and what is taken beside either. */
export const administrativeCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-6B',
    rules: ['N-APP', 'N-PERMIT'],
    situation: 'The same drive on the administrative way, as the facts say',
    expected: 'the shorter list is asked for',
    given: drive(answers({ permitRoute: 'administrative' })),
    list: ADMINISTRATIVE,
    items: { disturbance: { standing: 'asked' }, 'plan-contours': { standing: 'asked' } },
    expect: { route: 'administrative', list: { standing: 'asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6B(3)',
    rules: ['N-APP'],
    situation: 'The owner files',
    expected: 'no statement of authority is asked for',
    given: drive({ route: 'administrative', ...answers({ agentApplies: false }) }),
    list: ADMINISTRATIVE,
    items: { agent: { standing: 'not-asked' } },
  },
  {
    kind: 'application',
    section: '§ 340-6C',
    rules: ['N-WAIVE'],
    situation: 'The applicant asks to be excused from part of it',
    expected: 'three things have to be shown, all of them',
    given: drive({ route: 'administrative', ...answers({ waiverRequested: true }) }),
    list: 'application-waiver',
    items: {
      'good-cause': { standing: 'asked' },
      'proper-review': { standing: 'asked' },
      'not-material': { standing: 'asked' },
    },
  },
  {
    kind: 'application',
    section: '§ 340-6 (additional data)',
    rules: ['N-DATA'],
    situation: 'It is not known whether the approval authority wants more information',
    expected: 'that stays open',
    given: drive({ route: 'administrative' }),
    list: 'application-further-data',
    expect: { list: { standing: 'undetermined' } },
  },
  {
    kind: 'application',
    section: '§ 340-5 (SEQRA compliance)',
    rules: ['N-SEQRA'],
    situation: 'Any application',
    expected: 'it counts as complete only once the state review act was complied with',
    given: drive({ route: 'planning-board' }),
    list: 'application-complete',
    items: { seqra: { standing: 'asked' } },
  },
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
