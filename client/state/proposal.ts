import { computed, effect, signal } from '@preact/signals';
import type { ProposalScreening } from '../../core/contracts/screening.js';
import { screenProposal } from '../api.js';
import { proposalRequest } from '../draw/proposal-request.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { repairPolygons } from '../draw/shape.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import type { SplitTotals } from '../figures/split.js';
import { changeShapes, facts, liveShapes, shapes, shownShapes } from './drawing.js';
import { preview } from './preview.js';
import { address } from './route.js';

/** A server's answer, with what it is an answer to. */
export interface ProposalAnswer {
  screening: ProposalScreening;
  json: unknown;
  /** the drawing it was measured on */
  key: string;
}

/** The last answer; it stays while a newer one is on its way. */
export const proposalAnswer = signal<ProposalAnswer | null>(null);

/** Whether an answer is on its way. */
export const proposalAsking = signal(false);

/** Why the last question has no answer. */
export const proposalFailure = signal<Failure | null>(null);

const PAUSE_MS = 120;

/** Whatever of a drawing the figures depend on. */
function drawingKey(drawn: readonly Shape[]): string {
  const { jurisdiction, ordinance, on } = address.value;
  return JSON.stringify([
    jurisdiction,
    ordinance,
    on,
    drawn.map((shape) => [shape.role, shape.role === 'mitigation' ? shape.mitigationType : '', shape.rings]),
  ]);
}

/** Figures as they are shown, with who measured them. */
export interface Figures {
  source: 'server' | 'preview';
  totals: SplitTotals;
}

/** Whether the last answer is about the drawing as it is now. */
export const answerIsCurrent = computed(
  () => liveShapes.value === null && proposalAnswer.value?.key === drawingKey(shapes.value),
);

/** The server's figures where they are about the drawing as it is now, else the preview's, else none. */
export const proposalFigures = computed<Figures | null>(() => {
  const answer = proposalAnswer.value;
  if (answer !== null && answerIsCurrent.value) {
    const { disturbanceSqFt, ...totals } = answer.screening.totals;
    return { source: 'server', totals: { ...totals, allSqFt: disturbanceSqFt } };
  }
  const measured = preview.value;
  return measured?.of === shownShapes.value ? { source: 'preview', totals: measured.totals } : null;
});

let asking = new AbortController();

async function ask(drawn: readonly Shape[], acceptRepair: boolean): Promise<void> {
  const { jurisdiction, ...law } = address.peek();
  if (jurisdiction === null) return;
  asking.abort();
  const current = (asking = new AbortController());
  const key = drawingKey(drawn);
  proposalAsking.value = true;
  try {
    const body = proposalRequest(jurisdiction, law, drawn, facts.peek());
    const answer = await screenProposal(acceptRepair ? { ...body, acceptRepair } : body, current.signal);
    proposalFailure.value = null;
    proposalAnswer.value = { screening: answer.value, json: answer.json, key };
  } catch (error) {
    if (isAbort(error)) return;
    proposalFailure.value = failureOf(error);
  }
  if (asking === current) proposalAsking.value = false;
}

/** Asks again about the drawing as it is. */
export function askAgain(): void {
  void ask(shapes.peek(), false);
}

function withRepairs(drawn: readonly Shape[], failure: Failure): readonly Shape[] {
  return drawn.flatMap((shape, index) => {
    const problem = failure.problems.find((item) => item.feature === index + 1 && item.repair !== undefined);
    const polygons = problem === undefined ? null : repairPolygons(problem.repair);
    if (polygons === null) return [shape];
    return polygons.map((rings, part) => ({
      ...shape,
      rings,
      id: part === 0 ? shape.id : crypto.randomUUID(),
    }));
  });
}

/**
 * Accepts the repair that the last answer offered: the server is told so and measures with it; then the drawing
 * shows the repaired shapes. One step of undo brings the shape back as it was drawn.
 */
export async function acceptRepair(): Promise<void> {
  const failure = proposalFailure.peek();
  const drawn = shapes.peek();
  if (failure === null) return;
  await ask(drawn, true);
  const answer = proposalAnswer.peek();
  if (proposalFailure.peek() !== null || answer?.key !== drawingKey(drawn) || shapes.peek() !== drawn) return;
  const repaired = withRepairs(drawn, failure);
  proposalAnswer.value = { ...answer, key: drawingKey(repaired) };
  askedAbout = questionOf(repaired);
  changeShapes(repaired);
}

/** Everything an answer depends on: figures, and the names and facts that findings speak of. */
function questionOf(drawn: readonly Shape[]): string {
  return JSON.stringify([drawingKey(drawn), drawn, facts.value]);
}

let askedAbout = '';

/** Asks whenever the finished drawing, its facts or the ordinance change. */
export function followProposal(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const drawn = shapes.value;
    const question = questionOf(drawn);
    if (address.value.task !== 'proposal' || question === askedAbout) return;
    askedAbout = question;
    clearTimeout(pause);
    if (!drawn.some((shape) => shape.role === 'disturbance')) {
      asking.abort();
      proposalAnswer.value = null;
      proposalFailure.value = null;
      proposalAsking.value = false;
      return;
    }
    proposalAsking.value = true;
    pause = setTimeout(() => void ask(drawn, false), PAUSE_MS);
  });
}
