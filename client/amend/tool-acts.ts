import type { Operation } from '../../core/contracts/amendments.js';
import { changeWetlands } from '../amend-api.js';
import { perform } from './acts.js';
import { geometryOf, sameParts } from './parts.js';
import { attributesDiffer, attributesOf } from './read-fields.js';
import { chosen, drawn, drawnFrom, fields, putAway, tool, type Tool } from './sketch.js';
import { stateOf } from './wetlands.js';

function note(): { note: string } {
  return { note: fields.value.note.trim() };
}

/** The operation that the tool in hand stands ready to do, or what is still missing, as a sentence. */
export type Ready = { ok: true; operation: Operation } | { ok: false; missing: string };

function missing(text: string): Ready {
  return { ok: false, missing: text };
}

function ready(operation: Operation): Ready {
  return { ok: true, operation };
}

function readyToAdd(): Ready {
  const { parts } = drawn.value;
  if (parts.length === 0) return missing('Draw the wetland on the map, or type its corners.');
  const attributes = attributesOf(fields.value);
  if (attributes === null) return missing('Correct the accuracy.');
  const wetland = fields.value.id.trim();
  return ready({
    operation: 'add',
    ...(wetland === '' ? {} : { wetland }),
    attributes,
    geometry: geometryOf(parts),
    ...note(),
  });
}

function readyToReshape(wetland: string): Ready {
  const from = drawnFrom.value;
  const { parts } = drawn.value;
  if (from === null) return missing('Wait for the outline of the wetland.');
  if (parts.length === 0)
    return missing('Nothing of the wetland is left. To take it off the map, retire it.');
  if (sameParts(from, parts)) return missing('Nothing is changed yet.');
  return ready({ operation: 'reshape', wetland, geometry: geometryOf(parts), ...note() });
}

function readyToClassify(wetland: string): Ready {
  const state = stateOf(wetland);
  const attributes = attributesOf(fields.value);
  if (attributes === null) return missing('Correct the accuracy.');
  if (state === null || !attributesDiffer(attributes, state)) return missing('Nothing is changed yet.');
  return ready({ operation: 'reclassify', wetland, attributes, ...note() });
}

/** @returns what the tool in hand would do now */
export function readyWith(taken: Tool): Ready {
  const [wetland] = chosen.value;
  const { parts, line } = drawn.value;
  if (taken === 'add') return readyToAdd();
  if (wetland === undefined) return missing('Choose a wetland.');
  switch (taken) {
    case 'reshape':
      return readyToReshape(wetland);
    case 'reclassify':
      return readyToClassify(wetland);
    case 'split':
      if (line.length < 2) return missing('Draw the line on the map, or type its corners.');
      return ready({
        operation: 'split',
        wetland,
        line: { type: 'LineString', coordinates: line.map(([lon, lat]) => [lon, lat]) },
        ...note(),
      });
    case 'cut-hole':
      if (parts.length === 0) return missing('Draw the land to take out, or type its corners.');
      return ready({ operation: 'cut-hole', wetland, geometry: geometryOf(parts), ...note() });
    case 'merge': {
      if (chosen.value.length < 2) return missing('Choose two wetlands or more.');
      const into = chosen.value.includes(fields.value.into) ? fields.value.into : wetland;
      return ready({ operation: 'merge', wetlands: [...chosen.value], into, ...note() });
    }
    case 'retire':
      if (note().note === '') return missing('Say why it is retired.');
      return ready({ operation: 'retire', wetland, ...note() });
    case 'file':
      return missing('Choose a file.');
  }
}

const DONE: Readonly<Record<Operation['operation'], string>> = {
  add: 'The new wetland',
  reshape: 'The new shape of',
  split: 'Splitting',
  merge: 'Merging',
  'cut-hole': 'The hole in',
  retire: 'Retiring',
  reclassify: 'What is said about',
  'take-back': 'Taking back the change',
  rematch: 'The other match',
};

/** Does what the tool in hand stands ready to do. What was drawn and typed goes only once it is part of the draft. */
export async function applyTool(): Promise<void> {
  const taken = tool.value;
  const what = taken === null ? null : readyWith(taken);
  if (what?.ok !== true) return;
  const { operation } = what;
  const wetlands = operation.operation === 'add' ? '' : ` ${chosen.value.join(', ')}`;
  await perform({
    what: `${DONE[operation.operation]}${wetlands}`,
    operations: [operation],
    send: (place, revision) => changeWetlands(place, revision, [operation]),
    done: putAway,
    dropped: putAway,
  });
}
