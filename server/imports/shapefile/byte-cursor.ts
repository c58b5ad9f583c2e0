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

  /**
   * @returns as many of the next records of one length as are at hand, at least one; an empty piece where the file ends before
   *   a whole one. Stays valid
   */
  async takeRecords(recordBytes: number, most: number): Promise<Buffer> {
    const whole = Math.min(most, Math.floor(this.left / recordBytes));
    const atHand = Math.floor((this.chunkStart + this.chunk.length - this.at) / recordBytes);
    const records = Math.min(whole, atHand > 0 ? atHand : Math.max(1, Math.floor(CHUNK / recordBytes)));
    return this.take(records * recordBytes);
  }

  /** @returns the next bytes where they are at hand already and need not be waited for; null where they are not */
  takeAtHand(length: number): Buffer | null {
    const from = this.at - this.chunkStart;
    if (from < 0 || from + length > this.chunk.length) return null;
    this.at += length;
    return this.chunk.subarray(from, from + length);
  }

  /** @returns the next bytes, fewer where the file ends; they stay valid, since no piece of the file is read over another */
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
