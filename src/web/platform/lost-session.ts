import type { CallFailure } from './call.ts';
import { storedLogin } from './stored-login.ts';

/**
 * Forgets the stored login when the server no longer knows its session; the dashboard's guard then
 * asks to sign in.
 *
 * @returns whether that was the failure, so that the caller shows nothing of its own.
 */
export function endLostSession(failure: CallFailure): boolean {
  if (failure.status !== 401) return false;
  storedLogin.clear();
  return true;
}
