import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arrivingFolder,
  checkDocument,
  documentFile,
  findDocument,
  storeDocument,
} from '../../../server/documents/document-store.js';
import {
  oldDocuments,
  removeDocuments,
  removeHalfArrived,
} from '../../../server/documents/unclaimed-documents.js';

let parent: string;
let dataDir: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'hf-store-'));
});

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(parent, 'data-'));
});

afterAll(() => rm(parent, { recursive: true, force: true }));

const DAY = 24 * 3_600_000;

async function age(file: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * DAY);
  await utimes(file, then, then);
}

describe('the store of documents', () => {
  it('keeps a document under the hash of its bytes, once', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const first = await storeDocument(dataDir, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), 1e6);
    const second = await storeDocument(dataDir, Readable.from([bytes]), 1e6);
    expect(first).toEqual({ sha256, bytes: 300_000, mediaType: 'application/octet-stream' });
    expect(second).toEqual(first);
    expect(await readFile(path.join(dataDir, 'documents', sha256.slice(0, 2), sha256))).toEqual(bytes);
    expect(await findDocument(dataDir, sha256)).toEqual(first);
    expect(await readdir(arrivingFolder(dataDir))).toEqual([]);
  });

  it('keeps nothing of one that is too large, empty or cut short', async () => {
    const large = storeDocument(dataDir, Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 1000);
    await expect(large).rejects.toMatchObject({
      code: 'TooComplex',
      message: expect.stringMatching(/1,000 bytes/) as string,
    });
    await expect(storeDocument(dataDir, Readable.from([]), 1000)).rejects.toMatchObject({
      code: 'InvalidInput',
    });
    const cut = new Readable({
      read() {
        this.push(Buffer.alloc(10));
        this.destroy(new Error('aborted'));
      },
    });
    await expect(storeDocument(dataDir, cut, 1000)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(/connection ended/) as string,
    });
    expect(await readdir(path.join(dataDir, 'documents'), { recursive: true })).toEqual(['arriving']);
  });

  it('tells one that is gone or not what it was', async () => {
    const stored = await storeDocument(dataDir, Readable.from([Buffer.from('flags 1 to 9')]), 1000);
    const file = documentFile(dataDir, stored.sha256);
    expect(await checkDocument(dataDir, stored)).toBe('sound');
    await writeFile(file, 'flags 1 to 8');
    expect(await checkDocument(dataDir, stored)).toBe('changed');
    await truncate(file, 3);
    expect(await checkDocument(dataDir, stored)).toBe('changed');
    await rm(file);
    expect(await checkDocument(dataDir, stored)).toBe('missing');
    // sent again it is whole again
    await storeDocument(dataDir, Readable.from([Buffer.from('flags 1 to 9')]), 1000);
    expect(await checkDocument(dataDir, stored)).toBe('sound');
  });

  it('clears away what is older than a day, and nothing that came anew since', async () => {
    const old = await storeDocument(dataDir, Readable.from([Buffer.from('old')]), 1000);
    const renewed = await storeDocument(dataDir, Readable.from([Buffer.from('renewed')]), 1000);
    const young = await storeDocument(dataDir, Readable.from([Buffer.from('young')]), 1000);
    await age(documentFile(dataDir, old.sha256), 2);
    await age(documentFile(dataDir, renewed.sha256), 2);
    await age(documentFile(dataDir, young.sha256), 0.9);
    const now = Date.now();
    const found = await oldDocuments(dataDir, now);
    expect(found.toSorted()).toEqual([old.sha256, renewed.sha256].toSorted());
    await storeDocument(dataDir, Readable.from([Buffer.from('renewed')]), 1000);
    expect(await removeDocuments(dataDir, found, now)).toBe(1);
    expect(await findDocument(dataDir, old.sha256)).toBeNull();
    expect(await findDocument(dataDir, renewed.sha256)).not.toBeNull();
    expect(await findDocument(dataDir, young.sha256)).not.toBeNull();
  });

  it('clears away what a crash left half arrived', async () => {
    await mkdir(arrivingFolder(dataDir), { recursive: true });
    const left = path.join(arrivingFolder(dataDir), 'left');
    const arriving = path.join(arrivingFolder(dataDir), 'arriving-now');
    await writeFile(left, 'half');
    await writeFile(arriving, 'half');
    await age(left, 2);
    await removeHalfArrived(dataDir, Date.now());
    expect(await readdir(arrivingFolder(dataDir))).toEqual(['arriving-now']);
  });
});
