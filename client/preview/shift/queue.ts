/** Things taken out least first: a binary heap. */
export class Queue<T> {
  readonly #items: T[] = [];

  /** @param keyOf  what they are ordered by */
  constructor(private readonly keyOf: (item: T) => number) {}

  /** Puts one in. */
  push(item: T): void {
    const items = this.#items;
    let place = items.length;
    items.push(item);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.keyOf(parent) <= this.keyOf(item)) break;
      items[place] = parent;
      place = above;
    }
    items[place] = item;
  }

  /** Takes the least out; undefined when there is none. */
  pop(): T | undefined {
    const items = this.#items;
    const least = items[0];
    const last = items.pop();
    if (least === undefined || last === undefined || items.length === 0) return least;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      const [left, right] = [items[below], items[below + 1]];
      if (left === undefined) break;
      let child = left;
      if (right !== undefined && this.keyOf(right) < this.keyOf(left)) {
        child = right;
        below += 1;
      }
      if (this.keyOf(child) >= this.keyOf(last)) break;
      items[place] = child;
      place = below;
    }
    items[place] = last;
    return least;
  }
}
