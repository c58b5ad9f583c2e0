import { createReadStream } from 'node:fs';
import { TooComplex } from '../../../core/errors.js';

/** Lines of a drawing that its repeated blocks may come to; a symbol of 100 lines may stand at 20,000 trees. */
const MOST_LINES = 2_000_000;

/** Characters of one line. */
const MOST_CHARACTERS = 1_000_000;

/** Blocks within blocks. */
const DEEPEST = 50;

/** Entities that show a block, by its name in the group 2; rows and columns of them in 70 and 71. */
const SHOWING = new Set(['INSERT', 'DIMENSION']);

/** What is drawn in a block, or in the drawing itself. */
interface Drawn {
  lines: number;
  /** how many times each block is shown in it */
  shown: Map<string, number>;
}

interface Entity {
  kind: string;
  name: string | null;
  columns: number;
  rows: number;
}

/**
 * Looks whether a drawing repeats its blocks, also within one another, so often that it could never be read whole:
 * thirty short blocks can stand for a billion lines.
 * @returns the lines that it comes to, those of its repeated blocks counted as often as they are shown
 * @throws TooComplex  when it does
 */
export async function checkDxfBlocks(file: string): Promise<number> {
  const blocks = new BlockReader();
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'latin1', highWaterMark: 256 * 1024 })) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) blocks.read(line);
    if (rest.length > MOST_CHARACTERS) throw tooMuch('a line of more than 1,000,000 characters');
  }
  blocks.read(rest);
  return blocks.check();
}

/** Reads the pairs of lines of a drawing: a number of a group, and its value. */
class BlockReader {
  private readonly blocks = new Map<string, Drawn>();
  private readonly drawing: Drawn = { lines: 0, shown: new Map() };
  private drawn: Drawn = this.drawing;
  private entity: Entity | null = null;
  private group: number | null = null;

  read(line: string): void {
    if (this.group === null) {
      this.group = Number(line);
      return;
    }
    this.drawn.lines += 2;
    if (this.group === 0) this.begin(line.trim());
    else if (this.entity !== null) this.member(this.entity, this.group, line.trim());
    this.group = null;
  }

  /** @throws TooComplex  when the blocks come to more than is read */
  check(): number {
    this.finish();
    const known = new Map<string, number>();
    const whole = (drawn: Drawn, depth: number): number => {
      if (depth > DEEPEST) throw tooMuch(`blocks within blocks, more than ${DEEPEST} deep`);
      let lines = drawn.lines;
      for (const [name, times] of drawn.shown) {
        const block = this.blocks.get(name);
        if (block === undefined) continue;
        const repeated = known.get(name) ?? whole(block, depth + 1);
        known.set(name, repeated);
        lines += times * repeated;
      }
      return lines;
    };
    const lines = whole(this.drawing, 0);
    if (lines - this.drawing.lines > MOST_LINES) {
      throw tooMuch(
        `blocks that it repeats until it has more than ${MOST_LINES.toLocaleString('en-US')} lines`,
      );
    }
    return lines;
  }

  private begin(kind: string): void {
    this.finish();
    if (kind === 'ENDBLK') this.drawn = this.drawing;
    this.entity = SHOWING.has(kind) || kind === 'BLOCK' ? { kind, name: null, columns: 1, rows: 1 } : null;
  }

  private member(entity: Entity, group: number, value: string): void {
    if (group === 2 && entity.name === null) {
      entity.name = value.toUpperCase();
      if (entity.kind !== 'BLOCK') return;
      this.drawn = { lines: 0, shown: new Map() };
      this.blocks.set(entity.name, this.drawn);
    } else if (entity.kind === 'INSERT' && group === 70) entity.columns = timesOf(value);
    else if (entity.kind === 'INSERT' && group === 71) entity.rows = timesOf(value);
  }

  private finish(): void {
    const { entity } = this;
    if (entity === null || entity.kind === 'BLOCK' || entity.name === null) return;
    const times = (this.drawn.shown.get(entity.name) ?? 0) + entity.columns * entity.rows;
    this.drawn.shown.set(entity.name, times);
    this.entity = null;
  }
}

const timesOf = (value: string): number => Math.max(1, Math.abs(Number(value)) || 1);

function tooMuch(what: string): TooComplex {
  return new TooComplex(
    `The drawing has ${what}, which is too much to read. Save the layers that are needed in a drawing of their own, without symbols and title blocks.`,
  );
}
