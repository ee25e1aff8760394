/* What other features may use. */

export { listOpenInvitations, withdrawAdminInvitations } from './invitation-repository.ts';
export { inviteClient } from './invite-client.ts';
export { invitePartyByEmail } from './invite-party-by-email.ts';
