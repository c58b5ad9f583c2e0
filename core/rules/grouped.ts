/** @returns the items in groups of one key, groups and items in the order in which they first come; none is empty */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [first: T, ...others: T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
