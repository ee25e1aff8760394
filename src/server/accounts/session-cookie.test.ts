import { betterAuth } from 'better-auth/minimal';
import { expect, test } from 'vitest';
import { cookiePrefix, sessionCookie } from './session-cookie.ts';

test.each(['http://localhost:3000', 'https://landfall.example.com'])(
  'at %s the cookie is the one Better Auth itself would set',
  async (publicUrl) => {
    const { authCookies } = await betterAuth({
      baseURL: publicUrl,
      secret: 'a secret of at least thirty-two characters',
      advanced: { cookiePrefix },
      telemetry: { enabled: false },
    }).$context;
    const { name, attributes } = authCookies.sessionToken;
    const ours = sessionCookie(publicUrl);

    expect(ours.name).toBe(name);
    expect({ ...ours.attributes, sameSite: ours.attributes.sameSite.toLowerCase() }).toEqual({
      path: attributes.path,
      httpOnly: attributes.httpOnly,
      secure: attributes.secure,
      sameSite: attributes.sameSite,
    });
  },
);
