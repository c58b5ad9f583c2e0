import type { ClockAnswer } from '../../../../core/contracts/clocks.js';
import type { Ordinance, OrdinanceDocument } from '../../../../core/ordinance.js';
import { defineOrdinance } from '../../../../core/ordinances/define-ordinance.js';
import { clocksFor, type ClockInput } from '../../../../core/rules/clocks/clocks-for.js';

type Part<Name extends 'clocks' | 'events' | 'sanctions' | 'guarantees' | 'questions'> = NonNullable<
  OrdinanceDocument[Name]
>[number];

/** A clock as a test writes it: what every clock has and no test looks at is filled in. */
type ClockTerms = Partial<Part<'clocks'>> & { id: string };

const PERMIT: NonNullable<OrdinanceDocument['permit']> = {
  rule: 'OAK-1',
  name: 'a permit',
  citation: '§ 9',
  routes: [
    { id: 'board', label: 'Board', authority: 'the Board', citation: '§ 9', words: 'The Board decides.' },
    { id: 'office', label: 'Office', authority: 'the Office', citation: '§ 9', words: 'The Office decides.' },
  ],
};

const QUESTIONS: readonly Part<'questions'>[] = [
  { id: 'minor', text: 'Is it minor?', answer: { kind: 'yes-no' } },
];

const EVENTS: readonly Part<'events'>[] = [
  { id: 'complete', label: 'Application complete' },
  { id: 'file', label: 'File complete' },
  { id: 'hearing', label: 'Public hearing' },
  { id: 'decision', label: 'Decision' },
  { id: 'report', label: 'Report' },
  { id: 'mailing', label: 'Mailing' },
  { id: 'issue', label: 'Permit issued' },
  { id: 'expiry', label: 'Expiry stated in the permit' },
  { id: 'finished', label: 'Work finished' },
  { id: 'start', label: 'Emergency begins', precision: 'hour' },
  { id: 'notice', label: 'Notice given', precision: 'hour' },
];

/** @returns an ordinance of no real place, whose text is held from 2000 on */
export function inventedOrdinance(parts: {
  clocks?: readonly ClockTerms[];
  sanctions?: readonly Part<'sanctions'>[];
  guarantees?: readonly Part<'guarantees'>[];
}): Ordinance {
  return defineOrdinance({
    format: 1,
    id: 'oakmere',
    name: 'Village of Oakmere ch. 9',
    shortName: 'Oakmere ch. 9',
    municipality: 'Village of Oakmere',
    textHeldFrom: '2000-01-01',
    textHeldFromCitation: 'invented',
    invented: true,
    provisions: [
      {
        rule: 'OAK-1',
        chapter: 'application',
        title: 'Periods',
        citation: '§ 9',
        words: 'Periods.',
        from: '2000-01-01',
        source: 'text',
      },
    ],
    questions: QUESTIONS,
    permit: PERMIT,
    events: EVENTS,
    clocks: (parts.clocks ?? []).map((terms) => ({
      rule: 'OAK-1',
      title: `Title of ${terms.id}`,
      citation: '§ 9',
      words: 'Words.',
      who: 'the Board',
      ...terms,
    })),
    sanctions: parts.sanctions ?? [],
    guarantees: parts.guarantees ?? [],
    guidance: 'Invented.',
  });
}

/** @returns the answer about the one clock that there is; fails when it is left out */
export function ask(terms: ClockTerms, input: ClockInput): ClockAnswer {
  const [answer] = clocksFor(inventedOrdinance({ clocks: [terms] }), input).items;
  if (answer === undefined) throw new Error(`The clock "${terms.id}" is left out`);
  return answer;
}

/** @returns a clock's days, as a test compares them */
export function days({ opens, due }: ClockAnswer): [opens: string | null, due: string | null] {
  return [opens?.day ?? null, due?.day ?? null];
}
