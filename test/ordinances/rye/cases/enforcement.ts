import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';

const given = { offenceOn: '2026-05-04' };

/** What the City can do about a violation: § 195-4A(2), (3) and the paragraph on enforcement. */
export const enforcementCases: readonly PlannerCase[] = [
  {
    kind: 'sanction',
    section: 'ch. 195, enforcement',
    rules: ['R-ENF'],
    situation: 'Fill is put into a wetland without a permit',
    expected: 'the City may ask a court to forbid it; no amount of money is known from the text held',
    given,
    sanction: 'injunction',
    expect: { applies: true, kind: 'other', minUsd: null, maxUsd: null },
  },
  {
    kind: 'sanction',
    section: 'ch. 195, enforcement',
    rules: ['R-ENF'],
    situation: 'Fill is put into a wetland without a permit, by somebody who has done so before',
    expected: 'the City may compel that the wetland be put back as it was',
    given: { ...given, earlier: ['2024-06-03'] },
    sanction: 'restoration',
    expect: { applies: true, citation: 'ch. 195, enforcement' },
  },
  {
    kind: 'sanction',
    section: '§ 195-4A(2)',
    rules: ['R-OTHER'],
    situation: 'Work under a building permit turns out to need a permit of this chapter too',
    expected: 'once notified, the officials have to stop that part of it',
    given,
    sanction: 'work-stopped-by-officials',
    expect: { applies: true },
  },
  {
    kind: 'sanction',
    section: '§ 195-4A(3)',
    rules: ['R-FIND'],
    situation: 'Work that needs no other approval goes on where the map shows nothing',
    expected:
      'a stop-work order only as a finding by five members authorizes it; else the work counts as permitted',
    given,
    sanction: 'stop-work-order',
    expect: { words: expect.stringMatching(/at least five members.*counts as permitted/) as string },
  },
];
