import * as z from 'zod/mini';

/**
 * Every failure the server can answer with: its HTTP status and its default sentence, which says
 * what to do. A failure with its own words for the moment may replace the sentence, never the status.
 */
export const failures = {
  'malformed-json': {
    status: 400,
    message: 'The request body is not valid JSON. Please check it and send it again.',
  },
  'body-incomplete': {
    status: 400,
    message: 'The request ended before all of it was here. Please send it again.',
  },
  'invalid-input': { status: 422, message: 'Some fields need your attention.' },
  'unsupported-media-type': {
    status: 415,
    message: 'Please send this request with a content type the call accepts.',
  },
  'body-too-large': { status: 413, message: 'The request is larger than allowed. Please send less.' },
  'key-required': {
    status: 401,
    message: 'Please send the public anonymous key or a session with this call.',
  },
  'sign-in-required': { status: 401, message: 'Please sign in to continue' },
  'wrong-credentials': { status: 401, message: 'Email or password is incorrect.' },
  'registration-refused': {
    status: 409,
    message: 'We could not create this account. If you already have one, please sign in instead.',
  },
  'wrong-password': { status: 422, message: 'Your current password is incorrect.' },
  'sign-in-again': {
    status: 403,
    message: 'Please sign out and sign in again first: this asks for a sign-in of the last 15 minutes.',
  },
  'wrong-code': {
    status: 422,
    message: 'This code is not right, or was used already. Please enter the newest one.',
  },
  'sign-in-over': {
    status: 410,
    message: 'This sign-in took too long or had too many tries. Please begin again.',
  },
  'second-factor-on': {
    status: 409,
    message: 'Two-step verification is on already. To set up another device, please turn it off first.',
  },
  'second-factor-off': {
    status: 409,
    message: 'Two-step verification is not on. Please set it up first.',
  },
  'passkey-refused': {
    status: 401,
    message: 'This passkey could not be used here. Please try again, or use another way to sign in.',
  },
  'passkey-known': { status: 409, message: 'This passkey is in your list already.' },
  'passkey-not-found': { status: 404, message: 'This passkey has already been removed.' },
  'too-many-passkeys': {
    status: 409,
    message: 'You have as many passkeys as an account can have. Please remove one you no longer use.',
  },
  'last-sign-in-method': {
    status: 409,
    message: 'This is your last way to sign in. Please set up another one before you remove it.',
  },
  'google-off': {
    status: 503,
    message: 'Signing in with Google is not set up here. Please use your email and password.',
  },
  'google-unavailable': {
    status: 503,
    message: 'Google did not answer. Please try again in a moment, or use your email and password.',
  },
  'google-refused': {
    status: 401,
    message: 'Google did not confirm who you are. Please try again, or use your email and password.',
  },
  'google-email-unconfirmed': {
    status: 403,
    message: 'Google has not confirmed your email address. Please use your email and a password instead.',
  },
  'google-unknown': {
    status: 404,
    message: 'There is no account for this Google address yet. Please sign up first.',
  },
  'google-connect-first': {
    status: 409,
    message:
      'There is an account with this address. Please sign in with your password and connect Google in the settings.',
  },
  'google-connected-elsewhere': {
    status: 409,
    message: 'This Google account is connected to another account here. Please disconnect it there first.',
  },
  'google-connected': {
    status: 409,
    message: 'A Google account is connected already. Please disconnect that one first.',
  },
  'google-not-connected': { status: 404, message: 'Google is not connected to your account any more.' },
  'idempotency-key-reused': {
    status: 422,
    message:
      'This Idempotency-Key was sent before with another request. Please send a new key with a new request.',
  },
  'request-in-progress': {
    status: 409,
    message: 'The same request is still being carried out. Please try again in a moment.',
  },
  'foreign-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-allowed': {
    status: 403,
    message: 'You are not allowed to do this. Please ask an admin of the company.',
  },
  'operators-only': {
    status: 403,
    message: 'Only operators of this installation can do this. Please ask one of them.',
  },
  'email-not-verified': {
    status: 403,
    message: 'Please confirm your email address first, by the link in the email we sent you.',
  },
  'link-not-found': {
    status: 404,
    message:
      'This link is not known, or a newer email has replaced it. Please use the link in the newest email.',
  },
  'link-expired': { status: 410, message: 'This link has expired. Please ask for a new one.' },
  'link-used': { status: 409, message: 'This link was used already, and each works once.' },
  'address-not-usable': {
    status: 409,
    message:
      'This address cannot be used for your account, so the change has ended. Please begin again with another one.',
  },
  'subscription-running': {
    status: 409,
    message:
      'A company that would be removed has a subscription that runs on. Please cancel it under Billing first.',
  },
  'not-your-account': {
    status: 403,
    message: 'A company can only be created for the account that is signed in.',
  },
  'company-not-found': { status: 404, message: 'There is no such company, or you have no access to it.' },
  'company-changed': {
    status: 409,
    message:
      'Somebody else has changed the same fields meanwhile. Please compare both versions, and save what you choose.',
  },
  'profile-incomplete': {
    status: 409,
    message:
      'The business profile is not complete. Please fill in what is missing on the Company page first.',
  },
  'person-not-found': { status: 404, message: 'There is no account of that id. It may have been closed.' },
  'request-not-found': { status: 404, message: 'There is no such request. Please load the list again.' },
  'request-changed': {
    status: 409,
    message: 'Somebody else has changed this request just now. Please look at it again before you save.',
  },
  'request-open-again': {
    status: 409,
    message: 'The company has asked for this service again. Please answer the newer request.',
  },
  'brand-changed': {
    status: 409,
    message: 'Somebody else has changed the brand just now. Please load the page again before you save.',
  },
  'email-not-found': { status: 404, message: 'There is no such email. Please load the list again.' },
  'email-not-retried': {
    status: 409,
    message: 'This email has been sent, or what it said has been removed. Please ask for a new one.',
  },
  'jurisdiction-not-found': {
    status: 404,
    message: 'There is no such place in the catalogue. Please answer the questionnaire to find yours.',
  },
  'formation-not-found': {
    status: 404,
    message: 'There is no plan for what this company was created for. Please ask our support.',
  },
  'calendar-feed-not-found': { status: 404, message: 'There is no calendar at this address.' },
  'step-not-found': { status: 404, message: 'There is no such step in the plan of this company.' },
  'step-already-done': {
    status: 409,
    message: 'This step is marked done already, perhaps by somebody else just now.',
  },
  'step-not-ready': {
    status: 409,
    message: 'This step waits for others. Please mark those done first.',
  },
  'step-not-done': {
    status: 409,
    message: 'This step is not marked done, perhaps because somebody has just reopened it.',
  },
  'date-not-entered': {
    status: 409,
    message: 'This date is not entered, perhaps because somebody has just cleared it.',
  },
  'step-built-upon': {
    status: 409,
    message: 'A later step that builds on this one is done. Please reopen that one first.',
  },
  'too-many-entries': {
    status: 409,
    message: 'The record of this formation is full. Please ask our support.',
  },
  'deployment-not-found': {
    status: 404,
    message: 'There is no deployment of that name here. GET /openai/v1/models lists those there are.',
  },
  'model-not-found': {
    status: 404,
    message: 'There is no model of that name here. GET /openai/v1/models lists those there are.',
  },
  'voice-off': {
    status: 503,
    message: 'Voice calls are not available here. The chat answers the same questions.',
  },
  'too-many-calls': {
    status: 503,
    message: 'All lines are busy. Please try again in a few minutes, or ask in the chat.',
  },
  'already-in-call': {
    status: 409,
    message: 'You are in a call already, perhaps in another tab. Please end that one first.',
  },
  'voice-call-not-found': { status: 404, message: 'There is no such call.' },
  'already-member': {
    status: 409,
    message:
      'This person belongs to the company already. If they are inactive, please reactivate them in the list.',
  },
  'already-invited': {
    status: 409,
    message: 'This address is invited already. To send the email once more, use Send again in the list.',
  },
  'invitation-not-found': {
    status: 404,
    message:
      'This invitation is not known. Please use the link in the newest email, or ask for another invitation.',
  },
  'invitation-not-open': {
    status: 404,
    message:
      'This invitation is not open any more: it was accepted or withdrawn. Please load the list again.',
  },
  'invitation-expired': {
    status: 410,
    message: 'This invitation has expired. Please ask who invited you to send it again.',
  },
  'invitation-withdrawn': {
    status: 410,
    message: 'This invitation was withdrawn. If you expected it, please ask who invited you.',
  },
  'invitation-used': {
    status: 409,
    message: 'This invitation was accepted already. Please sign in, and choose the company in the sidebar.',
  },
  'invitation-for-another': {
    status: 403,
    message:
      'This invitation is for another address than the one you are signed in with. Please sign out and continue.',
  },
  'member-not-found': {
    status: 404,
    message: 'This person is not in the company any more. Please load the list again.',
  },
  'place-inactive': {
    status: 409,
    message: 'Your access to this company was switched off. Please ask one of its admins to reactivate you.',
  },
  'own-place': {
    status: 409,
    message: 'This is your own place in the company. To give it up, please leave the company.',
  },
  'last-admin': {
    status: 409,
    message: 'A company needs an active admin. Please make somebody else an admin first.',
  },
  'billing-off': {
    status: 503,
    message: 'Billing is not switched on in this installation. Please ask its operator.',
  },
  'billing-unavailable': {
    status: 503,
    message: 'Stripe gives no answer right now. Please try again in a minute.',
  },
  'billing-busy': {
    status: 503,
    message: 'Stripe takes no more requests right now. Please wait a minute and try again.',
  },
  'billing-refused': {
    status: 503,
    message: 'Stripe refuses what this installation asks of it. Please tell its operator.',
  },
  'no-plan': {
    status: 409,
    message: 'There is nothing to subscribe to in this installation. Please ask its operator.',
  },
  'already-subscribed': {
    status: 409,
    message: 'This company has a subscription already. Manage on Stripe shows and changes it.',
  },
  'signature-refused': {
    status: 400,
    message: 'This event is not signed with the secret of this endpoint, or it was signed too long ago.',
  },
  'logo-not-found': { status: 404, message: 'This company has no logo yet.' },
  'session-not-found': { status: 404, message: 'That session has already ended.' },
  'unknown-call': { status: 404, message: 'There is no such call here.' },
  'method-not-allowed': { status: 405, message: 'This call does not take that method.' },
  'too-many-companies': {
    status: 409,
    message: 'This account has reached its number of companies. Please use one of them.',
  },
  'too-many-requests': { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  busy: { status: 503, message: 'The server is busy. Please try again in a few seconds.' },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** One message per field that needs attention, by the field's name on the wire ('shares.total'). */
export type FieldMessages = Record<string, string>;

/** The body of every answer that is not a success. */
export const failureBody = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type FailureBody = z.infer<typeof failureBody>;

/** The body of such an answer where the call was made in the manner of OpenAI. */
export const openAiFailureBody = z.object({
  error: z.object({
    message: z.string(),
    /** Its kind, as in 'invalid_request_error'. */
    type: z.string(),
    /** The field it is about, as in 'messages[0].content'. */
    param: z.nullable(z.string()),
    code: z.string(),
  }),
});
export type OpenAiFailureBody = z.infer<typeof openAiFailureBody>;
