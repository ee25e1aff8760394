import { type CallDetails, type CallView, callEndReasons } from '#contract/voice.ts';
import type { CallReview } from '#contract/voice-review.ts';
import type { StoredCall, StoredExchange } from './call-repository.ts';
import type { ReviewedCalls } from './review-calls.ts';

/** A call as returned by the API. */
export function viewCall({
  id,
  startedAt,
  endedAt,
  endReason,
  keepsTranscript,
  turns,
}: StoredCall): CallView {
  const reason = callEndReasons.find((known) => known === endReason);
  return {
    id,
    startedAt: startedAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(reason && { endReason: reason }),
    turns,
    hasTranscript: keepsTranscript && turns > 0,
  };
}

export function viewCallDetails(call: StoredCall & { exchanges: readonly StoredExchange[] }): CallDetails {
  return { ...viewCall(call), exchanges: call.exchanges.map(viewExchange) };
}

export function viewReview({ calls, ...figures }: ReviewedCalls): CallReview {
  return {
    calls: calls.map(({ caller, medianMs, ...call }) => ({ ...viewCall(call), caller, medianMs })),
    ...figures,
  };
}

function viewExchange({ turn, at, said, heard, ...times }: StoredExchange): CallDetails['exchanges'][number] {
  const { endpointMs, sttMs, answerMs, ttsMs, totalMs } = times;
  const isTimed =
    endpointMs !== null && sttMs !== null && answerMs !== null && ttsMs !== null && totalMs !== null;
  return {
    turn,
    at: at.toISOString(),
    ...(said !== null && { said }),
    ...(heard !== null && { heard }),
    ...(isTimed && { figures: { endpointMs, sttMs, answerMs, ttsMs, totalMs } }),
  };
}
