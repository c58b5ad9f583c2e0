import { InvalidInput } from '../../core/errors.js';
import type { SourceLayer } from './source-layer.js';

/** Names listed in a refusal. */
const NAMED = 10;

/** Layers to choose from that a refusal carries, for a program to offer. */
const CHOICES = 100;

/**
 * @param what  holds the layers, such as "The GeoPackage"
 * @param wanted  the layer's name in any letter case; null: the only one
 * @throws InvalidInput  when there is none, or one has to be chosen: each is then a problem of the path `layerInFile`
 */
export function chooseLayer<T extends Pick<SourceLayer, 'name'>>(
  what: string,
  layers: readonly T[],
  wanted: string | null,
): T {
  if (wanted !== null) return namedLayer(what, layers, wanted);
  const [only, ...others] = layers;
  if (only === undefined) throw new InvalidInput(`${what} holds no layer of shapes.`);
  if (others.length === 0) return only;
  const names = layers.map(nameOf);
  throw new InvalidInput(
    `${what} holds ${layers.length} layers: ${listed(names)}. ` +
      `Say which with --layer-in-file, such as --layer-in-file ${names[0] ?? ''}.`,
    names.slice(0, CHOICES).map((message) => ({ message, path: 'layerInFile' })),
  );
}

function namedLayer<T extends Pick<SourceLayer, 'name'>>(
  what: string,
  layers: readonly T[],
  wanted: string,
): T {
  const exact = layers.filter((layer) => nameOf(layer) === wanted);
  const same = (text: string): string => text.trim().toLowerCase();
  const found = exact.length > 0 ? exact : layers.filter((layer) => same(nameOf(layer)) === same(wanted));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const names = layers.map(nameOf);
  throw new InvalidInput(
    `${what} holds ${found.length === 0 ? 'no layer' : `${found.length} layers`} called ${wanted}. It has: ${listed(names)}.`,
    names.slice(0, CHOICES).map((message) => ({ message, path: 'layerInFile' })),
  );
}

const nameOf = ({ name }: Pick<SourceLayer, 'name'>): string => name ?? '';

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
