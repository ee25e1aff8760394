import type { Operation, OutputOf } from '#contract/operation.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { Call, Handler, ServingPorts, WithoutStatus } from './read-call.ts';

/** Runs a request, or repeats the answer of an earlier identical one. */
export async function answerOnce<O extends Operation, Ports>(
  operation: O,
  call: Call<O, Ports & ServingPorts>,
  handler: Handler<O, Ports>,
  bodyOf: (output: WithoutStatus<OutputOf<O>>) => string,
): Promise<StoredAnswer> {
  const { services, session, client, params, input, replyHeaders } = call;
  const request = await services.idempotency.claim({
    key: call.idempotencyKey ?? '',
    caller: session?.person.id ?? client.network,
    operation: operation.id,
    content: JSON.stringify([params, input]),
  });
  if ('answer' in request) {
    const { headers } = request.answer;
    return { ...request.answer, headers: { ...headers, 'idempotent-replayed': 'true' } };
  }
  const { claimed } = request;
  call.storeAnswer = (transaction, output) =>
    claimed.store(transaction, { body: bodyOf(output), headers: replyHeaders, cookies: call.replyCookies });
  try {
    const answer = { body: bodyOf(await handler(call)), headers: replyHeaders, cookies: call.replyCookies };
    await claimed
      .complete(answer)
      .catch((error: unknown) => services.log.warn({ err: error }, 'An answer could not be stored.'));
    return answer;
  } catch (error) {
    // If releasing a key fails, it becomes free when its lease ends.
    await claimed.release().catch(() => {});
    throw error;
  }
}
