import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Conflict } from '../../../core/errors.js';

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

/** Under another name first, and given its own when it is whole; of two that start at once the first one's stays. */
async function makeOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(made, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(made, { force: true });
  }
}
