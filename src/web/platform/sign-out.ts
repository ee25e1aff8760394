import { logout } from '#contract/accounts.ts';
import { accountMessages } from '#web/messages/accounts.ts';
import { call } from './call.ts';
import { notify } from './notify.ts';
import { departure } from './stored-login.ts';

/**
 * Ends the session and forgets the stored login; the page's guard then goes to the sign-in page, in
 * this tab and in every other. When the server could not be told, the person stays signed in: a
 * login that only looks ended would be the worse surprise.
 *
 * @returns whether the person is signed out; either way a toast has said so.
 */
export async function signOut(): Promise<boolean> {
  try {
    await call(logout, {});
  } catch {
    notify.error(accountMessages.logoutFailed);
    return false;
  }
  departure.leave();
  notify.success(accountMessages.loggedOut);
  return true;
}
