import { expect, test } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

test.each([
  ['http://localhost:3000', 'landfall.session_token', false, undefined],
  ['https://landfall.example.com', '__Host-landfall.session_token', true, '__Secure-landfall.session_token'],
])('at %s the cookie is called %s', (publicUrl, name, secure, formerName) => {
  expect(sessionCookie(publicUrl)).toEqual({
    name,
    formerName,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  });
});
