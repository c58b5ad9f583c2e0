import path from 'node:path';
import type { Entry } from 'yauzl';
import { InvalidInput } from '../../core/errors.js';
import { chooseLayer } from './choose-layer.js';
import { insteadOf } from './file-kinds.js';
import type { ZippedSource } from './zip-contents.js';

/** Names listed in a refusal. */
const NAMED = 10;

/** What of a zip is opened. */
export interface ZippedChoice {
  source: ZippedSource;
  /** which layer of it; null: its only one */
  layer: string | null;
}

/**
 * @param wanted  a file of the zip, by its path or its name alone, or a layer of one, such as `survey.gpkg/wetlands`; of
 *   a zip with one file also the name of the layer by itself
 * @throws InvalidInput  when there is none, or one has to be chosen: each is then a problem of the path `layerInFile`
 */
export function chooseZipped(
  sources: readonly ZippedSource[],
  wanted: string | null,
  entries: readonly Entry[],
): ZippedChoice {
  const [only, ...others] = sources;
  if (only === undefined) throw new InvalidInput(`The zip holds nothing that can be read${held(entries)}.`);
  if (wanted === null) return { source: chooseLayer('The zip', sources, null), layer: null };
  const name = plain(wanted);
  const whole = sources.filter((source) => plain(source.name) === name);
  const byName = sources.filter(
    (source) => path.posix.basename(plain(source.name)) === path.posix.basename(name),
  );
  const [file, ...twins] = whole.length > 0 ? whole : byName;
  if (file !== undefined && twins.length === 0) return { source: file, layer: null };
  if (file !== undefined) return { source: chooseLayer('The zip', [file, ...twins], null), layer: null };
  const holder = sources.find((source) => name.startsWith(`${plain(source.name)}/`));
  if (holder !== undefined) return { source: holder, layer: wanted.slice(holder.name.length + 1) };
  if (others.length === 0 && only.format !== 'Shapefile') return { source: only, layer: wanted };
  return { source: chooseLayer('The zip', sources, wanted), layer: null };
}

/** @returns a name for comparing */
function plain(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/\.shp$/i, '')
    .toLowerCase();
}

function held(entries: readonly Entry[]): string {
  const names = entries.map(({ fileName }) => fileName);
  if (names.some((name) => /\.(?:zip|kmz)$/i.test(name)))
    return ', but another archive: unpack that one first';
  for (const name of names) {
    const advice = insteadOf(name);
    if (advice !== null) return `: ${path.posix.basename(name)} ${advice}`;
  }
  if (names.length === 0) return ': it is empty';
  return `: it has ${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' and more' : ''}`;
}
