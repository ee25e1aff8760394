import { expect, test } from 'vitest';
import { createSessionTokens } from './session-tokens.ts';

const secret = 'a secret of at least thirty-two characters';

test('accepts signatures from an earlier version', () => {
  const { sign } = createSessionTokens(secret);
  expect(sign('token')).toBe('token.RdVFwwKqLcjLUYfsVoXbAbzyGeL5uxOqaPsyfHutolM=');
});

test.each([
  ['another secret', createSessionTokens(`${secret}!`).sign('token')],
  ['another token', createSessionTokens(secret).sign('token').replace('token', 'tokem')],
  ['no token', createSessionTokens(secret).sign('')],
  ['nothing', ''],
  ['no signature', 'token.'],
  ['text', 'token.signature'],
])('refuses what is signed with %s', (_, signed) => {
  expect(createSessionTokens(secret).verify(signed)).toBeUndefined();
});

test('returns the token of its own signature', () => {
  const { sign, verify } = createSessionTokens(secret);
  expect(verify(sign('to.k.en'))).toBe('to.k.en');
});
