import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { RETURN_PATH } from '../../../server/services/accounts/openid-connect.js';
import type { Browser } from '../../support/browser.js';

/** What a provider tells of a person beside their subject. */
export interface ProvidedClaims {
  email?: string;
  email_verified?: boolean;
}

/** A provider of OpenID Connect on this machine, which lets everybody in under the name they type. */
export interface LocalProvider {
  issuer: URL;
  /** what it tells, by subject; may be changed at any time */
  people: Map<string, ProvidedClaims>;
  /** answers nothing but 503 while it is down */
  down: boolean;
  close(): Promise<void>;
}

export const CLIENT = { id: 'hundredfoot', secret: 'a secret of client: and % server' };

/** @returns a provider that knows the application at an address */
export async function startProvider(applicationUrl: string): Promise<LocalProvider> {
  const people = new Map<string, ProvidedClaims>();
  const state = { down: false };
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => {
    if (state.down) response.writeHead(503).end();
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [new URL(RETURN_PATH, applicationUrl).href],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  answer = provider.callback();
  return {
    issuer: new URL(issuer),
    people,
    get down() {
      return state.down;
    },
    set down(value) {
      state.down = value;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const MOST_STEPS = 12;

/**
 * Goes from the application's start through the provider's forms, as a person does.
 * @param login  what the person types, which becomes the subject; null: breaks it off
 * @returns the address of the application that the provider sends the browser back to
 */
export async function signInAtProvider(
  browser: Browser,
  start: string,
  login: string | null,
): Promise<string> {
  const { host } = new URL(start);
  let response = await browser.fetch(start);
  let address = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      address = new URL(location, address).href;
      if (new URL(address).host === host) return address;
      response = await browser.fetch(address);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`no form of the provider: ${response.status} ${page}`);
    response =
      login === null
        ? await browser.fetch(`${address}/abort`)
        : await browser.fetch(address, {
            method: 'POST',
            body: new URLSearchParams({ prompt, login, password: 'any' }),
          });
  }
  throw new Error('the provider does not come to an end');
}
