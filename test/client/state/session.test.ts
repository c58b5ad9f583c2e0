import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { expectCsrfToken, keepCsrfToken, request } from '../../../client/request.js';

afterEach(() => {
  keepCsrfToken(null);
  vi.unstubAllGlobals();
});

describe('what changes something', () => {
  it('waits until it is known who is signed in, and goes with the token; what is only read does not wait', async () => {
    const sent: [string, string | null][] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push([path, new Headers(init.headers).get('x-csrf-token')]);
      return Promise.resolve(new Response('null'));
    });
    let known = (): void => undefined;
    expectCsrfToken(new Promise<void>((resolve) => (known = resolve)));
    const change = request('/change', z.null(), { method: 'POST' });
    await request('/read', z.null());
    expect(sent).toEqual([['/read', null]]);
    keepCsrfToken('token');
    known();
    await change;
    expect(sent).toEqual([
      ['/read', null],
      ['/change', 'token'],
    ]);
  });
});
