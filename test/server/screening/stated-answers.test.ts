import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { drawn, SQUARE } from '../../support/drawn.js';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveTestApi(database.knex);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** The first yes-or-no question that only another ordinance than Mamaroneck's asks. */
function questionElsewhere(): string {
  const here = new Set(BUILT_IN_ORDINANCES.find('mamaroneck').questions.map(({ id }) => id));
  const question = BUILT_IN_ORDINANCES.list()
    .flatMap((ordinance) => ordinance.questions)
    .find(({ id, answer }) => answer.kind === 'yes-no' && !here.has(id));
  if (question === undefined) throw new Error('no ordinance asks anything of its own');
  return question.id;
}

const proposal = (answers: object, ofFeature: object = {}) => {
  const body = drawn([SQUARE]);
  const [feature] = body.features;
  return {
    ...body,
    facts: { answers },
    features: [{ ...feature, properties: { role: 'disturbance', answers: ofFeature } }],
  };
};

describe('answers stated with a proposal', () => {
  it('are taken when some ordinance asks for them, so that the proposal can be read under another', async () => {
    const id = questionElsewhere();
    expect((await api.post('/api/screenings', proposal({ [id]: true }, { [id]: false }))).status).toBe(201);
  });

  it.each([
    ['of the whole, to nothing that anybody asks', proposal({ moonPhase: 3 }), 'facts.answers.moonPhase'],
    [
      'of a feature, to nothing that anybody asks',
      proposal({}, { moonPhase: 3 }),
      'features[0].properties.answers.moonPhase',
    ],
    [
      'of another kind than the question',
      proposal({ [questionElsewhere()]: 'maybe' }),
      `facts.answers.${questionElsewhere()}`,
    ],
  ])('%s are refused, and nothing is kept', async (_what, body, path) => {
    const before = await database.knex('screening').count<{ count: string }[]>({ count: '*' });
    const { status, body: answer } = await api.post('/api/screenings', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'InvalidInput', problems: [{ path }] });
    expect(await database.knex('screening').count({ count: '*' })).toEqual(before);
  });
});
