import { expect, test } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

test.each([
  ['http://localhost:3000', 'landfall.session_token', false],
  ['https://landfall.example.com', '__Host-landfall.session_token', true],
])('at %s the cookie is called %s', (publicUrl, name, secure) => {
  expect(sessionCookie(publicUrl)).toEqual({
    name,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  });
});
