import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const given = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' };

test('sign-in with Google is on if both settings are given', () => {
  expect(readConfig(given).google).toEqual({
    clientId: 'id.apps.googleusercontent.com',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  });
  expect(readConfig({}).google).toBeUndefined();
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
  [{ ...given, GOOGLE_ISSUER: 'http://accounts.example.com' }, 'GOOGLE_ISSUER must be'],
  [{ ...given, GOOGLE_ISSUER: 'accounts.example.com' }, 'GOOGLE_ISSUER must be'],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER needs TRUST_PROXY=on'],
  [{ COUNTRY_HEADER: 'CF IPCountry', TRUST_PROXY: 'on' }, 'COUNTRY_HEADER must be'],
])('%j stops the start', (settings, mistake) => {
  const read = () => readConfig(settings);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(mistake);
});

test('a provider on loopback needs no TLS', () => {
  const issuer = 'http://127.0.0.1:8080';
  expect(readConfig({ ...given, GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer);
});
