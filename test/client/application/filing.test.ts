import { describe, expect, it } from 'vitest';
import { applicationQuerySchema } from '../../../core/contracts/application.js';
import { applicationQuery, NO_FILING } from '../../../client/application/filing.js';

describe('the question about an application', () => {
  it('leaves out what is not said, and days still being typed', () => {
    expect(applicationQuery(NO_FILING)).toEqual({});
    expect(applicationQuery({ ...NO_FILING, filedOn: '0002-05-01' })).toEqual({});
    const query = applicationQuery({ filedOn: '2026-05-01', delineatedOn: '2025-06-01', route: 'board' });
    expect(applicationQuerySchema.parse(query)).toEqual({
      filedOn: '2026-05-01',
      delineatedOn: '2025-06-01',
      route: 'board',
    });
  });
});
