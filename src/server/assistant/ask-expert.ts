import { maxAnswerTokens } from '#contract/assistant.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Client } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { ExpertPart, Turn } from './expert.ts';
import type { AssistantPorts } from './ports.ts';

const hour = 60 * 60;

/** Limits for visitors, per network. */
const ofVisitors: Limit[] = [
  { name: 'expert-visitor-minute', times: 20, windowSeconds: 60 },
  { name: 'expert-visitor-hour', times: 200, windowSeconds: hour },
];
/** Limits for signed-in people, per account: colleagues in one office are counted separately. */
const ofAccounts: Limit[] = [
  { name: 'expert-account-minute', times: 60, windowSeconds: 60 },
  { name: 'expert-account-hour', times: 600, windowSeconds: hour },
];

interface Question {
  turns: readonly [Turn, ...Turn[]];
  /** The signed-in person who asks. */
  personId: string | undefined;
  client: Client;
  /** Maximum tokens the client asked for, capped at `maxAnswerTokens`. */
  maxTokens: number | undefined;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

/**
 * Counts the question against the limits and asks the expert.
 * @returns the answer in pieces, which ends at once if `signal` aborts or the server is about to stop
 * @throws Failure 'too-many-requests'; while reading 'unavailable' if it was aborted, and whatever the expert throws
 */
export async function askExpert(
  {
    expert,
    rateLimits,
    answerLimits,
    clock,
    shutdownSignal,
  }: Pick<AssistantPorts, 'answerLimits' | 'clock' | 'rateLimits' | 'expert' | 'shutdownSignal'>,
  { turns, personId, client, maxTokens = maxAnswerTokens, signal }: Question,
): Promise<AsyncGenerator<ExpertPart, void>> {
  const [limits, who] = personId ? [ofAccounts, personId] : [ofVisitors, client.network];
  await Promise.all(limits.map((limit) => rateLimits.count(limit, who)));
  const giveBack = answerLimits.concurrency?.take(who) ?? (() => {});
  const ending = AbortSignal.any([
    signal,
    shutdownSignal.signal,
    AbortSignal.timeout(answerLimits.timeoutMs),
  ]);
  // A stream that is never read to its end never reaches its own cleanup.
  ending.addEventListener('abort', giveBack, { once: true });
  if (ending.aborted) giveBack();
  const answer = expert.answer({
    turns,
    today: plainDate(clock().toISOString().slice(0, 10)),
    ...(personId && { personId }),
    maxTokens: Math.min(maxTokens, maxAnswerTokens),
    signal: ending,
  });
  return partsUntil(ending, answer, giveBack);
}

/** Yields the parts of an answer until `ending` aborts, even if the expert ignores the signal. */
async function* partsUntil(
  ending: AbortSignal,
  answer: AsyncIterable<ExpertPart>,
  onEnd: () => void,
): AsyncGenerator<ExpertPart, void> {
  const parts = answer[Symbol.asyncIterator]();
  const ended = Promise.withResolvers<never>();
  // Nothing awaits this rejection once the answer has ended by itself.
  ended.promise.catch(() => {});
  const end = () => ended.reject(ending.reason);
  ending.addEventListener('abort', end, { once: true });
  if (ending.aborted) end();
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), ended.promise]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw ending.aborted ? new Failure('unavailable', { retryAfterSeconds: 2 }) : error;
  } finally {
    ending.removeEventListener('abort', end);
    onEnd();
    // Not awaited: a busy expert reacts only after its current step.
    parts.return?.().catch(() => {});
  }
}
