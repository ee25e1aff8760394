import { readSession } from '#contract/accounts.ts';
import { call } from './call.ts';
import { storeSessionInfo } from './session-info.ts';
import { storedLogin } from './stored-login.ts';

/**
 * Updates the stored login from the session, which decides who is signed in and what they are called.
 * A failure changes nothing: the page's other calls will report it.
 */
export async function refreshSession(signal?: AbortSignal): Promise<void> {
  try {
    const { user, isOperator, emailVerified, lockAfter } = await call(readSession, { signal });
    const login = storedLogin.read();
    if (login) {
      storedLogin.write({ user, token: login.token, status: 'success' });
      storeSessionInfo({ personId: user.id, isOperator, emailVerified, lockAfter });
    }
  } catch {
    // Nothing is lost: the login as it was stored still holds.
  }
}
