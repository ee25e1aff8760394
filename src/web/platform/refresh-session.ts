import { readSession } from '#contract/accounts.ts';
import { call } from './call.ts';
import { storeSessionInfo } from './session-info.ts';
import { storedLogin } from './stored-login.ts';

/**
 * Brings the stored login up to date with the session, which has the last word on who is signed in
 * and what they are called. A failure changes nothing; whatever else the page asks for will tell of it.
 */
export async function refreshSession(signal?: AbortSignal): Promise<void> {
  try {
    const { user, isOperator, emailVerified } = await call(readSession, { signal });
    const login = storedLogin.read();
    if (login) {
      storedLogin.write({ user, token: login.token, status: 'success' });
      storeSessionInfo({ personId: user.id, isOperator, emailVerified });
    }
  } catch {
    // Nothing is lost: the login as it was stored still holds.
  }
}
