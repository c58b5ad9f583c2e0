import { rename, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** Held by the one process that hosts the embedded database of a data folder. */
export interface HostLock {
  release(): Promise<void>;
}

/** @returns whether a process answers on the Unix socket; a file left by a killed process does not */
export function socketAnswers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * A lock that dies with its holder: a Unix socket that it listens on. A file alone can't tell a running holder
 * from a killed one, and a process number may be somebody else's by now.
 * @param folder  the socket folder, 0700
 * @returns the lock, or null when another living process holds it
 */
export async function takeHostLock(folder: string): Promise<HostLock | null> {
  const file = path.join(folder, 'host.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(file);
    if (server !== null) {
      return {
        release: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
          }),
      };
    }
    if (await socketAnswers(file)) return null;
    if (!(await clearStale(file))) return null;
  }
  return null;
}

/** Moves a dead lock out of the way. Whoever moved a living one (taken in between) puts it back and yields. */
async function clearStale(file: string): Promise<boolean> {
  const aside = `${file}.${process.pid % 100_000}`;
  try {
    await rename(file, aside);
  } catch {
    return true;
  }
  if (await socketAnswers(aside)) {
    await rename(aside, file);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

function listen(file: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(file, () => {
      server.unref();
      resolve(server);
    });
  });
}
