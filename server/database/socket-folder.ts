import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The name that PostgreSQL clients look for in a socket folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Unix socket paths end at 104 bytes on macOS and 108 on Linux. */
const LONGEST_SOCKET_PATH = 100;

/**
 * @param dataDir  absolute data folder
 * @returns a folder only this user may enter (0700) for the database's socket: in the data folder, or, where that
 *   path is too long for a socket, in the temporary folder under a name derived from the data folder
 * @throws Error when that folder belongs to somebody else
 */
export async function socketFolder(dataDir: string): Promise<string> {
  const inside = path.join(dataDir, 'socket');
  const folder =
    Buffer.byteLength(path.join(inside, 'host.lock.00000')) <= LONGEST_SOCKET_PATH
      ? inside
      : path.join(tmpdir(), `hundredfoot-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const state = await lstat(folder);
  if (!state.isDirectory() || (process.getuid !== undefined && state.uid !== process.getuid())) {
    throw new Error(`The socket folder ${folder} belongs to another user.`);
  }
  await chmod(folder, 0o700);
  return folder;
}
