import { createParser } from 'eventsource-parser';
import { webSettings } from '#web/platform/web-settings.ts';
import { AskFailure, failureOf } from './ask-failure.ts';

/** One turn of the conversation, as sent to the server. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

interface Question {
  /** The conversation, oldest first, the new question last. */
  turns: readonly Turn[];
  signal: AbortSignal;
  /** Called with each piece of the answer. */
  onText(text: string): void;
}

const address = '/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21';

const instruction =
  'You are an assistant that supports people with business setup in the UAE, its free zones and compliance.';

/** A question fails after this long without data from the server. */
const timeoutMs = 45_000;

/**
 * Asks the expert on the wire of Azure OpenAI and passes the answer on as it comes.
 *
 * @returns whether the answer was cut because it reached its maximum length
 * @throws AskFailure where there is no whole answer; the reason of `signal` where it was aborted
 */
export async function askExpert({ turns, signal, onText }: Question): Promise<{ isCut: boolean }> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), timeoutMs);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), timeoutMs);
  };
  let hasBegun = false;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': webSettings.anonymousKey },
      body: JSON.stringify({
        messages: [{ role: 'system', content: instruction }, ...turns],
        temperature: 0.7,
        max_tokens: 800,
        stream: true,
      }),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    hear();
    if (!response.ok) throw await failureOf(response);
    const say = (text: string) => {
      hasBegun = true;
      onText(text);
    };
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    const end = isStream ? await readStream(response, say, hear) : sayWhole(await response.json(), say);
    if (end === undefined) throw new AskFailure(hasBegun ? 'broken-off' : 'no-answer');
    if (end === failed) throw new AskFailure(hasBegun ? 'broken-off' : 'server');
    return { isCut: end === 'length' };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof AskFailure) throw cause;
    if (hasBegun) throw new AskFailure('broken-off', { cause });
    throw new AskFailure(navigator.onLine ? 'no-answer' : 'offline', { cause });
  } finally {
    clearTimeout(timer);
    // Do not wait for the rest of the stream.
    silence.abort();
  }
}

/** A failure reported within the stream. */
const failed = 'failed';

/** A piece of an answer, or a whole one, as far as it is read. */
interface Completion {
  error?: unknown;
  choices?: readonly {
    delta?: { content?: unknown };
    message?: { content?: unknown };
    finish_reason?: unknown;
  }[];
}

/** Why the answer ended; `undefined` where it did not end as it should. */
async function readStream(
  response: Response,
  say: (text: string) => void,
  hear: () => void,
): Promise<string | undefined> {
  let end: string | undefined;
  let isOver = false;
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') {
        end ??= 'stop';
        isOver = true;
        return;
      }
      const { error, choices } = JSON.parse(data) as Completion;
      if (error) {
        end = failed;
        isOver = true;
      }
      const [choice] = choices ?? [];
      if (typeof choice?.delta?.content === 'string' && choice.delta.content !== '')
        say(choice.delta.content);
      if (typeof choice?.finish_reason === 'string') end = choice.finish_reason;
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  while (reader && !isOver) {
    const { done, value } = await reader.read();
    if (done) break;
    hear();
    parser.feed(decoder.decode(value, { stream: true }));
  }
  return end;
}

/** Some servers between here and there answer in one piece. */
function sayWhole(body: Completion, say: (text: string) => void): string | undefined {
  const [choice] = body.choices ?? [];
  if (typeof choice?.message?.content !== 'string' || choice.message.content === '') return undefined;
  say(choice.message.content);
  return typeof choice.finish_reason === 'string' ? choice.finish_reason : 'stop';
}
