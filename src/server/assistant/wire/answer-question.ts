import type { askDeployment, askModel } from '#contract/assistant.ts';
import { localeOf } from '../../platform/locale.ts';
import type { Call } from '../../platform/read-call.ts';
import { failureOf } from '../../platform/reply-to-failure.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { askExpert } from '../ask-expert.ts';
import type { AssistantPorts } from '../ports.ts';
import { eventStream } from './event-stream.ts';
import { openAiBodyOf } from './openai-format.ts';
import { readTurns } from './read-turns.ts';
import { answerEvents, eventOf, headingOf, wholeAnswer } from './write-completion.ts';

/** Idle time before a keep-alive comment is sent, in ms. */
const quiet = 15_000;

/**
 * Answers a question in OpenAI's format: whole, or streamed on request.
 * @throws Failure, and whatever the expert throws before its first words; later errors end the stream
 */
export async function answerQuestion(
  {
    services,
    session,
    client,
    input,
    headers,
    replyHeaders,
    signal,
  }: Call<typeof askDeployment | typeof askModel, AssistantPorts>,
  model: string,
): Promise<Response> {
  const { log, clock } = services;
  const parts = await askExpert(services, {
    turns: readTurns(input.messages),
    personId: session?.person.id,
    client,
    maxTokens: input.max_completion_tokens ?? input.max_tokens ?? undefined,
    signal,
  });
  const heading = headingOf(model, clock());

  if (!input.stream) {
    const whole = JSON.stringify(await wholeAnswer(heading, parts));
    replyHeaders['content-type'] = 'application/json';
    return new Response(whole, { headers: replyHeaders });
  }
  const events = answerEvents(heading, parts, input.stream_options?.include_usage ?? false);
  const first = events.next();
  // Until the head is sent, a failure can be a plain error response; don't delay the head longer than this.
  await withTimeout(first, quiet);
  replyHeaders['content-type'] = 'text/event-stream; charset=utf-8';
  // Tells nginx and compatible proxies not to buffer events.
  replyHeaders['x-accel-buffering'] = 'no';
  const finalEvent = (error: unknown) => eventOf(openAiBodyOf(failureOf(error, log), localeOf(headers)));
  return new Response(eventStream(events, { first, quiet, finalEvent }), { headers: replyHeaders });
}
