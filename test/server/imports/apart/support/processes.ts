import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a page of memory, as Linux counts in /proc. */
const PAGE = 4096;

/** @returns the processes that a process has started, and those they have; Linux only */
export function descendantsOf(parent: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const [state, of] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') parents.set(Number(name), Number(of));
    } catch {
      // it ended meanwhile
    }
  }
  const found: number[] = [];
  let generation = [parent];
  while (generation.length > 0) {
    const above = new Set(generation);
    generation = [...parents].filter(([, of]) => above.has(of)).map(([pid]) => pid);
    found.push(...generation);
  }
  return found;
}

/** @returns bytes of memory that a process and all it has started hold; Linux only */
export function memoryOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => {
    try {
      return sum + Number(readFileSync(`/proc/${each}/statm`, 'latin1').split(' ')[1]) * PAGE;
    } catch {
      return sum;
    }
  }, 0);
}

/** @returns whether something comes to hold within so many milliseconds */
export async function comesTrue(holds: () => boolean, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if (holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return holds();
}
