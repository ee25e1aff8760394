import { randomUUID } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk, ChatUsage } from '#contract/assistant.ts';
import type { ExpertPart } from '../expert.ts';

/** Fields shared by all chunks of an answer. */
export type Heading = Pick<ChatCompletion, 'id' | 'created' | 'model' | 'system_fingerprint'>;

type End = Extract<ExpertPart, { kind: 'end' }>;

/** Creates the head of an answer by that model at that time. */
export function headingOf(model: string, now: Date): Heading {
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(now.getTime() / 1000),
    model,
    system_fingerprint: null,
  };
}

/** The whole answer in OpenAI's format. */
export async function wholeAnswer(
  heading: Heading,
  parts: AsyncIterable<ExpertPart>,
): Promise<ChatCompletion> {
  let content = '';
  for await (const part of parts) {
    if (part.kind === 'text') {
      content += part.text;
      continue;
    }
    return {
      ...heading,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null },
          logprobs: null,
          finish_reason: part.reason,
        },
      ],
      usage: usageOf(part),
    };
  }
  throw withoutEnd();
}

/** The answer as server-sent events of OpenAI and Azure, from its role to `[DONE]`. */
export async function* answerEvents(
  heading: Heading,
  parts: AsyncIterable<ExpertPart>,
  includeUsage: boolean,
): AsyncGenerator<string, void> {
  const chunk = (choices: ChatCompletionChunk['choices'], usage: ChatUsage | null = null) =>
    eventOf({
      ...heading,
      object: 'chat.completion.chunk',
      choices,
      ...(includeUsage && { usage }),
    } satisfies ChatCompletionChunk);
  const piece = (delta: ChatCompletionChunk['choices'][0]['delta'], reason: End['reason'] | null = null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason: reason }]);

  // Sent with the first part, so that earlier failures can still be a plain error response.
  let opening = piece({ role: 'assistant', content: '', refusal: null });
  for await (const part of parts) {
    if (part.kind === 'text') {
      if (part.text === '') continue;
      yield opening + piece({ content: part.text });
      opening = '';
      continue;
    }
    const usage = includeUsage ? chunk([], usageOf(part)) : '';
    yield `${opening}${piece({}, part.reason)}${usage}data: [DONE]\n\n`;
    return;
  }
  throw withoutEnd();
}

/** A server-sent event; JSON contains no line breaks, so it is one line. */
export function eventOf(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function usageOf({ promptTokens, completionTokens }: End): ChatUsage {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

function withoutEnd(): Error {
  return new Error('The expert stopped without an end.');
}
