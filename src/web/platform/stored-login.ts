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
  const login = JSON.parse(stored) as Partial<StoredLogin> | null;
  const user = login?.user;
  if (typeof user !== 'object' || user === null || typeof user.id !== 'string') return undefined;
  return { user, token: typeof login?.token === 'string' ? login.token : '', status: 'success' };
}

/** The stored login, `undefined` when signed out, 'reading' while the page has not looked yet. */
export function useStoredLogin(): StoredLogin | undefined | 'reading' {
  return useStoredValue(storedLogin, 'reading' as const);
}

/** The person of a page that only signed-in people reach. */
export function usePerson(): Person {
  const login = useStoredLogin();
  return login && login !== 'reading' ? login.user : { id: '', email: '', fullName: '' };
}
