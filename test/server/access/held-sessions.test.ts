import express, { type Request, type Response } from 'express';
import { describe, expect, it } from 'vitest';
import { actorOf, setActor } from '../../../server/access/actor.js';
import { HeldSessions } from '../../../server/access/held-sessions.js';

const ADA = { accountId: 'a', name: 'Ada', roles: [] };

/** What a request with a cookie to an address of the API is taken for. */
async function takenFor(held: HeldSessions, address: string, cookie: string): Promise<string> {
  const app = express();
  app.use('/api', held.recognize, (request, response) => {
    const { csrfToken } = (request as { session?: { csrfToken?: string } }).session ?? {};
    response.send(`${actorOf(response).name} ${csrfToken ?? 'no session'}`);
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } });
  const text = await answer.text();
  await new Promise((resolve) => server.close(resolve));
  return text;
}

/** Holds the session of Ada for an address, by the cookie of her request. */
function holdFor(held: HeldSessions, address: string, cookie: string): () => void {
  const response = { locals: {} } as unknown as Response;
  setActor(response, ADA);
  const request = { get: () => cookie, session: { csrfToken: 'token' } } as unknown as Request<
    Record<string, string>
  >;
  return held.hold(address, request, response);
}

describe('a held session', () => {
  it('is known at its address by its cookie alone, until it is let go', async () => {
    const held = new HeldSessions();
    const letGo = holdFor(held, '/api/x/1', 'other=1; hundredfoot=s%3Asecret');
    expect(await takenFor(held, '/api/x/1', 'hundredfoot=s%3Asecret')).toBe('Ada token');
    expect(await takenFor(held, '/api/x/1?more=1', 'hundredfoot=s%3Asecret; other=2')).toBe('Ada token');
    for (const [address, cookie] of [
      ['/api/x/2', 'hundredfoot=s%3Asecret'],
      ['/api/x/1', 'hundredfoot=s%3Asecre'],
      ['/api/x/1', 'nothundredfoot=s%3Asecret'],
      ['/api/x/1', 'unrelated=1'],
    ] as const)
      expect(await takenFor(held, address, cookie), `${address} ${cookie}`).toBe('the public no session');
    letGo();
    expect(await takenFor(held, '/api/x/1', 'hundredfoot=s%3Asecret')).toBe('the public no session');
  });
});
