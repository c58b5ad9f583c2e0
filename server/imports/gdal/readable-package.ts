import { copyFile, open, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where an SQLite file says whether it is written with a log beside it: 2 for both, else 1. */
const LOG_FLAGS = 18;

/**
 * A GeoPackage that a program has open keeps its last changes in a log beside it (`-wal`), and says so in its header;
 * without the log it is read as it was before them.
 * @param folder  for a copy of the file, where one is needed
 */
export async function readablePackage(
  file: string,
  folder: string,
): Promise<{ input: string; notices: readonly string[] }> {
  const log = await stat(`${file}-wal`).catch(() => null);
  if (!(await hasLog(file))) return { input: file, notices: [] };
  const input = path.join(folder, 'copy.gpkg');
  await copyFile(file, input);
  if (log !== null && log.size > 0) {
    await copyFile(`${file}-wal`, `${input}-wal`);
    return { input, notices: [] };
  }
  const handle = await open(input, 'r+');
  try {
    await handle.write(Buffer.from([1, 1]), 0, 2, LOG_FLAGS);
  } finally {
    await handle.close();
  }
  return {
    input,
    notices: [
      'The GeoPackage says that a program had it open, which may keep its last changes in a file of its own ' +
        '(….gpkg-wal) that is not here. Where something is missing, close the project there and take the file anew.',
    ],
  };
}

async function hasLog(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, LOG_FLAGS);
    return bytesRead === 2 && (buffer[0] === 2 || buffer[1] === 2);
  } finally {
    await handle.close();
  }
}
