import * as contract from '#contract/signing.ts';
import { servingWith } from '../platform/serve-operation.ts';
import {
  cancelEnvelope,
  extendEnvelope,
  listEnvelopes,
  replaceSigner,
  sendSignerAgain,
} from './manage-envelope.ts';
import type { SigningPorts } from './ports.ts';
import { sendEnvelope } from './send-envelope.ts';
import type { SenderCall } from './sender.ts';

const { serve } = servingWith<SigningPorts>();

const operations = {
  member: {
    list: contract.listEnvelopes,
    send: contract.sendEnvelope,
    ask: contract.sendSignerAgain,
    replace: contract.replaceSigner,
    extend: contract.extendEnvelope,
    cancel: contract.cancelEnvelope,
  },
  staff: {
    list: contract.listClientEnvelopes,
    send: contract.sendClientEnvelope,
    ask: contract.sendClientSignerAgain,
    replace: contract.replaceClientSigner,
    extend: contract.extendClientEnvelope,
    cancel: contract.cancelClientEnvelope,
  },
} as const;

/** What is answered to those who send documents to be signed: a company's people, or staff in their place. */
export function envelopeRoutes(side: SenderCall['side']) {
  const { list, send, ask, replace, extend, cancel } = operations[side];
  return [
    serve(list, async ({ services, session: { person }, params }) => ({
      envelopes: await listEnvelopes(services, { side, person, companyId: params.id }),
    })),

    serve(send, async ({ services, session: { person }, params, input, storeAnswer, texts }) => {
      const message = texts.envelopeSent;
      const call = { side, person, companyId: params.id };
      const envelope = await sendEnvelope(services, call, input, (scope, sent) =>
        storeAnswer(scope, { message, envelope: sent }),
      );
      return { message, envelope };
    }),

    serve(ask, async ({ services, session: { person }, params, input, texts }) => {
      const call = { side, person, companyId: params.id };
      const ids = { envelopeId: params.envelope, signerId: params.signer };
      const envelope = await sendSignerAgain(services, call, ids, input.email);
      return { envelope, message: texts.signerAsked };
    }),

    serve(replace, async ({ services, session: { person }, params, input, texts }) => {
      const call = { side, person, companyId: params.id };
      const ids = { envelopeId: params.envelope, signerId: params.signer };
      const envelope = await replaceSigner(services, call, ids, input);
      return { envelope, message: texts.signerReplaced };
    }),

    serve(extend, async ({ services, session: { person }, params, input, texts }) => {
      const call = { side, person, companyId: params.id };
      const envelope = await extendEnvelope(services, call, params.envelope, input.days);
      return { envelope, message: texts.envelopeExtended };
    }),

    serve(cancel, async ({ services, session: { person }, params, texts }) => {
      const call = { side, person, companyId: params.id };
      const envelope = await cancelEnvelope(services, call, params.envelope);
      return { envelope, message: texts.envelopeCancelled };
    }),
  ];
}
