import type { FeatureSource, SourceFeature } from './source-feature.js';

/** The first features of a file, and all of them, those first ones included. */
export interface PeekedFeatures {
  first: readonly SourceFeature[];
  all: AsyncIterable<SourceFeature>;
}

/**
 * Looks at the first features of a file whose features can be read only once.
 * @param count  features looked at; they are held in memory meanwhile
 */
export async function peekFeatures(source: FeatureSource, count: number): Promise<PeekedFeatures> {
  const rest = source.features()[Symbol.asyncIterator]();
  const first: SourceFeature[] = [];
  while (first.length < count) {
    const next = await rest.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  return { first, all: both(first, rest) };
}

async function* both(
  first: readonly SourceFeature[],
  rest: AsyncIterator<SourceFeature>,
): AsyncIterable<SourceFeature> {
  try {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    await rest.return?.();
  }
}
