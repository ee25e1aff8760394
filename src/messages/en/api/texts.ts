/** What the API description says besides its calls and properties. */
export const apiTexts = {
  introduction: [
    'Amounts are in minor units unless a property says otherwise. Times are ISO 8601 in UTC, days are YYYY-MM-DD. ' +
      'Properties that are not described here are ignored.',
    '**Failures.** Every failure has the same body: `status` is `error`, `code` is stable and meant for programs, ' +
      '`message` is meant for people, and `fields` has a message per field that needs attention.',
    '**Request id.** Every answer carries the header `X-Request-Id`. The log names the same id; include it when you ask ' +
      'for support.',
    '**Pages.** Long lists answer with `nextCursor`. Send it as `cursor` to get the next page; it is `null` on the ' +
      'last page.',
    '**Repeated requests.** Calls that create something take the header `Idempotency-Key`. Sent again within 24 hours ' +
      'with the same key, a request gets the answer of the first one, with the header `Idempotent-Replayed: true`. ' +
      'The same key with other content is refused with 422.',
    '**Changes.** A change can carry the header `If-Match` with the `ETag` that came with what you read. When somebody ' +
      'else has changed it since, the answer is 412 with the current `ETag`, and nothing is overwritten.',
    '**Expert.** The calls below `/openai` work with clients for OpenAI and Azure OpenAI. Their failures have the ' +
      'shape those clients expect.',
  ].join('\n\n'),
  access: {
    open: 'Needs no credentials.',
    key: 'Needs the public anonymous key or a session.',
    session: 'Needs a session.',
    operator: 'Needs the session of an operator.',
    developer: 'Needs the session of an operator, or only the public anonymous key in development mode.',
  },
  ifMatch: { optional: 'Takes `If-Match`.', required: 'Requires `If-Match`.' },
  idempotent: 'Takes `Idempotency-Key`.',
  paged: 'Returns one page; send `nextCursor` as `cursor` for the next one.',
  upload: (types: readonly string[]) => `The body is the file itself: ${types.join(', ')}.`,
  download: (types: readonly string[]) => `Answers with a file: ${types.join(', ')}.`,
  atMost: (bytes: number) => `At most ${bytes} bytes.`,
  success: 'Success.',
  requestId: 'Id of this request in the log.',
  idempotencyKey: 'A unique name for this request, such as a UUID. Keep it when you try again.',
  ifMatchHeader: 'The ETag of the version you have read, in quotes; `*` for any.',
  exampleTag: '"3"',
  exampleKey: '6f1c2ab0-9d0e-4c5a-8e0b-2f7a9c1e0b7f',
  schemes: {
    anonymousKey: 'The public anonymous key of this installation.',
    apiKey: 'The anonymous key or a session token, as clients for Azure OpenAI send it.',
    sessionToken: 'The token of a session that was started with `want_token: true`.',
    sessionCookie: 'The session cookie of a browser.',
  },
} as const;
