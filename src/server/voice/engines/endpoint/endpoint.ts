import { limitedFetch } from '../../../platform/limited-fetch.ts';

/** Where an engine of somebody else's is asked: an interface compatible with OpenAI's. */
export interface EngineEndpoint {
  /** Below which its calls are, without a slash at its end, as in 'https://api.openai.com/v1'. */
  url: string;
  /** Never leaves this server but to there. */
  key?: string;
  model: string;
}

/** How long an endpoint may take to answer, in ms. */
const timeoutMs = 15_000;

/** Minutes of speech; one sentence is asked for at a time. */
const fetchSound = limitedFetch({ maxBytes: 16 * 1024 * 1024 });

/** @throws Error with what the endpoint said, without the key; the reason of `signal` where it was aborted */
export async function askEndpoint(
  { url, key }: EngineEndpoint,
  path: string,
  content: FormData | string,
  signal: AbortSignal,
): Promise<Response> {
  // A form that is still being written when it is aborted would throw where nobody catches it.
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
