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
  'foreign-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-allowed': {
    status: 403,
    message: 'You are not allowed to do this. Please ask an admin of the company.',
  },
  'operators-only': {
    status: 403,
    message: 'Only operators of this installation can do this. Please ask one of them.',
  },
  'not-your-account': {
    status: 403,
    message: 'A company can only be created for the account that is signed in.',
  },
  'company-not-found': { status: 404, message: 'There is no such company, or you have no access to it.' },
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
