import { limitedFetch } from '../../../platform/limited-fetch.ts';

/** An external engine behind an OpenAI-compatible API. */
export interface EngineEndpoint {
  /** Base URL without a trailing slash, such as 'https://api.openai.com/v1'. */
  url: string;
  /** Only ever sent to that URL. */
  key?: string;
  model: string;
}

/** Timeout of an endpoint, in ms. */
const timeoutMs = 15_000;

/** Minutes of speech; one sentence is requested at a time. */
const fetchSound = limitedFetch({ maxBytes: 16 * 1024 * 1024 });

/** @throws Error with the endpoint's message, without the key; the reason of `signal` if aborted */
export async function askEndpoint(
  { url, key }: EngineEndpoint,
  path: string,
  content: FormData | string,
  signal: AbortSignal,
): Promise<Response> {
  // Aborting a form while it is written would throw an unhandled error.
  const written = typeof content === 'string' ? undefined : new Response(content);
  const body = written ? await written.arrayBuffer() : (content as string);
  signal.throwIfAborted();
  const answer = await fetchSound(url + path, {
    method: 'POST',
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      'content-type': written?.headers.get('content-type') ?? 'application/json',
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (answer.ok) return answer;
  const said = (await answer.text()).slice(0, 200).replaceAll(/\s+/g, ' ');
  const told = key ? said.replaceAll(key, '…') : said;
  throw new Error(`${new URL(url).host} answered ${answer.status}: ${told}`);
}
