import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSessionSecret } from '../../../server/services/accounts/session-secret.js';

describe('the secret of the sessions', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once, for the owner alone, also where two start at once and the folder is not there', async () => {
    const dataDir = path.join(folder, 'data');
    const read = await Promise.all(Array.from({ length: 20 }, () => readSessionSecret(dataDir)));
    expect(new Set(read).size).toBe(1);
    expect(read[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['session-secret']);
    expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(await readSessionSecret(dataDir)).toBe(read[0]);
  });

  it('is another one in another folder', async () => {
    const [first, second] = await Promise.all(
      ['a', 'b'].map((name) => readSessionSecret(path.join(folder, name))),
    );
    expect(first).not.toBe(second);
  });

  it('is not made up where the file holds none', async () => {
    await writeFile(path.join(folder, 'session-secret'), 'short\n');
    await expect(readSessionSecret(folder)).rejects.toThrow(/holds no secret. Delete it and start again/);
    expect(await readFile(path.join(folder, 'session-secret'), 'utf8')).toBe('short\n');
  });

  it('says so in one sentence where it cannot be kept', async () => {
    await writeFile(path.join(folder, 'a-file'), '');
    await expect(readSessionSecret(path.join(folder, 'a-file'))).rejects.toThrow(
      /cannot be kept in .*a-file/,
    );
  });
});
