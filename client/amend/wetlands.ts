import { computed, effect, signal } from '@preact/signals';
import type { WetlandState } from '../../core/contracts/amendments.js';
import { fetchWetland } from '../amend-api.js';
import { failureOf, type Failure } from '../failure.js';
import { amendment, openedPlace } from './amendment-state.js';
import { partsOf } from './parts.js';
import {
  activeRing,
  beginDrawing,
  chosen,
  drawn,
  drawnFrom,
  fields,
  say,
  sayAttributes,
  tool,
  type Tool,
} from './sketch.js';

/** A wetland that can be chosen, as the map in view names it. */
export interface ListedWetland {
  id: string;
  name: string | null;
}

/** Wetlands on the part of the map that is in view. */
export const inView = signal<readonly ListedWetland[]>([]);

/** Why a wetland could not be had; null: no trouble. */
export const choiceFailure = signal<{ wetland: string; failure: Failure } | null>(null);

/** Whether a wetland is being fetched. */
export const choosing = signal(false);

const fetched = signal<ReadonlyMap<string, WetlandState>>(new Map());

/** The draft's changes by wetland. */
const changesByWetland = computed(
  () => new Map((amendment.value?.changes ?? []).map((change) => [change.wetland, change])),
);

/** A wetland as the draft has it; null: retired, or not known yet. */
export function stateOf(wetland: string): WetlandState | null {
  const change = changesByWetland.value.get(wetland);
  return change === undefined ? (fetched.value.get(keyOf(wetland)) ?? null) : change.after;
}

function keyOf(wetland: string): string {
  const place = openedPlace.peek();
  return JSON.stringify([place?.jurisdiction, amendment.peek()?.newestVersion, wetland]);
}

async function fetchState(wetland: string): Promise<WetlandState | null> {
  if (changesByWetland.peek().has(wetland)) return stateOf(wetland);
  const place = openedPlace.peek();
  if (place === null) return null;
  const key = keyOf(wetland);
  const known = fetched.peek().get(key);
  if (known !== undefined) return known;
  const state = await fetchWetland(place.jurisdiction, wetland);
  fetched.value = new Map([...fetched.peek(), [key, state]]);
  return state;
}

/** Fetches what is chosen and not known, as after the page was loaded anew. @returns what stops it */
export function fetchChosen(): () => void {
  return effect(() => {
    if (amendment.value === null) return;
    for (const wetland of chosen.value)
      if (stateOf(wetland) === null)
        fetchState(wetland).catch((error: unknown) => {
          choiceFailure.value = { wetland, failure: failureOf(error) };
        });
  });
}

/** Puts a wetland as it is into the form and, to be reshaped, on the map. */
function begin(taken: Tool | null, state: WetlandState): void {
  if (taken === 'reshape') {
    const parts = partsOf(state.geometry);
    drawnFrom.value = parts;
    beginDrawing(parts);
    activeRing.value = parts[0]?.[0]?.id ?? null;
  }
  if (taken === 'reclassify') sayAttributes(state);
}

let choice = 0;

/** Chooses a wetland for the tool in hand; where several are merged, one more, or one less. */
export async function chooseWetland(wetland: string): Promise<void> {
  const turn = (choice += 1);
  const taken = tool.peek();
  choiceFailure.value = null;
  if (taken === 'merge' && chosen.peek().includes(wetland)) {
    chosen.value = chosen.peek().filter((id) => id !== wetland);
    if (fields.peek().into === wetland) say({ into: chosen.peek()[0] ?? '' });
    return;
  }
  choosing.value = true;
  try {
    const state = await fetchState(wetland);
    if (turn !== choice || tool.peek() !== taken) return;
    if (state === null)
      throw new Error(`${wetland} is retired in this draft. Take that change back to work on it.`);
    if (taken === 'merge') {
      chosen.value = [...chosen.peek(), wetland];
      if (fields.peek().into === '') say({ into: wetland });
      return;
    }
    if (chosen.peek()[0] !== wetland && drawn.peek().line.length > 0) beginDrawing([]);
    chosen.value = [wetland];
    begin(taken, state);
  } catch (error) {
    if (turn === choice) choiceFailure.value = { wetland, failure: failureOf(error) };
  } finally {
    if (turn === choice) choosing.value = false;
  }
}

/** Takes a tool in hand. A wetland that is chosen already is worked on with it. */
export function takeTool(taken: Tool): void {
  if (tool.peek() === taken) return;
  const [wetland] = chosen.peek();
  tool.value = taken;
  chosen.value = [];
  drawnFrom.value = null;
  beginDrawing([]);
  if (wetland !== undefined && taken !== 'add' && taken !== 'file') void chooseWetland(wetland);
}
