import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationSchema, type Application } from '../../../core/contracts/application.js';
import { proposalScreeningSchema } from '../../../core/contracts/screening.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { asOwner } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';

const TOWN = 'north-castle';

let database: TestDatabase;
let api: TestApi;
let frame: GroundFrame;

const parcel = (SBL: string, x: number, y: number, width: number, height: number) => ({
  properties: { SBL, ADDRESS: `${SBL} Test Road` },
  polygon: [frame.rectangle(x, y, width, height)],
});

async function screen(body: object): Promise<string> {
  const { status, body: answer } = await api.post('/api/screenings', body);
  expect(status).toBe(201);
  return proposalScreeningSchema.parse(answer).id;
}

async function application(id: string, query = ''): Promise<Application> {
  const { status, body } = await api.get(`/api/screenings/${id}/application${query}`);
  expect(status).toBe(200);
  return applicationSchema.strict().parse(body);
}

const itemOf = (answer: Application, list: string, item: string) =>
  answer.lists.find(({ id }) => id === list)?.items.find(({ id }) => id === item);
const noticeOf = (answer: Application, notice: string) => answer.notices.find(({ id }) => id === notice);

beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveTestApi(database.knex);
  frame = await groundFrame(database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
  const { knex } = database;
  await putLayer(knex, TOWN, 'municipality', [
    { properties: { name: 'Test Town' }, polygon: [frame.rectangle(-3000, -3000, 6000, 6000)] },
  ]);
  await putLayer(knex, TOWN, 'wetlands', [
    {
      properties: { id: 'W-1', kind: 'freshwater', accuracy_ft: 1 },
      polygon: [frame.rectangle(0, 0, 200, 200)],
    },
  ]);
  await putLayer(knex, TOWN, 'parcels', [
    parcel('own', 150, 50, 300, 100),
    parcel('east', 450, 50, 100, 100),
    parcel('beyond', 560, 50, 100, 100),
    parcel('at the wetland', -100, 0, 100, 200),
    parcel('far', 800, 50, 100, 100),
  ]);
  await putLayer(knex, TOWN, 'roads', [
    { properties: { name: 'Elm Street' }, line: [frame.at(-900, 280), frame.at(900, 280)] },
  ]);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** 50 × 40 ft of fill in the buffer, 20 ft from the wetland */
const fill = (more: object = {}) => ({
  jurisdiction: TOWN,
  on: '2026-07-01',
  features: [frame.disturbance(220, 80, 50, 40, { activity: 'fill' })],
  ...more,
});

describe('GET /api/screenings/{id}/application', () => {
  it('says what the application takes, filled in as far as it was measured (North Castle § 340-6A)', async () => {
    const id = await screen(fill({ facts: { answers: { permitRoute: 'planning-board' } } }));
    const answer = await application(id);
    expect(answer).toMatchObject({
      screening: id,
      on: '2026-07-01',
      filedOn: '2026-07-01',
      route: { id: 'planning-board', authority: 'the Planning Board' },
    });
    const disturbed = itemOf(answer, 'application-planning-board', 'disturbance');
    expect(disturbed?.standing).toBe('asked');
    expect(disturbed?.figures.map(({ label, value }) => [label, value])).toEqual([
      ['In wetland', '0 sq ft (0.000 acres)'],
      ['In wetland buffer', '2,000 sq ft (0.046 acres)'],
    ]);
    expect(itemOf(answer, 'application-planning-board', 'property')?.figures).toEqual([
      { label: 'Tax map own', value: 'own Test Road', sqFt: null },
    ]);
    const near = itemOf(answer, 'application-planning-board', 'plan-disturbance');
    expect(near?.figures.map(({ label, value }) => [label, value])).toEqual([
      ['Roads within 250 ft', '1 (Elm Street), the nearest 160.0 ft away'],
      [
        'Property lines within 250 ft',
        'of 3 parcels (own, east and at the wetland), the nearest 30.0 ft away',
      ],
    ]);
    expect(near?.note).toBe('Not loaded, so not known: buildings and watercourses.');
    expect(itemOf(answer, 'application-administrative', 'disturbance')?.standing ?? 'not-asked').toBe(
      'not-asked',
    );
  });

  it('lists the parcels to tell, never the own one (§§ 340-6A(8), 340-7)', async () => {
    const answer = await application(await screen(fill()), '?route=planning-board');
    const listed = (notice: string) => noticeOf(answer, notice)?.parcels?.map((each) => each.taxMapNumber);
    expect(listed('abutters')).toEqual(['east']);
    expect(listed('water-right-claimants')).toEqual(['east']);
    expect(listed('owners-adjacent')).toEqual(['at the wetland']);
    expect(noticeOf(answer, 'owners-adjacent')).toMatchObject({
      countedFrom: 'the boundary of W-1',
      withinFt: 100,
      standing: 'asked',
    });
    expect(noticeOf(answer, 'water-right-claimants')?.countedFrom).toBe('the boundary of the property (own)');
  });

  it('asks which way it goes where that is open, and says what each way is called', async () => {
    const answer = await application(await screen(fill()));
    expect(answer.route).toBeNull();
    expect(answer.questions.map(({ id }) => id)).toContain('permitRoute');
    expect(answer.notes.join(' ')).toContain('route=planning-board');
    expect(answer.lists.find(({ id }) => id === 'application-planning-board')?.standing).toBe('undetermined');
  });

  it('takes the way that is asked for, and says where the facts say another', async () => {
    const id = await screen(fill({ facts: { answers: { permitRoute: 'planning-board' } } }));
    const answer = await application(id, '?route=administrative');
    expect(answer.route?.id).toBe('administrative');
    expect(answer.notes.join(' ')).toContain('the Planning Board instead');
    expect(noticeOf(answer, 'abutters')).toMatchObject({ standing: 'not-asked', parcels: null });
  });

  it.each([
    ['2025-07-01', true],
    ['2025-06-30', false],
  ])('holds the delineation of %s against 12 months before filing on 2026-07-01', async (delineated, met) => {
    const id = await screen(fill());
    const answer = await application(
      id,
      `?route=planning-board&filedOn=2026-07-01&delineatedOn=${delineated}`,
    );
    expect(itemOf(answer, 'application-planning-board', 'plan-wetlands')?.met).toBe(met);
  });

  it.each([
    ['?delineatedOn=2026-07-02&filedOn=2026-07-01', 'delineatedOn'],
    ['?delineatedOn=2026-07-02', 'delineatedOn'],
    ['?filedOn=2013-08-13', 'filedOn'],
    ['?route=by-mail', 'route'],
    ['?filedOn=2026-02-30', 'filedOn'],
    ['?route=By%20Mail', 'route'],
  ])('refuses %s, and names the member', async (query, path) => {
    const id = await screen(fill());
    const { status, type, body } = await api.get(`/api/screenings/${id}/application${query}`);
    expect(status).toBe(400);
    expect(type).toMatch('application/problem+json');
    expect(body).toMatchObject({ code: 'InvalidInput', problems: [{ path }] });
  });

  it.each(['3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e', 'none', "'; drop table screening; --"])(
    'answers 404 for the unknown screening %s',
    async (id) => {
      const { status, body } = await api.get(`/api/screenings/${encodeURIComponent(id)}/application`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'NotFound' });
    },
  );

  it('says that an answer of an earlier version has to be made again', async () => {
    const id = await screen(fill());
    await asOwner(database.knex, (trx) =>
      trx.raw(`update screening set answer = answer - 'activities' where id = ?`, [id]),
    );
    const { status, body } = await api.get(`/api/screenings/${id}/application`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'Conflict' });
  });
});

describe('an application where layers are not loaded', () => {
  it('has no parcels and no areas, and says why (never 0)', async () => {
    const id = await screen({ ...fill(), jurisdiction: 'mamaroneck' });
    const answer = await application(id);
    for (const notice of answer.notices.filter(({ id: each }) => each === 'adjacent-owners')) {
      expect(notice.parcels).toBeNull();
      expect(notice.notes.join(' ')).toContain('not loaded');
    }
    expect(noticeOf(answer, 'local-governments')).toMatchObject({ municipalities: null });
    const area = itemOf(answer, 'application-contents', 'affected-area');
    expect(area?.figures).toEqual([]);
    expect(area?.note).toContain('not loaded');
    expect(itemOf(answer, 'application-contents', 'legal-description')?.note).toContain('not loaded');
  });
});

describe('an application after the map has changed', () => {
  it('stays on the map version and the figures of its answer, and tells what is new', async () => {
    const id = await screen(fill());
    expect((await application(id)).notes.join(' ')).not.toContain('moved on');
    const { knex } = database;
    await putLayer(knex, TOWN, 'wetlands', [
      { properties: { id: 'W-new', kind: 'freshwater' }, polygon: [frame.rectangle(210, 60, 80, 80)] },
    ]);
    await putLayer(knex, TOWN, 'parcels', [parcel('new neighbor', 150, 150, 300, 100)]);
    const answer = await application(id, '?route=planning-board');
    expect(answer.mapVersion).toBe(1);
    expect(answer.notes.join(' ')).toContain('moved on to version 2');
    expect(answer.notes.join(' ')).toContain('Loaded anew since the answer was given: parcels.');
    const disturbed = itemOf(answer, 'application-planning-board', 'disturbance');
    expect(disturbed?.figures.map(({ value }) => value)).toEqual([
      '0 sq ft (0.000 acres)',
      '2,000 sq ft (0.046 acres)',
    ]);
    expect(noticeOf(answer, 'abutters')?.parcels?.map((each) => each.taxMapNumber)).toEqual([
      'east',
      'new neighbor',
    ]);
  });

  it('says so where the parcels under it were replaced, and where its land splits otherwise', async () => {
    const id = await screen(fill());
    const { knex } = database;
    await knex('parcel').where({ jurisdiction_id: TOWN, tax_map_number: 'own' }).delete();
    await knex.raw(
      `update municipality set geom = ST_Multi(ST_Translate(geom, 3230, 0)) where jurisdiction_id = ?`,
      [TOWN],
    );
    const { notes } = await application(id);
    expect(notes.join(' ')).toContain('no longer those that the answer names');
    expect(notes.join(' ')).toContain('splits otherwise');
  });
});

describe('an application for land development (Wesley Hills § 181-7)', () => {
  it('has the largest area open at once from the phases, with a repair made again', async () => {
    const first = frame.disturbance(0, 0, 300, 300, { phase: { from: '2026-03-01', to: '2026-05-31' } });
    const corners = [frame.at(0, 300), frame.at(200, 400), frame.at(200, 300), frame.at(0, 400)].map(
      toDegrees,
    );
    const bowtie = {
      type: 'Feature',
      properties: { role: 'disturbance', phase: { from: '2026-06-01' } },
      geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
    };
    const id = await screen({
      jurisdiction: 'wesley-hills',
      on: '2026-07-01',
      acceptRepair: true,
      features: [first, bowtie],
    });
    const answer = await application(id);
    const phasing = itemOf(answer, 'swppp-contents', 'phasing');
    expect(phasing?.figures.map(({ value }) => value)).toEqual(['90,000 sq ft (2.066 acres)', '2026-03-01']);
    expect(itemOf(answer, 'swppp-contents', 'size')?.figures[0]?.value).toBe('100,000 sq ft (2.296 acres)');
    expect(itemOf(answer, 'swppp-contents', 'receiving-waters')?.note).toContain('not loaded');
  });
});
