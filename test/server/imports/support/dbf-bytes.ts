/** A column of a .dbf: `C` text, `N` number, `L` yes or no, `D` date. */
export interface DbfColumn {
  name: string;
  type: 'C' | 'N' | 'F' | 'L' | 'D';
  length: number;
  decimals?: number;
}

/** A row: values as they stand in the file, shorter ones filled up with blanks; bytes for other encodings. */
export type DbfCells = readonly (string | Buffer)[];

/** @returns the bytes of a .dbf of our own making */
export function dbfBytes(
  columns: readonly DbfColumn[],
  rows: readonly { cells: DbfCells; deleted?: boolean }[],
  languageDriver = 0,
): Buffer {
  const rowBytes = 1 + columns.reduce((sum, column) => sum + column.length, 0);
  const head = Buffer.alloc(32);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(32 + 32 * columns.length + 1, 8);
  head.writeUInt16LE(rowBytes, 10);
  head.writeUInt8(languageDriver, 29);
  const fields = columns.map((column) => {
    const field = Buffer.alloc(32);
    field.write(column.name, 0, 11, 'latin1');
    field.write(column.type, 11, 'latin1');
    field.writeUInt8(column.length, 16);
    field.writeUInt8(column.decimals ?? 0, 17);
    return field;
  });
  const body = rows.map(({ cells, deleted }) => {
    const row = Buffer.alloc(rowBytes, ' ');
    if (deleted === true) row.write('*', 0);
    let at = 1;
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      const bytes = typeof cell === 'string' ? Buffer.from(cell, 'latin1') : cell;
      bytes.copy(row, at, 0, column.length);
      at += column.length;
    }
    return row;
  });
  return Buffer.concat([head, ...fields, Buffer.from([0x0d]), ...body, Buffer.from([0x1a])]);
}
