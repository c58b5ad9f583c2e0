import { effect, signal } from '@preact/signals';
import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import { fetchControlledArea, type DegreeBox } from '../api.js';
import { failureOf, isAbort } from '../failure.js';
import type { SplitTotals } from '../figures/split.js';
import type { previewSplit } from '../preview/split.js';
import { boxAround, boxHolds, type Box } from '../preview/planar.js';
import { shapes, shownShapes } from './drawing.js';
import { hasLayers } from './jurisdictions.js';
import { IDLE, LOADING, type Loadable } from './loadable.js';
import { address } from './route.js';

/** The box of the map on screen, set when it comes to rest. */
export const viewBox = signal<DegreeBox | null>(null);

/** Land near the drawing, for measuring in the browser. */
export const controlledArea = signal<Loadable<ControlledArea>>(IDLE);

/** The split measured in the browser, of `of`. */
export const preview = signal<{ of: readonly unknown[]; totals: SplitTotals } | null>(null);

/** Shares of the box added on every side, widest first, so that a short pan needs no new question. */
const MARGINS = [0.4, 0.1, 0.01] as const;

/** Feet that a side of the box may have, a little below what the server answers for. */
const MOST_FT = 15_500;
const FT_PER_DEGREE = 364_500;

let asking = new AbortController();
let answeredFor = '';
let answeredBox: Box | null = null;

function padded([west, south, east, north]: Box, share: number): Box {
  const [x, y] = [(east - west) * share, (north - south) * share];
  return [west - x, south - y, east + x, north + y];
}

function isAnswerable([west, south, east, north]: Box): boolean {
  const width = (east - west) * Math.cos((south * Math.PI) / 180);
  return Math.max(width, north - south) * FT_PER_DEGREE <= MOST_FT;
}

/** The box to ask for: the first that is not too large, of view and drawing together and of the drawing alone. */
function boxToAsk(view: Box, drawn: Box | null): Box | null {
  const both: Box =
    drawn === null
      ? view
      : [
          Math.min(view[0], drawn[0]),
          Math.min(view[1], drawn[1]),
          Math.max(view[2], drawn[2]),
          Math.max(view[3], drawn[3]),
        ];
  const candidates = [both, drawn]
    .filter((box) => box !== null)
    .flatMap((box) => MARGINS.map((share) => padded(box, share)));
  return candidates.find(isAnswerable) ?? null;
}

function ask(jurisdiction: string, box: Box): void {
  const law = address.peek();
  answeredFor = JSON.stringify([jurisdiction, law.ordinance, law.on]);
  answeredBox = box;
  asking.abort();
  const current = (asking = new AbortController());
  if (controlledArea.peek().state !== 'ready') controlledArea.value = LOADING;
  fetchControlledArea(jurisdiction, law, box, current.signal)
    .then((value) => (controlledArea.value = { state: 'ready', value }))
    .catch((error: unknown) => {
      if (isAbort(error)) return;
      answeredBox = null;
      controlledArea.value = { state: 'failed', failure: failureOf(error) };
    });
}

/** Asks for the land around the drawing, or around the middle of the view while nothing is drawn. */
function followLand(): void {
  effect(() => {
    const { task, jurisdiction, ordinance, on } = address.value;
    const view = viewBox.value;
    if (task !== 'proposal' || jurisdiction === null || view === null || !hasLayers.value) return;
    const drawn = boxAround(shapes.value.flatMap((shape) => shape.rings));
    const sameQuestion = answeredFor === JSON.stringify([jurisdiction, ordinance, on]);
    if (!sameQuestion) controlledArea.value = LOADING;
    const needed = boxToAsk(view, drawn);
    if (needed === null) return;
    const near = isAnswerable(view) ? view : (drawn ?? needed);
    const holdsAll =
      answeredBox !== null && boxHolds(answeredBox, near) && boxHolds(answeredBox, drawn ?? near);
    if (!sameQuestion || !holdsAll) ask(jurisdiction, needed);
  });
}

/** Measures what is on the map, at most once a frame. */
function followFigures(measure: typeof previewSplit): void {
  let frame = 0;
  effect(() => {
    const of = shownShapes.value;
    const land = controlledArea.value;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const rings = of.filter((shape) => shape.role === 'disturbance').map((shape) => shape.rings);
      try {
        const totals = land.state === 'ready' ? measure(rings, land.value) : null;
        preview.value = totals === null ? null : { of, totals };
      } catch {
        // A shape half drawn may defeat the overlay for a moment; the next movement measures again.
        preview.value = null;
      }
    });
  });
}

/** Starts measuring in the browser; the code for it is fetched the first time a proposal is drawn. */
export function followPreview(): void {
  followLand();
  let started = false;
  effect(() => {
    if (started || address.value.task !== 'proposal') return;
    started = true;
    void import('../preview/split.js').then((module) => followFigures(module.previewSplit));
  });
}
