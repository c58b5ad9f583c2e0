import { z } from 'zod';
import { openIdConnectQuerySchema } from '../../core/contracts/accounts.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';
import type { ProblemCode } from './problems.js';

const tag = 'Accounts';

const ACCOUNT_HEADERS = { ETag: 'the revision of the account, to send as If-Match with the next change' };
const TAKES = 'Takes the role of administrator of every municipality.';
const ADMINISTERING: readonly ProblemCode[] = ['SignInNeeded', 'Forbidden'];

const one = { account: z.uuid() };
const ONE_TEXT: Readonly<Record<string, ParameterText>> = {
  account: {
    description: 'The `id` of the account.',
    example: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80',
  },
};

const page = (status: number, description: string): Answer => ({
  status,
  description,
  mediaType: 'text/html',
});

const EXAMPLE_PASSWORD = 'a few words in a row';

/** Signing in, and the accounts of those who may change something. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/session',
    operationId: 'readSession',
    tag,
    summary: 'Who is signed in, and how one can sign in',
    description:
      'Whoever is signed in sends `csrfToken` as the header `X-CSRF-Token` with every POST, PUT, PATCH and DELETE.',
    answers: [json('Session', 'The session; `account` is null while nobody is signed in')],
    problems: [],
    tryAt: '/api/session',
  },
  {
    method: 'post',
    path: '/api/session',
    operationId: 'signIn',
    tag,
    summary: 'Sign in with a name and a password',
    description:
      'Sets a cookie, which ends after 4 hours without a request and after 12 hours in any case. A password that somebody ' +
      'else made is good for setting another one (POST /api/session/password), and for nothing else that takes a role.',
    body: {
      schema: 'SignIn',
      description: 'A name and its password',
      example: { signInName: 'sedge', password: EXAMPLE_PASSWORD },
    },
    answers: [json('Session', 'The session that has begun')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'TooManyRequests'],
  },
  {
    method: 'delete',
    path: '/api/session',
    operationId: 'signOut',
    tag,
    summary: 'Sign out and end the session',
    description:
      'Ends the session of the cookie. Without one there is nothing to end, and the answer is the same.',
    answers: [{ status: 204, description: 'Nobody is signed in' }],
    problems: ['Forbidden'],
  },
  {
    method: 'post',
    path: '/api/session/password',
    operationId: 'changePassword',
    tag,
    summary: 'Set another password of one’s own',
    description:
      'Ends every other session of the account; this one goes on under another id and another `csrfToken`.',
    body: {
      schema: 'PasswordChange',
      description: 'The present password and the one wanted',
      example: { present: 'abcde-fghjk-mnpqr-stuvw', wanted: EXAMPLE_PASSWORD },
    },
    answers: [json('Session', 'The session as it goes on')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'Conflict', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/session/openid-connect',
    operationId: 'startOpenIdConnect',
    tag,
    summary: 'Sign in with OpenID Connect: the way there',
    description:
      'For a browser to go to, where whoever runs this server has set up a provider. An account is recognised by the person ' +
      'that the provider names, the first time by a verified e-mail address of an account that an administrator made.',
    query: openIdConnectQuerySchema.shape,
    parameterTexts: {
      to: { description: 'The place of the page to come back to.', example: '#/account' },
    },
    answers: [
      { status: 302, description: 'To the provider', headers: { Location: 'address at the provider' } },
      page(502, 'The provider does not answer: a page that says so'),
    ],
    problems: ['InvalidInput', 'NotFound'],
  },
  {
    method: 'get',
    path: '/api/session/openid-connect/return',
    operationId: 'endOpenIdConnect',
    tag,
    summary: 'Sign in with OpenID Connect: the way back',
    description:
      'Where the provider sends the browser; its address, under `PUBLIC_URL`, is registered there.',
    answers: [
      { status: 302, description: 'Signed in, and to the page', headers: { Location: 'place of the page' } },
      page(403, 'Not signed in: a page that says why'),
    ],
    problems: ['NotFound'],
  },
  {
    method: 'get',
    path: '/api/accounts',
    operationId: 'listAccounts',
    tag,
    summary: 'Every account',
    description: `By name, on one page. ${TAKES}`,
    answers: [json('AccountList', 'The accounts')],
    problems: ADMINISTERING,
  },
  {
    method: 'post',
    path: '/api/accounts',
    operationId: 'makeAccount',
    tag,
    summary: 'Make an account',
    description: `A temporary password is in this answer and nowhere else. ${TAKES}`,
    body: {
      schema: 'AccountRequest',
      description: 'A naturalist of one municipality',
      example: {
        signInName: 'sedge',
        fullName: 'S. Edge',
        email: 'sedge@wetlands.example',
        roles: [{ jurisdiction: 'demo', role: 'naturalist' }],
      },
    },
    answers: [
      {
        status: 201,
        description: 'The account',
        mediaType: 'application/json',
        schema: 'AccountAnswer',
        headers: { ...ACCOUNT_HEADERS, Location: 'where the account is' },
      },
    ],
    problems: [...ADMINISTERING, 'InvalidInput', 'Conflict'],
  },
  {
    method: 'get',
    path: '/api/accounts/{account}',
    operationId: 'readAccount',
    tag,
    summary: 'One account as it is now',
    description: TAKES,
    pathParameters: one,
    parameterTexts: ONE_TEXT,
    answers: [{ ...json('Account', 'The account'), headers: ACCOUNT_HEADERS }],
    problems: [...ADMINISTERING, 'NotFound'],
  },
  {
    method: 'patch',
    path: '/api/accounts/{account}',
    operationId: 'changeAccount',
    tag,
    summary: 'Change an account',
    description:
      'Needs the header `If-Match` with the ETag that was seen last; if the account was changed since, 409 has it as it is ' +
      'now in `conflict`. Other roles, a new password or another state end its sessions. The last administrator of every ' +
      `municipality stays one. ${TAKES}`,
    pathParameters: one,
    parameterTexts: ONE_TEXT,
    body: {
      schema: 'AccountChange',
      description: 'Somebody who leaves',
      example: { disabled: true },
    },
    answers: [{ ...json('AccountAnswer', 'The account as it is then'), headers: ACCOUNT_HEADERS }],
    problems: [...ADMINISTERING, 'InvalidInput', 'NotFound', 'Conflict', 'VersionNeeded'],
  },
];
