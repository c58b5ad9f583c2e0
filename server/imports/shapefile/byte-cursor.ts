import { open, type FileHandle } from 'node:fs/promises';

/** Bytes read from the disk at once. */
const CHUNK = 1024 * 1024;

/** Reads a file from front to back in pieces of any size. */
export class ByteCursor {
  private chunk = Buffer.alloc(0);
  private chunkStart = 0;

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    /** the next byte to be taken */
    public at = 0,
  ) {}

  static async open(file: string): Promise<ByteCursor> {
    const handle = await open(file);
    return new ByteCursor(handle, (await handle.stat()).size);
  }

  get left(): number {
    return this.size - this.at;
  }

  /** @returns the next bytes, fewer where the file ends; valid until the next call */
  async take(length: number): Promise<Buffer> {
    const wanted = Math.min(length, this.left);
    const offset = this.at - this.chunkStart;
    if (offset < 0 || offset + wanted > this.chunk.length) await this.fill(wanted);
    const from = this.at - this.chunkStart;
    const bytes = this.chunk.subarray(from, from + wanted);
    this.at += bytes.length;
    return bytes;
  }

  async close(): Promise<void> {
    await this.handle.close();
  }

  private async fill(wanted: number): Promise<void> {
    const length = Math.min(Math.max(wanted, CHUNK), this.left);
    const buffer = Buffer.allocUnsafe(length);
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await this.handle.read(buffer, filled, length - filled, this.at + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    this.chunk = buffer.subarray(0, filled);
    this.chunkStart = this.at;
  }
}
