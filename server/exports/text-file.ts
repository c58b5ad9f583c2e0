import { open, type FileHandle } from 'node:fs/promises';
import { TooComplex } from '../../core/errors.js';

/** Characters gathered before they are written. */
const CHUNK = 256 * 1024;

/** A text file that is written piece by piece; each piece waits until the one before is on the disk. */
export class TextFile {
  private waiting: string[] = [];
  private characters = 0;
  private bytes = 0;

  private constructor(
    private readonly handle: FileHandle,
    private readonly mostBytes: number,
  ) {}

  /** @param mostBytes  that the file may have */
  static async create(file: string, mostBytes: number): Promise<TextFile> {
    return new TextFile(await open(file, 'wx'), mostBytes);
  }

  /** @throws TooComplex  when the file becomes larger than it may */
  async write(text: string): Promise<void> {
    this.waiting.push(text);
    this.characters += text.length;
    if (this.characters >= CHUNK) await this.flush();
  }

  /** Writes what waits and closes the file. */
  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.handle.close();
    }
  }

  /** Closes a file that is not to be finished. */
  async abandon(): Promise<void> {
    await this.handle.close();
  }

  private async flush(): Promise<void> {
    const piece = Buffer.from(this.waiting.join(''), 'utf8');
    this.waiting = [];
    this.characters = 0;
    this.bytes += piece.length;
    if (this.bytes > this.mostBytes) {
      throw new TooComplex(
        `This file would have more than ${Math.round(this.mostBytes / 1_000_000).toLocaleString('en-US')} MB, which is the most that is made here. Ask /ogc for the layer page by page.`,
      );
    }
    await this.handle.write(piece);
  }
}
