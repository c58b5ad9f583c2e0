/** @returns a storage as a browser has it, which refuses what is more than `most` characters in all */
export function memoryStorage(most = Number.POSITIVE_INFINITY): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...held]
        .filter(([name]) => name !== key)
        .reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > most) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}
