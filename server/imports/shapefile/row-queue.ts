/** The rows of a table one by one, out of blocks of whole rows. */
export class RowQueue {
  private readonly blocks: AsyncIterator<Buffer>;
  private block: Buffer = Buffer.alloc(0);
  private at = 0;

  /** @param rowBytes  of one row; a block holds a whole number of rows */
  constructor(
    blocks: AsyncIterable<Buffer>,
    private readonly rowBytes: number,
  ) {
    this.blocks = blocks[Symbol.asyncIterator]();
  }

  /** @returns the next row where it need not be waited for; null where it does, or where there is none */
  atHand(): Buffer | null {
    if (this.at + this.rowBytes > this.block.length) return null;
    this.at += this.rowBytes;
    return this.block.subarray(this.at - this.rowBytes, this.at);
  }

  /** @returns the next row; null after the last */
  async next(): Promise<Buffer | null> {
    const row = this.atHand();
    if (row !== null) return row;
    const block = await this.blocks.next();
    if (block.done === true) return null;
    this.block = block.value;
    this.at = 0;
    return this.atHand();
  }
}
