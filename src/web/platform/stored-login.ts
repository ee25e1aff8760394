import type { Person } from '#domain/accounts/person.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/**
 * The login as the browser remembers it, under the key 'auth'. The session itself is a cookie that
 * no script can read; `token` is the public anonymous key and no secret.
 */
export interface StoredLogin {
  user: Person;
  token: string;
  status: 'success';
}

export const storedLogin = storedValue<StoredLogin>('auth', parseLogin);

function parseLogin(stored: string): StoredLogin | undefined {
  return loginOf(JSON.parse(stored));
}

/**
 * Reads a login out of a server's reply or out of storage: it counts only with status 'success' and
 * a user. The web client asks for no token, so the public anonymous key stands in for it.
 *
 * @param anonymousKey the token where the reply has none
 */
export function loginOf(reply: unknown, anonymousKey = ''): StoredLogin | undefined {
  if (!isRecord(reply) || reply.status !== 'success' || !isRecord(reply.user)) return undefined;
  const { id, email, fullName, firstName, lastName } = reply.user;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    user: {
      id,
      email: typeof email === 'string' ? email : '',
      fullName: typeof fullName === 'string' ? fullName : '',
      ...(typeof firstName === 'string' && { firstName }),
      ...(typeof lastName === 'string' && { lastName }),
    },
    token: typeof reply.token === 'string' ? reply.token : anonymousKey,
    status: 'success',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The stored login, `undefined` when signed out, 'loading' before the page has read it. */
export function useStoredLogin(): StoredLogin | undefined | 'loading' {
  return useStoredValue(storedLogin, 'loading' as const);
}

/** The person of a page that only signed-in people reach. */
export function usePerson(): Person {
  const login = useStoredLogin();
  return login && login !== 'loading' ? login.user : { id: '', email: '', fullName: '' };
}

/** Calls back whenever a signed-in person has gone: signed out, or replaced by another. */
export function onPersonLeft(leave: () => void): () => void {
  let personId = storedLogin.read()?.user.id;
  return storedLogin.subscribe(() => {
    const before = personId;
    personId = storedLogin.read()?.user.id;
    if (before !== undefined && before !== personId) leave();
  });
}

let hasLeft = false;

/** A person who has just signed out is not asked to sign in; everyone else who lost their login is. */
export const signOutState = {
  /** Removes the stored login when the person signs out. */
  leave(): void {
    hasLeft = true;
    storedLogin.clear();
  },
  isUnderWay: () => hasLeft,
  /** Called once the sign-in page is reached. */
  end(): void {
    hasLeft = false;
  },
};
