import { callerWith, type TestPerson } from '#server/platform/testing/builders.ts';
import type { SignedInPerson } from './accounts.ts';
import { anonymousKey, type Server } from './server.ts';

/** Somebody who calls the API beside the browser. */
export function callerOf(server: Server, { id, email, password, cookie }: SignedInPerson): TestPerson {
  const reached = {
    anonymousKey,
    fetch: (path: string, init?: RequestInit) => fetch(server.origin + path, init),
  };
  const standing = { authorization: `Bearer ${anonymousKey}`, cookie };
  return { id, email, password, cookie, fullName: '', call: callerWith(reached, standing) };
}
