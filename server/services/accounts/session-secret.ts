import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { Conflict } from '../../../core/errors.js';
import { keepSecretOnce } from '../../sql/accounts/shared-secret.js';

const SECRET_BYTES = 32;

/**
 * @param dataDir  where it is kept as the file `session-secret`, which only the owner of the process may read; made when it is not there
 * @returns what cookies of sessions are signed with, the same at every start
 * @throws Conflict  when the file cannot be made or read, or holds no secret
 */
export async function readSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  try {
    await makeOnce(dataDir, file);
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= SECRET_BYTES) return secret;
  } catch (error) {
    throw new Conflict(
      `The secret of the sessions cannot be kept in ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new Conflict(`${file} holds no secret. Delete it and start again: everybody then signs in anew.`);
}

/**
 * @param dataDir  whose `session-secret` becomes the shared one where there is none yet, so that whoever is signed in stays so
 * @returns what cookies of sessions are signed with by every server on a database
 */
export async function sharedSessionSecret(knex: Knex, dataDir: string): Promise<string> {
  const own = await readFile(path.join(dataDir, 'session-secret'), 'utf8').catch(() => '');
  const secret = own.trim().length >= SECRET_BYTES ? own.trim() : newSecret();
  return keepSecretOnce(knex, 'session', secret);
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Under another name first, and given its own when it is whole; of two that start at once the first one's stays. */
async function makeOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(made, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(made, { force: true });
  }
}
