import type { ActivityCase } from './terms.js';
import { harmfulChemicals } from './discharges.js';

/** § 192-4B says that no permit is required; § 192-3 stands beside it. */
export const STILL_PROHIBITED = {
  words:
    'What is prohibited stays prohibited: no solid waste, no chemicals that do harm, no harmful effluent of 65 °C or more.',
  citation: '§ 192-3',
};

/** Condition that a question is answered yes. */
export const yes = (question: string) => ({ kind: 'yes', question }) as const;
/** Condition that it is answered no. */
export const no = (question: string) => ({ kind: 'no', question }) as const;

type When = NonNullable<ActivityCase['when']>;

/** Case that item so-and-so of § 192-4B exempts, with the prohibitions that stay. */
export const exempt = (item: number, words: string, when: When = []): ActivityCase => ({
  standing: 'exempt',
  rule: 'M-EX',
  citation: `§ 192-4B(${item})`,
  words,
  when,
  duties: [STILL_PROHIBITED],
});

/** Outside its exemption an activity stands as what it does on the ground. */
export const otherwise = (item: number): ActivityCase[] => [
  {
    standing: 'not-regulated',
    rule: 'M-REG',
    citation: '§ 192-2, Regulated activity',
    words: `On what was said, § 192-4B(${item}) does not cover it, but nothing that the chapter regulates is done either.`,
    when: [no('regulatedWorkInvolved')],
  },
  {
    standing: 'permit',
    rule: 'M-REG',
    citation: `§ 192-2, Regulated activity; § 192-4B(${item})`,
    words: `On what was said, § 192-4B(${item}) does not cover it, and it involves a regulated activity.`,
  },
];

/** The chemicals of § 192-3B are taken out of the exemption by its own words, and of others by § 192-3. */
export const chemicalsApart: ActivityCase = {
  ...harmfulChemicals,
  words: `${harmfulChemicals.words} An exemption from the permit does not lift that.`,
  when: [yes('chemicalsUsed'), yes('chemicalsHarmful')],
};

/** Cases of § 192-4B(2): lawful cultivation, harmful chemicals apart. */
export const cultivation = (what: string): ActivityCase[] => [
  { ...chemicalsApart, citation: '§ 192-3B; § 192-4B(2)' },
  exempt(
    2,
    `${what} needs no permit of this chapter where it is otherwise lawful; harmful chemicals are left out.`,
    [yes('legallyPermittedOtherwise')],
  ),
  ...otherwise(2),
];
