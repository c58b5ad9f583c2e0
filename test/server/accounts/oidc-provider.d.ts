/** The parts of oidc-provider that the tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
        claims: Record<string, string[]>;
        cookies: { keys: string[] };
        findAccount(context: unknown, id: string): Account;
      },
    );
    callback(): RequestListener;
  }
}
