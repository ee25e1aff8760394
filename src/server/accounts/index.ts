/* What other features may use. */

export { createAccountWithoutPassword, firstPasswordAddress, shutIfUnconfirmed } from './account-by-link.ts';
export type { Accounts } from './accounts.ts';
export { endEverySession, holdAccount, setBlocked } from './blocking-repository.ts';
export { createAccount } from './create-account.ts';
export { issueSession } from './issue-session.ts';
export { signInAddress } from './link-address.ts';
export { listSessions } from './list-sessions.ts';
export type { Passwords } from './passwords.ts';
export type { ReopenAccount } from './ports.ts';
export { readEmail } from './read-email.ts';
export { readSignInMethods } from './read-sign-in-methods.ts';
export { reauthenticate } from './reauthenticate.ts';
export { requireVerifiedEmail } from './require-verified-email.ts';
export { viewEmail } from './views.ts';
