import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  Configuration,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import type { OpenIdConnectConfig } from '../../config.js';

/** Where the provider sends people back to. */
export const RETURN_PATH = '/api/session/openid-connect/return';

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

/** What is remembered of a sign-in while the person is at the provider. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom a provider says somebody is. */
export interface ProvidedIdentity {
  issuer: string;
  subject: string;
  /** null: the provider tells none, or does not say that it is the person's */
  verifiedEmail: string | null;
}

/** A provider that people sign in with. */
export interface OpenIdConnect {
  /** @returns the provider's address to send the browser to, and what to remember for its return */
  begin(): Promise<{ address: string; pending: PendingSignIn }>;
  /**
   * @param search  query of the address that the browser came back to
   * @throws Error  of openid-client when the answer does not belong to the sign-in, or the provider does not vouch for it
   */
  end(search: string, pending: PendingSignIn): Promise<ProvidedIdentity>;
}

function authenticationOf(secret: string | null, server: ServerMetadata): ClientAuth {
  if (secret === null) return None();
  // Every provider has it (RFC 6749 § 2.3.1), unless it says otherwise (OpenID Connect Discovery 1.0 § 3).
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

/** What a provider's messages are asked for over: HTTPS, but for one on this machine. */
function preparations({ issuer }: OpenIdConnectConfig): ((configuration: Configuration) => void)[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; server/config.ts takes http on loopback only
  return issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
}

async function discover(config: OpenIdConnectConfig): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = config;
  const execute = preparations(config);
  const found = await discovery(issuer, clientId, undefined, None(), { execute, timeout: TIMEOUT_SECONDS });
  const server = found.serverMetadata();
  const configuration = new Configuration(server, clientId, {}, authenticationOf(clientSecret, server));
  for (const prepare of [...execute, enableNonRepudiationChecks]) prepare(configuration);
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}

/**
 * The authorization code flow with PKCE, state and nonce.
 * @returns the provider of the settings; it is looked up at the first sign-in, and again after a failure
 */
export function openIdConnect(config: OpenIdConnectConfig): OpenIdConnect {
  let found: Promise<Configuration> | undefined;
  const configuration = async (): Promise<Configuration> => {
    found ??= discover(config);
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
  return {
    async begin() {
      const provider = await configuration();
      const codeVerifier = randomPKCECodeVerifier();
      const pending = { state: randomState(), nonce: randomNonce(), codeVerifier };
      const address = buildAuthorizationUrl(provider, {
        redirect_uri: new URL(RETURN_PATH, config.publicUrl).href,
        scope: SCOPE,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, pending };
    },

    async end(search, { state, nonce, codeVerifier }) {
      const provider = await configuration();
      const address = new URL(RETURN_PATH, config.publicUrl);
      address.search = search;
      const tokens = await authorizationCodeGrant(provider, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      // Many a provider tells the address at its UserInfo endpoint only.
      const told =
        claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
          : claims;
      const { email, email_verified: verified } = told;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        verifiedEmail: typeof email === 'string' && verified === true ? email : null,
      };
    },
  };
}
