import { logout } from '#contract/accounts.ts';
import { accountMessages } from '#messages/accounts.ts';
import { call } from './call.ts';
import { notify } from './notify.ts';
import { signOutState } from './stored-login.ts';

let underWay: Promise<boolean> | undefined;

/**
 * Ends the session and forgets the stored login; the page's guard then goes to the sign-in page, in
 * this tab and in every other. When the server could not be told, the person stays signed in: a
 * login that only looks ended would be the worse surprise.
 *
 * Asked again while it is under way, it does nothing more.
 *
 * @returns whether the person is signed out; either way a toast has said so.
 */
export function signOut(): Promise<boolean> {
  underWay ??= endSession().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function endSession(): Promise<boolean> {
  try {
    await call(logout, {});
  } catch {
    notify.error(accountMessages.logoutFailed);
    return false;
  }
  signOutState.leave();
  notify.success(accountMessages.loggedOut);
  return true;
}
