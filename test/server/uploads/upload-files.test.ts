import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TooComplex } from '../../../core/errors.js';
import {
  isKept,
  keepUpload,
  removeOldUploads,
  uploadFile,
} from '../../../server/services/layer-uploads/upload-files.js';

let dataDir: string;
const [OLD, NEW, BUSY] = ['1', '2', '3'].map(
  (digit) => `${digit.repeat(8)}-aaaa-4aaa-8aaa-${digit.repeat(12)}`,
) as [string, string, string];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hf-upload-files-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('removes files after a day, but none that is being imported', async () => {
  const now = Date.now();
  for (const id of [OLD, NEW, BUSY])
    await keepUpload(dataDir, { id, name: 'a.zip' }, Readable.from([Buffer.from('x')]), 10);
  for (const id of [OLD, BUSY]) {
    const then = new Date(now - 25 * 3_600_000);
    await utimes(path.join(dataDir, 'uploads', id), then, then);
  }
  await removeOldUploads(dataDir, now, new Set([BUSY]));
  expect((await readdir(path.join(dataDir, 'uploads'))).sort()).toEqual([NEW, BUSY]);
  expect(await isKept(dataDir, NEW, 'a.zip')).toBe(true);
  expect(await isKept(dataDir, OLD, 'a.zip')).toBe(false);
});

it('leaves nothing of a file that is too large', async () => {
  const sent = Readable.from([Buffer.alloc(8), Buffer.alloc(8)]);
  await expect(keepUpload(dataDir, { id: OLD, name: 'b.zip' }, sent, 10)).rejects.toThrow(TooComplex);
  expect(await readdir(path.join(dataDir, 'uploads'))).not.toContain(OLD);
});

it('gives every name a place within its folder, with its ending', () => {
  const folder = path.join(dataDir, 'uploads', OLD);
  for (const name of ['../../x.zip', 'a/b.zip', '..\\x.zip', `${'é'.repeat(200)}.zip`]) {
    const file = uploadFile(dataDir, OLD, name);
    expect(path.dirname(file), name).toBe(folder);
    expect(path.extname(file), name).toBe('.zip');
    expect(Buffer.byteLength(path.basename(file)), name).toBeLessThan(255);
  }
});
