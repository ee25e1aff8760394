import { logout } from '#contract/accounts.ts';
import { accountMessages } from '#messages/accounts.ts';
import { call } from './call.ts';
import { notify } from './notify.ts';
import { signOutNotice } from './sign-out-notice.ts';
import { signOutState } from './stored-login.ts';

let underWay: Promise<boolean> | undefined;

/**
 * Ends the session and forgets the stored login; the page's guard then goes to the sign-in page, in
 * this tab and in every other. If the server cannot be reached, the person stays signed in: a
 * session that only looks ended would be worse.
 *
 * A second call while one is running returns the same result.
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
  signOutNotice.begin();
  try {
    await call(logout, {});
  } catch {
    signOutNotice.end(false);
    notify.error(accountMessages.logoutFailed);
    return false;
  }
  signOutState.leave();
  signOutNotice.end(true);
  notify.success(accountMessages.loggedOut);
  return true;
}
