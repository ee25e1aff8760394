import * as contract from '#contract/voice.ts';
import { reviewVoiceCalls, usualReviewedDays } from '#contract/voice-review.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { deleteCall } from './delete-call.ts';
import { listCalls } from './list-calls.ts';
import { openCall } from './open-call.ts';
import type { VoicePorts } from './ports.ts';
import { readCall } from './read-call.ts';
import { reviewCalls } from './review-calls.ts';
import { viewCall, viewCallDetails, viewReview } from './views.ts';

const { serve } = servingWith<VoicePorts>();

/** Routes of the voice feature; the calls themselves use their WebSocket. */
export const voiceRoutes = [
  serve(contract.readVoiceSettings, ({ services: { config, voice }, texts }) => {
    const { provider, hosted } = config.voice;
    if (provider === 'hosted' && hosted) return { provider, languages: ['en'], hosted };
    const whyOff = voice.problem();
    return whyOff
      ? { provider: 'off' as const, reason: texts.voiceOff[whyOff], languages: [...voice.languages] }
      : { provider: 'embedded' as const, languages: [...voice.languages] };
  }),

  serve(contract.openVoiceCall, ({ services, session, client, input }) =>
    openCall(services, { session, client, ...input }),
  ),

  serve(contract.leaveVoiceCall, async ({ services: { voice }, input }) => {
    await voice.leave(input.resume);
    return {};
  }),

  serve(contract.listVoiceCalls, async ({ services, session, query }) => {
    const { calls, nextCursor } = await listCalls(services, session.person, query.cursor);
    return { calls: calls.map(viewCall), nextCursor };
  }),

  serve(contract.readVoiceCall, async ({ services, session, params }) => ({
    call: viewCallDetails(await readCall(services, session.person, params.id)),
  })),

  serve(contract.deleteVoiceCall, async ({ services, session, params, texts }) => {
    await deleteCall(services, session.person, params.id);
    return { message: texts.voiceCallDeleted };
  }),

  serve(reviewVoiceCalls, async ({ services, query }) => {
    const days = Number(query.days ?? usualReviewedDays);
    return viewReview(await reviewCalls(services, { days, cursor: query.cursor }));
  }),
];
