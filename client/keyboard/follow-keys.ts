import { effect } from '@preact/signals';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Task } from '../state/address.js';
import { address } from '../state/route.js';
import { keyTarget, keyUndo, type KeyTarget } from './key-target.js';
import { MapKeys } from './map-keys.js';
import { showKeySketch } from './sketch-layer.js';

/** What the keys do in each task; its code comes when the map first gets the focus in it. */
const TARGETS: Partial<Record<Task, () => Promise<KeyTarget>>> = {
  parcel: () => import('./parcel-target.js').then((module) => module.PARCEL_TARGET),
  proposal: () => import('./proposal-target.js').then((module) => module.PROPOSAL_TARGET),
  amend: () => import('../amend/amend-keys.js').then((module) => module.AMEND_TARGET),
};

/** Has each task say what the keys do in it. @returns what stops it */
function followTask(keys: MapKeys): () => void {
  let running: Task | null = null;
  return effect(() => {
    const { task } = address.value;
    if (task === running) return;
    running = task;
    keys.drop();
    keyTarget.value = null;
    void TARGETS[task]?.().then((target) => {
      if (running === task) keyTarget.value = target;
    });
  });
}

/**
 * Lets everything that the pointer does on the map be done with the keys, while the map has the focus.
 * @returns what stops it
 */
export function followMapKeys(map: MapLibreMap): () => void {
  const keys = new MapKeys(map);
  const container = map.getCanvasContainer();
  const canvas = map.getCanvas();
  const press = (event: KeyboardEvent): void => {
    if (!keys.press(event)) return;
    event.preventDefault();
    // The map would move by the same key, and the drawing library act on it.
    event.stopImmediatePropagation();
  };
  const leave = (): void => keys.hide();
  const stopSketch = showKeySketch(map);
  const stopTask = followTask(keys);
  // A tool that is changed leaves what was begun with another.
  let lastKind: string | undefined;
  const stopWork = effect(() => {
    const work = keyTarget.value?.work();
    const kind = work?.kind === 'draw' ? work.figure : work?.kind;
    if (kind !== lastKind) keys.drop();
    lastKind = kind;
  });
  keyUndo.value = () => keys.takeBack();
  container.addEventListener('keydown', press, { capture: true });
  container.addEventListener('pointerdown', leave, { capture: true });
  canvas.addEventListener('blur', leave);
  return () => {
    stopTask();
    stopWork();
    stopSketch();
    keys.drop();
    keys.hide();
    keyTarget.value = null;
    keyUndo.value = null;
    container.removeEventListener('keydown', press, { capture: true });
    container.removeEventListener('pointerdown', leave, { capture: true });
    canvas.removeEventListener('blur', leave);
  };
}
