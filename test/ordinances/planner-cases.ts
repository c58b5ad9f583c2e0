import { describe, expect, it } from 'vitest';
import type { ActivityRuling } from '../../core/contracts/activities.js';
import type { Finding } from '../../core/finding.js';
import { evaluateParcel } from '../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../core/rules/evaluate-proposal.js';
import { situation, type Situation } from './situation.js';

/** What every case says: where it stands in the law, what is the case, and what follows, in a planner's words. */
interface CaseText {
  /** such as `§ 195-4D(4)` */
  section: string;
  /** rules that it carries */
  rules: readonly string[];
  situation: string;
  expected: string;
}

/** A finding that there must be; only the members named are compared. */
export type ExpectedFinding = Partial<Finding> & { rule: string };

/** A proposal, and what must be found; `ProposalCase`s also say how the ordinance stands to what is done. */
export interface ProposalCase extends CaseText {
  kind: 'proposal' | 'parcel';
  given: Situation;
  findings?: readonly ExpectedFinding[];
  /** rules of which there must be no finding */
  without?: readonly string[];
  activities?: readonly Partial<ActivityRuling>[];
  /** ids of the questions that are open; every one, in any order */
  asks?: readonly string[];
  /** a part of the summary */
  summary?: RegExp;
}

/** One case of an ordinance. */
export type PlannerCase = ProposalCase;

function checkProposal(ordinance: string, { kind, given, ...wanted }: ProposalCase): void {
  const input = situation(ordinance, given);
  const { findings, summary } = kind === 'parcel' ? evaluateParcel(input) : evaluateProposal(input);
  for (const finding of wanted.findings ?? []) {
    const ofRule = findings.filter(({ rule }) => rule === finding.rule);
    expect(ofRule, `findings of ${finding.rule}`).toContainEqual(expect.objectContaining(finding));
  }
  for (const rule of wanted.without ?? [])
    expect(findings.map((finding) => finding.rule)).not.toContain(rule);
  if (wanted.summary !== undefined) expect(summary).toMatch(wanted.summary);
  if (kind === 'parcel') return;
  const { activities, questions } = evaluateProposal(input);
  for (const ruling of wanted.activities ?? [])
    expect(activities).toContainEqual(expect.objectContaining(ruling));
  if (wanted.asks !== undefined) {
    const open = questions.filter(({ stated }) => stated === null).map(({ id }) => id);
    expect(open.toSorted()).toEqual([...wanted.asks].toSorted());
  }
}

/**
 * Runs the cases of an ordinance. A case's title is its section, its rules, its situation and what follows, so that
 * the list of tests reads as a list of cases.
 */
export function runCases(ordinance: string, cases: readonly PlannerCase[]): void {
  describe(ordinance, () => {
    for (const each of cases) {
      it(`${each.section} [${each.rules.join(', ')}] ${each.situation}: ${each.expected}`, () => {
        checkProposal(ordinance, each);
      });
    }
  });
}
