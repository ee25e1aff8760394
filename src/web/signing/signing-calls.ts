import {
  cancelClientEnvelope,
  cancelEnvelope,
  extendClientEnvelope,
  extendEnvelope,
  listClientEnvelopes,
  listEnvelopes,
  replaceClientSigner,
  replaceSigner,
  sendClientEnvelope,
  sendClientSignerAgain,
  sendEnvelope,
  sendSignerAgain,
} from '#contract/signing.ts';

/** The calls about a company's envelopes: of its people, and of staff in their place. */
export const signingCalls = {
  member: {
    list: listEnvelopes,
    send: sendEnvelope,
    ask: sendSignerAgain,
    replace: replaceSigner,
    extend: extendEnvelope,
    cancel: cancelEnvelope,
  },
  staff: {
    list: listClientEnvelopes,
    send: sendClientEnvelope,
    ask: sendClientSignerAgain,
    replace: replaceClientSigner,
    extend: extendClientEnvelope,
    cancel: cancelClientEnvelope,
  },
} as const;

/** Who sends documents to be signed. */
export type SigningSide = keyof typeof signingCalls;
