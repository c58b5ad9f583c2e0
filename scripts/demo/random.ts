/** Seeded pseudo-random numbers, so that every run of the demonstration data writes the same bytes. */
export interface Random {
  /** The next number, 0 ≤ n < 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/**
 * A generator of its own for each label: adding a street then does not reshuffle the houses elsewhere.
 * @param label  any text; the same label gives the same numbers
 */
export function seededRandom(label: string): Random {
  let state = hashText(`sedge-harbor/${label}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  };
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}
