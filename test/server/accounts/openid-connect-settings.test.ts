import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';

describe('the settings of OpenID Connect', () => {
  const settings = {
    OIDC_ISSUER: 'https://login.wetlands.example/realms/town',
    OIDC_CLIENT_ID: 'hundredfoot',
    PUBLIC_URL: 'https://wetlands.example',
  };

  it('are read together', () => {
    expect(readConfig({}).openIdConnect).toBeNull();
    expect(readConfig({}).publicUrl).toBeNull();
    expect(readConfig(settings).openIdConnect).toEqual({
      issuer: new URL(settings.OIDC_ISSUER),
      clientId: 'hundredfoot',
      clientSecret: null,
      name: 'OpenID Connect',
      publicUrl: new URL('https://wetlands.example/'),
    });
    expect(
      readConfig({ ...settings, OIDC_CLIENT_SECRET: 'x', OIDC_NAME: 'Town' }).openIdConnect,
    ).toMatchObject({
      clientSecret: 'x',
      name: 'Town',
    });
  });

  it.each([
    [{ OIDC_ISSUER: '' }, /missing: OIDC_ISSUER\./],
    [{ OIDC_CLIENT_ID: '', PUBLIC_URL: '' }, /missing: OIDC_CLIENT_ID, PUBLIC_URL\./],
    [{ OIDC_ISSUER: 'http://login.wetlands.example' }, /OIDC_ISSUER begins with https/],
    [{ OIDC_ISSUER: 'http://127.0.0.1.elsewhere.example' }, /OIDC_ISSUER begins with https/],
    [{ OIDC_ISSUER: 'login' }, /OIDC_ISSUER must be the address of the provider/],
    [{ PUBLIC_URL: 'wetlands.example' }, /PUBLIC_URL must be the address of the page/],
    [{ PUBLIC_URL: 'https://wetlands.example/map' }, /PUBLIC_URL is the address of the page/],
    [{ PUBLIC_URL: 'ftp://wetlands.example' }, /PUBLIC_URL must be/],
  ])('are refused with %j', (more, said) => {
    expect(() => readConfig({ ...settings, ...more })).toThrow(said);
  });

  it.each(['http://127.0.0.1:3210', 'http://localhost/x', 'http://[::1]:80'])(
    'take a provider without TLS on this machine: %s',
    (issuer) => {
      expect(readConfig({ ...settings, OIDC_ISSUER: issuer }).openIdConnect?.issuer.href).toMatch(/^http:/);
    },
  );
});
