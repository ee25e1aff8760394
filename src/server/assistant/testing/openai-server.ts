import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as seen by a provider. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect in it
  body: any;
  /** Settles when the client disconnects before the end of the answer. */
  left: Promise<void>;
}

/** Answers a request; `reply` writes OpenAI's format. */
type Script = (request: ModelRequest, reply: Reply) => void | Promise<void>;

export interface Reply {
  response: ServerResponse;
  /** Sends text in small pieces; opens the stream first if needed. */
  say(text: string): void;
  /** Calls a tool. */
  call(name: string, input: unknown): void;
  /** Ends the answer normally. */
  finish(reason?: 'stop' | 'length' | 'tool_calls' | 'content_filter'): void;
  /** Answers a request that asks for no stream, as the health page does. */
  ready(): void;
  /** Sends raw bytes. */
  send(bytes: string): void;
  refuse(status: number, message: string, headers?: Record<string, string>): void;
}

/** An OpenAI-compatible provider with a scripted model. */
export interface OpenAiServer {
  /** Address for LLM_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  says(script: Script): void;
  close(): Promise<void>;
}

/** Starts a local provider. Its default model is honest: it repeats its input. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  let script: Script = honest;
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    const left = Promise.withResolvers<void>();
    response.on('close', () => {
      if (!response.writableFinished) left.resolve();
    });
    let text = '';
    incoming.on('data', (piece) => {
      text += piece;
    });
    incoming.on('end', () => {
      const { url: path = '', headers } = incoming;
      const request = { path, headers, body: JSON.parse(text), left: left.promise };
      requests.push(request);
      void script(request, replyTo(response));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    says(next) {
      script = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The first statement in the data, with its sources: a model that follows its instruction. */
export function honest({ body }: ModelRequest, { say, finish }: Reply): void {
  const asked = String(body.messages.at(-1).content);
  const [, data = ''] = /<data-\w+>\n([\s\S]*?)\n<\/data-/.exec(asked) ?? [];
  const [part = ''] = data.replaceAll(/^### .*\n/gm, '').split(/\n\nSources:|\n\n(?=###)/);
  say(part);
  finish();
}

function replyTo(response: ServerResponse): Reply {
  let isOpen = false;
  const send = (bytes: string) => {
    if (!isOpen) response.writeHead(200, { 'content-type': 'text/event-stream' });
    isOpen = true;
    response.write(bytes);
  };
  const chunk = (delta: unknown, reason: string | null = null) =>
    send(
      `data: ${JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'scripted',
        choices: [{ index: 0, delta, finish_reason: reason }],
      })}\n\n`,
    );
  let calls = 0;
  return {
    response,
    send,
    say(text) {
      for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) chunk({ role: 'assistant', content: piece });
    },
    call(name, input) {
      const text = JSON.stringify(input);
      const index = calls++;
      chunk({
        tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }],
      });
      for (const piece of text.match(/[\s\S]{1,9}/g) ?? []) {
        chunk({ tool_calls: [{ index, function: { arguments: piece } }] });
      }
    },
    finish(reason = calls > 0 ? 'tool_calls' : 'stop') {
      chunk({}, reason);
      send(
        `data: ${JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'scripted',
          choices: [],
          usage: { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 },
        })}\n\n`,
      );
      send('data: [DONE]\n\n');
      response.end();
    },
    ready() {
      const message = { role: 'assistant', content: 'ready' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1,
          model: 'scripted',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 },
        }),
      );
    },
    refuse(status, message, headers = {}) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
    },
  };
}
