import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendChange } from '../../../server/sql/amendments/append-change.js';
import {
  amendmentOf,
  block,
  openAmendingDesk,
  readKept,
  TOWN,
  type AmendingDesk,
} from './support/amending-desk.js';

let desk: AmendingDesk;

beforeAll(async () => {
  desk = await openAmendingDesk([
    { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [block(0, 0, 400, 300)] },
    { properties: { id: 'W-2', kind: 'freshwater' }, polygon: [block(1000, 0, 400, 300)] },
  ]);
});

afterAll(() => desk.close());

const EVIDENCE = {
  delineatedBy: 'Fern & Marsh, wetland scientists',
  delineatedOn: '2026-03-02',
  method: '1987 manual, routine',
  accuracyFt: 0.5,
};

/** A draft that retires W-1. */
async function draftOnW1(): Promise<string> {
  const number = await desk.draft();
  const { knex } = desk.database;
  await knex.transaction(async (trx) => {
    const amendment = await trx<{ number: number; key: string }>('amendment').where({ number }).first();
    const wetland = await trx<{ id: string; key: string }>('wetland').where({ id: 'W-1' }).first();
    await appendChange(
      trx,
      amendment?.key ?? '',
      { accountId: null, name: 'nobody', roles: [] },
      {
        action: 'retire',
        wetlandId: 'W-1',
        replacesKey: wetland?.key ?? null,
        derivedFrom: [],
        note: 'drained before 1900',
        attributes: null,
        geom: null,
        delineatedFrom: null,
      },
    );
  });
  return `${TOWN}/amendments/${number}`;
}

const PDF = Buffer.from('%PDF-1.7\nan invented plan\n%%EOF\n');

async function sentPdf(name = 'plan.pdf'): Promise<{ sha256: string; name: string }> {
  const answer = await desk.send(`${TOWN}/documents?name=${encodeURIComponent(name)}`, PDF);
  expect(answer.status).toBe(201);
  const { sha256, name: kept } = answer.body as { sha256: string; name: string };
  return { sha256, name: kept };
}

describe('evidence of an amendment', () => {
  it('is attached with its document, and says who, when, how and how exactly', async () => {
    const path = await draftOnW1();
    const document = await sentPdf();
    const answer = await desk.post(
      `${path}/evidence`,
      { ...EVIDENCE, wetlands: ['W-1', 'W-1'], note: 'flags 1 to 14', document },
      '"r1"',
    );
    const { evidence, revision } = amendmentOf(answer);
    expect(answer.etag).toBe('"r2"');
    expect(revision).toBe(2);
    expect(evidence).toEqual([
      {
        ...EVIDENCE,
        number: 1,
        wetlands: ['W-1'],
        note: 'flags 1 to 14',
        document: { ...document, mediaType: 'application/pdf', bytes: PDF.length },
        attachedBy: desk.naturalist.name,
        attachedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
    ]);
    expect(await readKept(desk.dataDir, document.sha256)).toEqual(PDF);
  });

  it('is refused from the future, for wetlands that are left as they are, and without its document', async () => {
    const path = `${await draftOnW1()}/evidence`;
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    const future = await desk.post(path, { ...EVIDENCE, delineatedOn: tomorrow }, '"r1"');
    expect([future.status, (future.body as { detail: string }).detail]).toEqual([
      400,
      expect.stringContaining('is yet to come'),
    ]);
    const others = await desk.post(path, { ...EVIDENCE, wetlands: ['W-1', 'W-2', 'W-9'] }, '"r1"');
    expect(others.status).toBe(400);
    expect(others.body).toMatchObject({
      detail: expect.stringContaining('does not change W-2, W-9') as string,
      problems: [{ path: 'wetlands[1]' }, { path: 'wetlands[2]' }],
    });
    const never = { sha256: 'ab'.repeat(32), name: 'lost.pdf' };
    const lost = await desk.post(path, { ...EVIDENCE, document: never }, '"r1"');
    expect([lost.status, (lost.body as { detail: string }).detail]).toEqual([
      400,
      expect.stringContaining('lost.pdf is not here'),
    ]);
    const odd = await desk.post(path, { ...EVIDENCE, document: { sha256: '../../x', name: 'x' } }, '"r1"');
    expect(odd.status).toBe(400);
  });

  it('takes the revision that it is attached to, and shows both when that is old', async () => {
    const path = `${await draftOnW1()}/evidence`;
    expect((await desk.post(path, EVIDENCE)).status).toBe(428);
    expect((await desk.post(path, EVIDENCE, '"r1"')).status).toBe(200);
    const late = await desk.post(path, { ...EVIDENCE, method: 'aerial' }, '"r1"');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      conflict: { kind: 'edited-meanwhile', yourRevision: 1, yours: { method: 'aerial' } },
    });
  });

  it('is taken back while the amendment is a draft, and stays on record with its number', async () => {
    const path = await draftOnW1();
    await desk.post(`${path}/evidence`, EVIDENCE, '"r1"');
    const back = await desk.post(`${path}/evidence/1/take-back`, {}, '"r2"');
    expect(amendmentOf(back).evidence).toEqual([]);
    expect((await desk.post(`${path}/evidence/1/take-back`, {}, '"r3"')).status).toBe(404);
    const again = await desk.post(`${path}/evidence`, EVIDENCE, '"r3"');
    expect(amendmentOf(again).evidence.map(({ number }) => number)).toEqual([2]);
    await desk.setState(Number(path.split('/').at(-1)), 'proposed');
    expect((await desk.post(`${path}/evidence/2/take-back`, {}, '"r4"')).status).toBe(409);
    expect((await desk.post(`${path}/evidence`, EVIDENCE, '"r4"')).status).toBe(409);
  });

  it('is logged with its document', async () => {
    const rows = await desk.database.knex<{ action: string; details: { document?: string } }>('activity_log');
    const attached = rows.find(({ action }) => action === 'amendment.evidence-attached');
    expect(attached?.details.document).toBe('plan.pdf');
    expect(rows.map(({ action }) => action)).toContain('document.received');
  });
});
