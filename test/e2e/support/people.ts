import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { AccountRole } from '../../../core/access.js';
import { accountAnswerSchema, sessionSchema, type Session } from '../../../core/contracts/accounts.js';

/** Somebody who has an account on the application under test. */
export interface TestPerson {
  signInName: string;
  fullName: string;
  password: string;
}

/** One for each role: the administrator of every municipality, the others of the demonstration. */
export type TestPeople = Record<AccountRole, TestPerson>;

/** Names of nobody. */
export const TEST_PEOPLE: TestPeople = {
  planner: { signInName: 'planner', fullName: 'Pia Plannwell', password: 'seven quiet herons wade' },
  naturalist: { signInName: 'naturalist', fullName: 'Nat Sedgewick', password: 'nine muddy boots at noon' },
  administrator: { signInName: 'keeper', fullName: 'Ada Rollbook', password: 'four brass keys on a hook' },
};

/** Who is signed in to an address by HTTP, without a browser. */
interface Signed {
  cookie: string;
  session: Session;
}

async function send(origin: string, path: string, body: object, by?: Signed): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(by === undefined ? {} : { cookie: by.cookie, 'x-csrf-token': by.session.csrfToken ?? '' }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function signedBy(answer: Response): Promise<Signed> {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, session: sessionSchema.parse(await answer.json()) };
}

/** Signs in with a temporary password and sets the lasting one. */
async function settle(
  origin: string,
  { signInName, password }: TestPerson,
  temporary: string,
): Promise<Signed> {
  const signed = await signedBy(await send(origin, '/api/session', { signInName, password: temporary }));
  return signedBy(
    await send(origin, '/api/session/password', { present: temporary, wanted: password }, signed),
  );
}

/**
 * Makes an account for each role on an application that runs on a data folder of its own: the administrator with the
 * command that is there for it, the others as the administrator.
 */
export async function makePeople(origin: string, dataFolder: string): Promise<TestPeople> {
  const { administrator, ...others } = TEST_PEOPLE;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/user.ts',
      'add',
      administrator.signInName,
      '--role',
      'administrator',
      '--full-name',
      administrator.fullName,
    ],
    { env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' } },
  );
  const temporary = z.string().parse(/^Password: (\S+)$/m.exec(stdout)?.[1]);
  const signed = await settle(origin, administrator, temporary);
  for (const [role, person] of Object.entries(others)) {
    const { signInName, fullName } = person;
    const roles = [{ jurisdiction: 'demo', role }];
    const answer = await send(origin, '/api/accounts', { signInName, fullName, roles }, signed);
    const { temporaryPassword } = accountAnswerSchema.parse(await answer.json());
    await settle(origin, person, temporaryPassword ?? '');
  }
  return TEST_PEOPLE;
}
