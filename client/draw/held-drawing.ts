import {
  DRAWING_LIMITS,
  type Alternative,
  type Facts,
  type ProposalDrawing,
  type Shape,
} from '../../core/contracts/proposal-drawing.js';
import { NO_FACTS } from './facts.js';
import { record, startHistory, type History } from './history.js';
import { newShapeId } from './shape.js';

/** One alternative while it is worked on: what is drawn can be undone, apart from the others. */
export interface HeldAlternative {
  id: string;
  name: string;
  steps: History<readonly Shape[]>;
  facts: Facts;
}

/** A proposal while it is worked on. There is always an alternative, and `current` is one of them. */
export interface HeldDrawing {
  alternatives: readonly HeldAlternative[];
  current: string;
}

/** @returns an alternative with nothing in it */
export function emptyAlternative(id: string, name: string): Alternative {
  return { id, name, shapes: [], facts: NO_FACTS };
}

/** @returns a drawing of one alternative with nothing in it */
export function emptyDrawing(): ProposalDrawing {
  return { alternatives: [emptyAlternative('a', 'Alternative A')], current: 'a' };
}

/** @returns whether nothing is drawn and nothing said in any alternative */
export function isEmptyDrawing({ alternatives }: ProposalDrawing): boolean {
  return alternatives.every(
    ({ shapes, facts }) => shapes.length === 0 && JSON.stringify(facts) === JSON.stringify(NO_FACTS),
  );
}

function holdAlternative({ id, name, shapes, facts }: Alternative): HeldAlternative {
  return { id, name, steps: startHistory<readonly Shape[]>(shapes), facts };
}

/** @returns the drawing to be worked on, with nothing to undo */
export function holdDrawing({ alternatives, current }: ProposalDrawing): HeldDrawing {
  return { alternatives: alternatives.map(holdAlternative), current };
}

/** @returns the alternative as it is kept and sent */
export function alternativeOf({ id, name, steps, facts }: HeldAlternative): Alternative {
  return { id, name, shapes: [...steps.present], facts };
}

/** @returns the drawing as it is kept and sent */
export function drawingOf({ alternatives, current }: HeldDrawing): ProposalDrawing {
  return { alternatives: alternatives.map(alternativeOf), current };
}

/** @returns the alternative that is looked at */
export function currentOf({ alternatives, current }: HeldDrawing): HeldAlternative {
  const found = alternatives.find(({ id }) => id === current) ?? alternatives[0];
  return found ?? holdAlternative(emptyAlternative(current, 'Alternative A'));
}

/** @returns the drawing with a part of the current alternative changed */
export function withCurrent(
  held: HeldDrawing,
  change: (alternative: HeldAlternative) => Partial<HeldAlternative>,
): HeldDrawing {
  const { id } = currentOf(held);
  return {
    ...held,
    alternatives: held.alternatives.map((item) => (item.id === id ? { ...item, ...change(item) } : item)),
  };
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** @returns a name that none of them has: `Alternative B` after `Alternative A` */
export function freeName(alternatives: readonly { name: string }[]): string {
  const taken = new Set(alternatives.map(({ name }) => name.trim().toLowerCase()));
  const free = LETTERS.map((letter) => `Alternative ${letter}`).find(
    (name) => !taken.has(name.toLowerCase()),
  );
  return free ?? `Alternative ${alternatives.length + 1}`;
}

/** @returns the drawing with that alternative at its end, looked at; the same drawing where it is full */
export function withAlternative(held: HeldDrawing, alternative: Alternative): HeldDrawing {
  if (held.alternatives.length >= DRAWING_LIMITS.alternatives) return held;
  const taken = held.alternatives.some(({ id }) => id === alternative.id);
  const id = taken ? newShapeId() : alternative.id;
  return { alternatives: [...held.alternatives, holdAlternative({ ...alternative, id })], current: id };
}

/** @returns the drawing without that alternative; the same drawing where it is the only one */
export function withoutAlternative(held: HeldDrawing, id: string): HeldDrawing {
  const index = held.alternatives.findIndex((item) => item.id === id);
  const alternatives = held.alternatives.filter((item) => item.id !== id);
  const beside = alternatives[Math.max(0, index - 1)];
  if (index === -1 || beside === undefined) return held;
  return { alternatives, current: held.current === id ? beside.id : held.current };
}

/**
 * Takes over what the drawing has become elsewhere.
 * @returns the drawing with the same content as `drawing`; what it was here can be had back by undoing
 */
export function takenOver(held: HeldDrawing, drawing: ProposalDrawing): HeldDrawing {
  const alternatives = drawing.alternatives.map((alternative) => {
    const before = held.alternatives.find(({ id }) => id === alternative.id);
    if (before === undefined) return holdAlternative(alternative);
    const same = JSON.stringify(before.steps.present) === JSON.stringify(alternative.shapes);
    const steps = same ? before.steps : record<readonly Shape[]>(before.steps, alternative.shapes);
    return { id: alternative.id, name: alternative.name, steps, facts: alternative.facts };
  });
  // Which of them is looked at is each page's own.
  const stays = alternatives.some(({ id }) => id === held.current);
  return { alternatives, current: stays ? held.current : drawing.current };
}
