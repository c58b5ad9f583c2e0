import { describe, expect, it } from 'vitest';
import type { ActivityRuling } from '../../core/contracts/activities.js';
import type { FilledList, FilledNotice, FilledRequirement } from '../../core/contracts/application.js';
import type { ClockState } from '../../core/contracts/clocks.js';
import type { SanctionAnswer } from '../../core/contracts/sanctions.js';
import type { Finding } from '../../core/finding.js';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { applicationFor } from '../../core/rules/application/application-for.js';
import { clocksFor, type ClockInput } from '../../core/rules/clocks/clocks-for.js';
import { evaluateParcel } from '../../core/rules/evaluate-parcel.js';
import { evaluateProposal } from '../../core/rules/evaluate-proposal.js';
import { sanctionsFor, type OffenceInput } from '../../core/rules/sanctions.js';
import { applicationSituation, type ApplicationSituation } from './application-situation.js';
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

/** What has happened and when, and where a period of the ordinance stands; only what `expect` names is compared. */
export interface ClockCase extends CaseText {
  kind: 'clock';
  /** `on`: the day asked about; `events` by id, each a day `2026-03-07` or an hour `2026-03-07T20:00` */
  given: ClockInput;
  /** id of the clock */
  clock: string;
  /** `not-listed`: the period is left out of the answer */
  expect:
    | 'not-listed'
    | {
        state?: ClockState;
        /** first day on which it may be done; null: there is none, or it is not known */
        opens?: string | null;
        /** last day on which it is in time */
        due?: string | null;
        /** the last moment, with offset, where hours are counted: `2026-03-09T09:30:00-04:00` */
        dueTime?: string;
        provisional?: boolean;
        /** what it means that nothing was done in time; null: it does not mean anything yet */
        silence?: RegExp | null;
        /** days of a period that recurs, all that are told */
        recurring?: readonly string[];
        sentence?: RegExp;
      };
}

/** An offence, and what one sanction of the ordinance makes of it; only what `expect` names is compared. */
export interface SanctionCase extends CaseText {
  kind: 'sanction';
  /** `offenceOn`, and where it went on `endedOn`; `earlier`: days of offences with a conviction */
  given: OffenceInput;
  /** id of the sanction */
  sanction: string;
  /** `not-listed`: it was not in force on the day of the offence */
  expect: 'not-listed' | Partial<SanctionAnswer>;
}

/** A proposal that is filed, and what its application takes; only the members that are named are compared. */
export interface ApplicationCase extends CaseText {
  kind: 'application';
  given: ApplicationSituation;
  /** id of the list that `items` are of and `expect.list` is about */
  list?: string;
  /** by the ids of items of that list; texts may be `expect.stringMatching(…)` */
  items?: Readonly<Record<string, Partial<FilledRequirement>>>;
  /** id of the notice that `expect.notice` is about */
  notice?: string;
  expect?: {
    list?: Partial<FilledList>;
    notice?: Partial<FilledNotice>;
    /** id of the way it goes; null: not known */
    route?: string | null;
    /** ids of the questions whose answers would settle something; every one, in any order */
    asks?: readonly string[];
    /** the application is refused with a message like this */
    refused?: RegExp;
  };
}

/** One case of an ordinance. */
export type PlannerCase = ProposalCase | ClockCase | SanctionCase | ApplicationCase;

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

function checkClock(ordinance: string, { given, clock: id, expect: wanted }: ClockCase): void {
  const { items } = clocksFor(BUILT_IN_ORDINANCES.find(ordinance), given);
  const clock = items.find((item) => item.id === id);
  if (wanted === 'not-listed') {
    expect(clock).toBeUndefined();
    return;
  }
  if (clock === undefined)
    throw new Error(`No clock "${id}" is listed, but ${items.map((item) => item.id).join(', ')}`);
  const { silence, sentence, ...rest } = wanted;
  expect({
    state: clock.state,
    opens: clock.opens?.day ?? null,
    due: clock.due?.day ?? null,
    dueTime: clock.due?.time,
    provisional: clock.provisional,
    recurring: clock.recurring.map(({ day }) => day),
  }).toMatchObject(rest);
  if (silence === null) expect(clock.silence).toBeNull();
  else if (silence !== undefined) expect(clock.silence).toMatch(silence);
  if (sentence !== undefined) expect(clock.sentence).toMatch(sentence);
}

function checkSanction(ordinance: string, { given, sanction: id, expect: wanted }: SanctionCase): void {
  const { items } = sanctionsFor(BUILT_IN_ORDINANCES.find(ordinance), given);
  const sanction = items.find((item) => item.id === id);
  if (wanted === 'not-listed') expect(sanction).toBeUndefined();
  else expect(sanction, `sanction "${id}"`).toMatchObject(wanted);
}

function checkApplication(ordinance: string, each: ApplicationCase): void {
  const { expect: wanted = {} } = each;
  const input = applicationSituation(ordinance, each.given);
  if (wanted.refused !== undefined) {
    expect(() => applicationFor(input)).toThrow(wanted.refused);
    return;
  }
  const { lists, notices, route, questions } = applicationFor(input);
  const list = lists.find(({ id }) => id === each.list);
  if (each.list !== undefined) expect(list, `list "${each.list}"`).toBeDefined();
  for (const [id, item] of Object.entries(each.items ?? {}))
    expect(
      list?.items.find((entry) => entry.id === id),
      `item "${id}"`,
    ).toMatchObject(item);
  if (wanted.list !== undefined) expect(list).toMatchObject(wanted.list);
  const notice = notices.find(({ id }) => id === each.notice);
  if (each.notice !== undefined) expect(notice, `notice "${each.notice}"`).toBeDefined();
  if (wanted.notice !== undefined) expect(notice).toMatchObject(wanted.notice);
  if (wanted.route !== undefined) expect(route?.id ?? null).toBe(wanted.route);
  if (wanted.asks !== undefined)
    expect(questions.map(({ id }) => id).toSorted()).toEqual([...wanted.asks].toSorted());
}

function checkCase(ordinance: string, each: PlannerCase): void {
  switch (each.kind) {
    case 'clock': {
      checkClock(ordinance, each);
      return;
    }
    case 'sanction': {
      checkSanction(ordinance, each);
      return;
    }
    case 'application': {
      checkApplication(ordinance, each);
      return;
    }
    default: {
      checkProposal(ordinance, each);
      return;
    }
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
        checkCase(ordinance, each);
      });
    }
  });
}
