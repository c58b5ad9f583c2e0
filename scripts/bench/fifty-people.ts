import { performance } from 'node:perf_hooks';
import type { BenchContext, BenchFigure, BenchRow } from './bench-row.js';
import { dataOf } from './data-words.js';
import { personsQuestions, type Question } from './persons-questions.js';
import type { ServedProcess } from './serve.js';
import { quantile, timingOf } from './timing.js';

const PEOPLE = 50;

/** Between an answer and the next question somebody looks at the map: from so many seconds to so many. */
const LOOKS_S = { least: 1, most: 3 } as const;

/** How often one alone, fifty, and fifty without pauses are watched in turn, so that a slow minute of the machine meets all. */
const ROUNDS = 3;

/** How long they are watched each time, after the first seconds in which everybody arrives. */
const WATCHED_S = { alone: 6, together: 14, pressing: 6 } as const;
const ARRIVING_S = 4;

interface Watched {
  kind: Question['kind'];
  ms: number;
}

interface Session {
  /** answers that came while it was watched; the others took their time from before or until after */
  inTime: number;
  answers: Watched[];
  errors: Map<string, number>;
  seconds: number;
}

/** Asks one question after the other until the time is over. */
async function person(
  { url }: ServedProcess,
  questions: readonly Question[],
  { name, until, countFrom, looks }: { name: string; until: number; countFrom: number; looks: boolean },
  session: Session,
): Promise<void> {
  for (let at = 0; performance.now() < until; at += 1) {
    const question = questions[at % questions.length];
    if (question === undefined) return;
    if (looks)
      await pause(
        LOOKS_S.least +
          (((at * 7919 + Number(name) * 104_729) % 1000) / 1000) * (LOOKS_S.most - LOOKS_S.least),
      );
    const begun = performance.now();
    const failure = await ask(url, question, `10.0.0.${name}`);
    const ended = performance.now();
    if (ended >= countFrom && ended < until) session.inTime += 1;
    if (begun < countFrom) continue;
    session.answers.push({ kind: question.kind, ms: ended - begun });
    if (failure !== null) session.errors.set(failure, (session.errors.get(failure) ?? 0) + 1);
  }
}

async function ask(url: string, { path, body, kind }: Question, address: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}${path}`, {
      headers: { 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body } : {}),
    });
    await response.arrayBuffer();
    return response.ok ? null : `${kind}: status ${response.status}`;
  } catch (error) {
    return `${kind}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** So many people ask at the same time. What they find is added to the session. */
async function watch(
  server: ServedProcess,
  questions: readonly Question[],
  { people, seconds, looks }: { people: number; seconds: number; looks: boolean },
  found: Session,
): Promise<void> {
  const countFrom = performance.now() + (looks ? ARRIVING_S : 1) * 1000;
  const until = countFrom + seconds * 1000;
  found.seconds += seconds;
  await Promise.all(
    Array.from({ length: people }, (_each, at) => {
      // Each begins elsewhere, so that not all ask for the same.
      const from = (at * 37) % questions.length;
      const own = [...questions.slice(from), ...questions.slice(0, from)];
      return person(server, own, { name: String(at + 1), until, countFrom, looks }, found);
    }),
  );
}

const emptySession = (): Session => ({ inTime: 0, answers: [], errors: new Map(), seconds: 0 });

const kindsOf = ({ answers }: Session): Question['kind'][] =>
  [...new Set(answers.map(({ kind }) => kind))].sort();

const timesOf = ({ answers }: Session, kind: Question['kind']): number[] =>
  answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms);

const errorsOf = ({ errors }: Session): number => [...errors.values()].reduce((sum, count) => sum + count, 0);

/**
 * Fifty people who read and screen, beside one. The question of a person takes as long as of one who is alone, times so much;
 * each kind of question is compared with its own kind, and the worst kind is the figure.
 */
export async function benchFiftyPeople(server: ServedProcess, context: BenchContext): Promise<BenchRow[]> {
  const questions = await personsQuestions(context);
  const alone = emptySession();
  const together = emptySession();
  const pressing = emptySession();
  await watch(server, questions, { people: 1, seconds: WATCHED_S.alone, looks: false }, emptySession());
  for (let round = 0; round < ROUNDS; round += 1) {
    await watch(server, questions, { people: 1, seconds: WATCHED_S.alone, looks: false }, alone);
    await watch(server, questions, { people: PEOPLE, seconds: WATCHED_S.together, looks: true }, together);
    await watch(server, questions, { people: PEOPLE, seconds: WATCHED_S.pressing, looks: false }, pressing);
  }
  const memory = await server.memory();

  const worst = kindsOf(together)
    .map((kind) => ({
      kind,
      times: quantile(timesOf(together, kind), 0.95) / quantile(timesOf(alone, kind), 0.5),
    }))
    .reduce((most, each) => (each.times > most.times ? each : most));
  const rate = (of: Session): number => of.inTime / of.seconds;
  // What fifty people would ask if every answer were there at once.
  const wanted = PEOPLE / ((LOOKS_S.least + LOOKS_S.most) / 2);
  const figures: BenchFigure[] = [
    {
      name: `p95 against the median of one alone (worst kind: ${worst.kind})`,
      value: worst.times,
      unit: '×',
      goal: { atMost: 10 },
    },
    {
      name: 'questions answered, of those asked without any waiting',
      value: rate(together) / wanted,
      unit: '×',
      goal: { atLeast: 0.9 },
    },
    {
      name: 'throughput of fifty without pauses, against one without pauses',
      value: rate(pressing) / rate(alone),
      unit: '×',
      goal: { atLeast: 1 },
    },
    {
      name: 'errors',
      value: errorsOf(together) + errorsOf(pressing) + errorsOf(alone),
      unit: 'errors',
      goal: { atMost: 0 },
    },
    { name: 'answers', value: rate(together), unit: 'a second', goal: null },
    { name: 'answers of fifty without pauses', value: rate(pressing), unit: 'a second', goal: null },
    { name: 'memory of the server at the end', value: memory / 1e6, unit: 'MB', goal: null },
  ];
  const kinds = kindsOf(together).map((kind) => {
    const [one, many] = [timesOf(alone, kind), timesOf(together, kind)];
    return `${kind} ${quantile(one, 0.5).toFixed(1)} ms alone, ${quantile(many, 0.5).toFixed(1)} at the median and ${quantile(many, 0.95).toFixed(1)} at p95 with fifty`;
  });
  return [
    {
      work: `${PEOPLE} people at once, mixed reading and screening`,
      beside: 'one person',
      data: dataOf(context),
      ours: timingOf(together.answers.map(({ ms }) => ms)),
      theirs: timingOf(alone.answers.map(({ ms }) => ms)),
      figures,
      agreement: null,
      notes: [
        `Over HTTP to a server in a process of its own; whoever asks runs on the same machine. Each of the fifty looks at an answer for ${LOOKS_S.least} to ${LOOKS_S.most} s before the next question; "without pauses" none does.`,
        `${kinds.join('; ')}.`,
        ...[...together.errors, ...pressing.errors, ...alone.errors].map(
          ([failure, count]) => `${count} × ${failure}`,
        ),
      ],
    },
  ];
}
