import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '../../server/database/connect.js';
import { hostEmbedded } from '../../server/database/embedded.js';
import { putBack, stateOf, type DatabaseState } from './database-state.js';

/** An embedded database that a test file has to itself until it gives it back. */
export interface LentHost {
  socketDir: string;
  /** nobody may be connected any more */
  giveBack(): Promise<void>;
}

interface Host {
  socketDir: string;
  begun: DatabaseState;
  close(): Promise<void>;
}

/**
 * Databases of this process that nobody works in, as they began. To start one takes seconds of computing, and one that
 * has run for a while answers sooner; so the files that a process runs one after another have the same, put back in between.
 */
const idle: Host[] = [];

async function openHost(snapshotFile: string): Promise<Host> {
  // Beside the template, which is cleared away when all tests have run: the last of a process ends with it.
  const socketDir = await mkdtemp(path.join(path.dirname(snapshotFile), 'host-'));
  const host = await hostEmbedded({
    databaseDir: null,
    socketFile: path.join(socketDir, '.s.PGSQL.5432'),
    snapshotFile,
  });
  const owner = connectDatabase({ socketDir }, 'owner');
  const begun = await stateOf(owner);
  await owner.destroy();
  return {
    socketDir,
    begun,
    async close() {
      await host.close();
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

async function isAsItBegan({ socketDir, begun }: Host): Promise<boolean> {
  const owner = connectDatabase({ socketDir }, 'owner');
  try {
    return await putBack(owner, begun);
  } finally {
    await owner.destroy();
  }
}

/** @returns a database as the snapshot has it, which nobody else works in */
export async function lendHost(snapshotFile: string): Promise<LentHost> {
  const host = idle.pop() ?? (await openHost(snapshotFile));
  return {
    socketDir: host.socketDir,
    async giveBack() {
      if (await isAsItBegan(host)) idle.push(host);
      else await host.close();
    },
  };
}
