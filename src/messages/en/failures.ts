import type { FailureCode } from '#contract/failure.ts';

/** What each failure says: what is wrong, then what to do. */
export const failureMessages: Record<FailureCode, string> = {
  'malformed-json': 'The request body is not valid JSON. Check it and send it again.',
  'body-incomplete': 'The request ended before its body was complete. Send it again.',
  'invalid-input': 'Some fields need your attention.',
  'unsupported-media-type': 'This content type is not accepted. The Accept header lists those that are.',
  'body-too-large': 'The request is larger than allowed. Send less.',
  'key-required': 'Send the public anonymous key or a session with this call.',
  'sign-in-required': 'Please sign in to continue',
  'wrong-credentials': 'Email or password is incorrect.',
  'registration-refused':
    'We could not create this account. If you already have one, please sign in instead.',
  'wrong-password': 'Your current password is incorrect.',
  'sign-in-again': 'Sign out and sign in again first. This needs a sign-in within the last 15 minutes.',
  'wrong-code': 'This code is incorrect or has already been used. Enter the newest one.',
  'sign-in-over': 'This sign-in took too long or had too many attempts. Start again.',
  'second-factor-on': 'Two-step verification is already on. To set up another device, turn it off first.',
  'second-factor-off': 'Two-step verification is off. Set it up first.',
  'passkey-refused': 'This passkey could not be used. Try again, or sign in another way.',
  'passkey-known': 'This passkey is already in your list.',
  'passkey-not-found': 'This passkey has already been removed.',
  'too-many-passkeys': 'Your account has the maximum number of passkeys. Remove one you no longer use.',
  'last-sign-in-method': 'This is your last way to sign in. Set up another one before you remove it.',
  'google-off': 'Google sign-in is not set up here. Use your email and password.',
  'google-unavailable': 'Google did not answer. Try again in a moment, or use your email and password.',
  'google-refused': 'Google did not confirm your identity. Try again, or use your email and password.',
  'google-email-unconfirmed':
    'Google has not confirmed your email address. Use your email and a password instead.',
  'google-unknown': 'There is no account for this Google address. Sign up first.',
  'google-connect-first':
    'An account with this address already exists. Sign in with your password, then connect Google in the settings.',
  'google-connected-elsewhere':
    'This Google account is connected to another account here. Disconnect it there first.',
  'google-connected': 'A Google account is already connected. Disconnect it first.',
  'google-not-connected': 'Google is no longer connected to your account.',
  'foreign-origin': 'This request came from another site and was refused.',
  'not-allowed': 'You are not allowed to do this. Ask an admin of the company.',
  'operators-only': 'Only operators of this installation can do this. Ask one of them.',
  'second-factor-required':
    'Operators need two-step verification or a passkey. Set one up in your settings, or sign in with it.',
  'account-blocked': 'This account is blocked. Contact support to have it unblocked.',
  'account-is-yours': 'You cannot do this to your own account. Ask another operator.',
  'account-blocked-already': 'This account is already blocked. Load the page again.',
  'account-not-blocked': 'This account is not blocked. Load the page again.',
  'last-operator': 'This is the last operator who can sign in. Make another operator first.',
  'email-not-verified': 'Confirm your email address first. Open the link in the email we sent you.',
  'link-not-found':
    'This link is not valid, or a newer email has replaced it. Use the link in the newest email.',
  'link-expired': 'This link has expired. Request a new one.',
  'link-used': 'This link has already been used. Request a new one.',
  'address-not-usable':
    'This address cannot be used for your account, so the change was cancelled. Start again with another one.',
  'subscription-running':
    'A company that would be removed has an active subscription. Cancel it under Billing first.',
  'not-your-account': 'A company can only be created for the account that is signed in.',
  'company-not-found': 'This company does not exist, or you have no access to it.',
  'company-changed':
    'Someone else changed the same fields. Compare both versions, then save the one you choose.',
  'profile-incomplete':
    'The business profile is incomplete. Fill in the missing details on the Company page first.',
  'person-not-found': 'There is no account with this id. It may have been closed.',
  'request-not-found': 'This request does not exist. Reload the list.',
  'request-changed': 'Someone else has just changed this request. Review it before you save.',
  'request-open-again': 'The company has asked for this service again. Answer the newer request.',
  'price-line-not-found': 'The catalogue has no such line.',
  'price-changed': 'Someone else has just changed this figure. Check what they entered before you save.',
  'price-not-confirmed': 'There is no confirmed figure to withdraw.',
  'brand-changed': 'Someone else has just changed the brand. Reload the page before you save.',
  'question-not-found': 'This question does not exist. Reload the list.',
  'question-answered': 'This question has a published answer. Unpublish it first.',
  'report-not-found': 'This report does not exist, or it is more than a day old.',
  'answer-not-found': 'There is no published answer here. It may have been withdrawn.',
  'answer-changed': 'Someone else has just changed this answer. Reload the page before you save.',
  'if-match-required': 'Send the version you have read in the header If-Match.',
  'email-not-found': 'This email does not exist. Reload the list.',
  'email-not-retried':
    'This email has already been sent, or its content has been removed. Request a new one.',
  'jurisdiction-not-found':
    'This jurisdiction is not in the catalogue. Answer the questionnaire to find yours.',
  'formation-not-found': 'There is no plan for this type of company. Contact support.',
  'calendar-feed-not-found': 'There is no calendar at this address.',
  'step-not-found': 'This step is not part of the plan of this company.',
  'step-already-done': 'This step is already marked as done.',
  'step-not-ready': 'This step depends on others. Mark those as done first.',
  'step-not-done': 'This step is not marked as done.',
  'date-not-entered': 'This date has not been entered, or was just cleared.',
  'step-built-upon': 'A later step that depends on this one is done. Reopen that one first.',
  'too-many-entries': 'The record of this formation is full. Contact support.',
  'deployment-not-found':
    'There is no deployment with this name. GET /openai/v1/models lists the available ones.',
  'model-not-found': 'There is no model with this name. GET /openai/v1/models lists the available ones.',
  'voice-off': 'Voice calls are not available here. The chat answers the same questions.',
  'too-many-calls': 'All lines are busy. Try again in a few minutes, or ask in the chat.',
  'already-in-call': 'You are already in a call, perhaps in another tab. End that one first.',
  'voice-call-not-found': 'This call does not exist.',
  'already-member':
    'This person is already in the company. If they are inactive, reactivate them in the list.',
  'already-invited':
    'This address has already been invited. To send the email again, use Send again in the list.',
  'invitation-not-found':
    'This invitation is not valid. Use the link in the newest email, or ask for another invitation.',
  'invitation-not-open': 'This invitation is no longer open. It was accepted or withdrawn. Reload the list.',
  'invitation-expired': 'This invitation has expired. Ask the person who invited you to send it again.',
  'invitation-withdrawn':
    'This invitation was withdrawn. If you expected it, ask the person who invited you.',
  'invitation-used':
    'This invitation has already been accepted. Sign in, and choose the company in the sidebar.',
  'invitation-for-another':
    'This invitation is for another address than the one you are signed in with. Sign out and continue.',
  'member-not-found': 'This person is no longer in the company. Reload the list.',
  'membership-inactive':
    'Your access to this company was switched off. Ask one of its admins to reactivate you.',
  'own-membership': 'This is your own membership. To end it, leave the company.',
  'last-admin': 'A company needs an active admin. Make someone else an admin first.',
  'billing-off': 'Billing is not switched on in this installation. Ask its operator.',
  'billing-unavailable': 'Stripe is not answering. Try again in a minute.',
  'billing-busy': 'Stripe is receiving too many requests. Wait a minute and try again.',
  'billing-refused': 'Stripe rejected the request of this installation. Tell its operator.',
  'no-plan': 'There is no subscription plan in this installation. Ask its operator.',
  'already-subscribed': 'This company already has a subscription. Use Manage on Stripe to view or change it.',
  'signature-refused':
    'This event is not signed with the secret of this endpoint, or its signature is too old.',
  'logo-not-found': 'This company has no logo yet.',
  'session-not-found': 'This session has already ended.',
  'unknown-call': 'Endpoint not found.',
  'method-not-allowed': 'This endpoint does not accept this method. The Allow header lists those it does.',
  'too-many-companies': 'This account has the maximum number of companies. Use one of them.',
  'too-many-requests': 'Too many attempts. Wait a moment and try again.',
  busy: 'The server is busy. Try again in a few seconds.',
  'storage-full':
    'The server has no space left, so nothing was saved. Ask its operator to free disk space, then try again.',
  unavailable: 'The service is not available right now. Try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  'idempotency-key-reused':
    'This Idempotency-Key was already used for another request. Use a new key for a new request.',
  'request-in-progress': 'The same request is still in progress. Try again in a moment.',
};
