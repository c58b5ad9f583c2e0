import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { documentFile } from '../../../server/documents/document-store.js';
import { signedIn } from '../../support/signed-in.js';
import { block, openAmendingDesk, TOWN, type AmendingDesk } from './support/amending-desk.js';

let desk: AmendingDesk;

beforeAll(async () => {
  desk = await openAmendingDesk([{ properties: { id: 'W-1' }, polygon: [block(0, 0, 400, 300)] }]);
});

afterAll(() => desk.close());

const DOCUMENTS = `${TOWN}/documents`;

const EVIDENCE = {
  delineatedBy: 'Fern & Marsh',
  delineatedOn: '2026-03-02',
  method: 'flags',
  accuracyFt: null,
};

const send = (name: string, bytes: Buffer) =>
  desk.send(`${DOCUMENTS}?name=${encodeURIComponent(name)}`, bytes);

/** Sends a document, names it as evidence, and says where it is to be had. */
async function attached(name: string, bytes: Buffer): Promise<{ number: number; address: string }> {
  const number = await desk.draft();
  const { sha256 } = (await send(name, bytes)).body as { sha256: string };
  const body = { ...EVIDENCE, document: { sha256, name } };
  const answer = await desk.post(`${TOWN}/amendments/${number}/evidence`, body, '"r1"');
  expect(answer.status).toBe(200);
  return { number, address: `${TOWN}/amendments/${number}/evidence/1/document` };
}

const fetchAs = (cookie: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`${desk.api.url}${address}`, { headers: { cookie, ...headers } });

/** `fetch` would ask every cache on the way to look again, which makes a server answer in full. */
function statusIfNotSame(address: string, etag: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: desk.naturalist.cookie, 'if-none-match': etag };
    const asked = httpRequest(`${desk.api.url}${address}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

describe('sending a document', () => {
  it('answers with what was received, the same for the same bytes under another name', async () => {
    const bytes = randomBytes(1_500_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [first, second] = await Promise.all([send('a.bin', bytes), send('b.bin', bytes)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const known = { mediaType: 'application/octet-stream', bytes: bytes.length, sha256 };
    expect(first.body).toEqual({ name: 'a.bin', ...known });
    expect(second.body).toEqual({ name: 'b.bin', ...known });
    expect((await desk.documents()).filter((name) => name === sha256)).toHaveLength(1);
  });

  it.each([
    ['..', 400],
    ['', 400],
    ['a\nb.pdf', 400],
    ['invoice\u202Efdp.exe', 400],
    ['x'.repeat(201), 400],
    ['../../etc/passwd', 'passwd'],
    ['C:\\plans\\plan.pdf', 'plan.pdf'],
    ['/plan.pdf', 'plan.pdf'],
    ['Plan "A"; März 2026 – 沼.pdf', 'Plan "A"; März 2026 – 沼.pdf'],
  ])('takes the name %j as no path', async (name, expected) => {
    const answer = await send(name, Buffer.from('%PDF-1.4'));
    if (expected === 400) expect(answer.status).toBe(400);
    else expect(answer.body).toMatchObject({ name: expected });
  });

  it('is refused without a name, empty, as JSON or a form, packed, and from those who may not', async () => {
    const bytes = Buffer.from('{"type":"FeatureCollection","features":[]}');
    const details = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return [status, (body as { detail: string }).detail];
    };
    expect((await desk.send(DOCUMENTS, bytes)).status).toBe(400);
    expect(await details(send('a.txt', Buffer.alloc(0)))).toEqual([400, expect.stringContaining('empty')]);
    for (const type of ['application/json', 'application/geo+json', 'multipart/form-data; boundary=x']) {
      expect(await details(desk.send(`${DOCUMENTS}?name=a.json`, bytes, undefined, type))).toEqual([
        400,
        expect.stringContaining('application/octet-stream'),
      ]);
    }
    const packed = desk.naturalist.request('POST', `${DOCUMENTS}?name=a.txt`, {
      raw: bytes,
      headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
    });
    expect(await details(packed)).toEqual([400, expect.stringContaining('Content-Encoding')]);
    const planner = await signedIn(desk.api, desk.database.knex, 'planner', 'north-castle');
    const elsewhere = await signedIn(desk.api, desk.database.knex, 'naturalist', 'rye');
    const everywhere = await signedIn(desk.api, desk.database.knex, 'naturalist', null);
    const raw = { raw: bytes, headers: { 'content-type': 'application/octet-stream' } };
    expect((await planner.request('POST', `${DOCUMENTS}?name=a`, raw)).status).toBe(403);
    expect((await elsewhere.request('POST', `${DOCUMENTS}?name=a`, raw)).status).toBe(403);
    const nowhere = await everywhere.request('POST', '/api/jurisdictions/atlantis/documents?name=a', raw);
    expect(nowhere.status).toBe(404);
  });

  it('is refused when it is too large, whether it says so or not, and leaves nothing', async () => {
    const before = await desk.documents();
    const bytes = Buffer.alloc(AMENDMENT_LIMITS.documentBytes + 1);
    expect((await send('large.bin', bytes)).status).toBe(413);
    const chunked = await fetch(`${desk.api.url}${DOCUMENTS}?name=large.bin`, {
      method: 'POST',
      headers: {
        cookie: desk.naturalist.cookie,
        'x-csrf-token': desk.naturalist.csrfToken,
        'content-type': 'application/octet-stream',
      },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += 65_536) {
            controller.enqueue(new Uint8Array(bytes.subarray(at, at + 65_536)));
          }
          controller.close();
        },
      }),
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
    expect(await desk.documents()).toEqual(before);
  });

  it('leaves nothing when the connection is cut in the middle', async () => {
    const before = await desk.documents();
    const arriving = path.join(desk.dataDir, 'documents', 'arriving');
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${desk.api.url}${DOCUMENTS}?name=cut.bin`, {
        method: 'POST',
        headers: {
          cookie: desk.naturalist.cookie,
          'x-csrf-token': desk.naturalist.csrfToken,
          'content-type': 'application/octet-stream',
          'content-length': 1_000_000,
        },
      });
      request.on('error', () => resolve());
      request.write(Buffer.alloc(300_000, 1));
      const cut = setInterval(() => {
        void readdir(arriving).then((names) => {
          if (names.length === 0) return;
          clearInterval(cut);
          request.destroy();
          resolve();
        });
      }, 5);
    });
    await expect.poll(() => readdir(arriving)).toEqual([]);
    expect(await desk.documents()).toEqual(before);
  });

  it('clears away documents of more than a day that no evidence names, and no others', async () => {
    const named = Buffer.from('named as evidence');
    await attached('named.txt', named);
    const orphan = (await send('orphan.txt', Buffer.from('orphan'))).body as { sha256: string };
    const kept = createHash('sha256').update(named).digest('hex');
    const then = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const sha256 of [orphan.sha256, kept]) await utimes(documentFile(desk.dataDir, sha256), then, then);
    await send('next.txt', Buffer.from('next'));
    expect(await desk.documents()).not.toContain(orphan.sha256);
    expect(await desk.documents()).toContain(kept);
  });
});

describe('the document of evidence', () => {
  it('is for planners until the amendment is adopted, and for everybody then', async () => {
    const { number, address } = await attached('plan.pdf', Buffer.from('%PDF-1.4 plan'));
    const planner = await signedIn(desk.api, desk.database.knex, 'planner', 'north-castle');
    const elsewhere = await signedIn(desk.api, desk.database.knex, 'planner', 'rye');
    const status = async (cookie: string) => (await fetchAs(cookie, address)).status;
    expect(await status('')).toBe(401);
    expect(await status(elsewhere.cookie)).toBe(403);
    expect(await status(planner.cookie)).toBe(200);
    const withdrawn = await attached('other.pdf', Buffer.from('%PDF-1.4 other'));
    await desk.setState(withdrawn.number, 'withdrawn');
    expect((await fetchAs('', withdrawn.address)).status).toBe(401);
    await desk.setState(number, 'adopted');
    expect(await status('')).toBe(200);
    // what is not there is not told apart from what one may not see
    expect((await fetchAs('', `${TOWN}/amendments/999/evidence/1/document`)).status).toBe(401);
    expect((await fetchAs(planner.cookie, `${TOWN}/amendments/999/evidence/1/document`)).status).toBe(404);
  });

  it('comes as a file to save under its name, byte for byte, and never shown in place', async () => {
    const name = 'Plan "A"; März 2026 – 沼.html';
    const bytes = Buffer.from('<script>alert(document.cookie)</script>');
    const { address } = await attached(name, bytes);
    const answer = await fetchAs(desk.naturalist.cookie, address, { 'accept-encoding': 'gzip' });
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; /);
    const encoded = /filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe(name);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
    expect(await statusIfNotSame(address, etag)).toBe(304);
    expect(await statusIfNotSame(address, '"another"')).toBe(200);
  });

  it('is said to be lost where its file is, and not answered with an empty one', async () => {
    const { address } = await attached('lost.pdf', Buffer.from('%PDF-1.4 to be lost'));
    const sha256 = createHash('sha256').update('%PDF-1.4 to be lost').digest('hex');
    await writeFile(documentFile(desk.dataDir, sha256), '%PDF-1.4 not the one');
    const damaged = await fetchAs(desk.naturalist.cookie, address);
    expect(damaged.status).toBe(404);
    expect(((await damaged.json()) as { detail: string }).detail).toMatch(/lost\.pdf.*is damaged.*backup/s);
    await rm(documentFile(desk.dataDir, sha256));
    const missing = await fetchAs(desk.naturalist.cookie, address);
    expect(missing.headers.get('content-type')).toContain('problem+json');
    expect(((await missing.json()) as { detail: string }).detail).toMatch(/is missing/);
  });

  it('is not there for evidence that came without one', async () => {
    const number = await desk.draft();
    await desk.post(`${TOWN}/amendments/${number}/evidence`, EVIDENCE, '"r1"');
    const answer = await fetchAs(desk.naturalist.cookie, `${TOWN}/amendments/${number}/evidence/1/document`);
    expect(answer.status).toBe(404);
  });
});
