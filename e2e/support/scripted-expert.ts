import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** What the panel sent. */
interface AskedQuestion {
  messages: { role: string; content: string }[];
  [field: string]: unknown;
}

/** An answer that a test gives piece by piece. */
export interface ScriptedAnswer {
  asked: AskedQuestion;
  headers: IncomingMessage['headers'];
  /** Says a piece; the first one opens the stream. */
  say(text: string): void;
  /** Ends the answer as OpenAI does. */
  end(reason?: 'stop' | 'length'): void;
  /** Sends an event of the stream as it is. */
  send(event: string): void;
  /** Answers with something else than a stream. */
  reply(status: number, body: unknown, headers?: Record<string, string>): void;
  /** Closes the connection as it is. */
  breakOff(): void;
  /** Resolves when the panel has gone away. */
  gone: Promise<unknown>;
}

export interface ScriptedExpert {
  /** The next question; waits until it is asked. */
  next(): Promise<ScriptedAnswer>;
  stop(): Promise<void>;
}

/**
 * Stands in for the server where a test needs an answer that is slow, long or fails. The panel asks as
 * ever; only the call of the chat goes to a small server of OpenAI's wire format.
 */
export async function scriptExpert(page: Page): Promise<ScriptedExpert> {
  const answers: ScriptedAnswer[] = [];
  const waiting: ((answer: ScriptedAnswer) => void)[] = [];
  const server = createServer((request, response) => {
    void answerTo(request, response).then((answer) => {
      const taker = waiting.shift();
      if (taker) taker(answer);
      else answers.push(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.route('**/openai/deployments/**', (route) =>
    route.continue({ url: origin + new URL(route.request().url()).pathname }),
  );
  return {
    async next() {
      return answers.shift() ?? new Promise((resolve) => waiting.push(resolve));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<ScriptedAnswer> {
  let body = '';
  for await (const piece of request) body += piece;
  const gone = once(response, 'close');
  function send(event: string): void {
    if (!response.headersSent) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
    response.write(event);
  }
  const chunk = (delta: object, reason: string | null = null) =>
    send(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
  return {
    asked: JSON.parse(body) as AskedQuestion,
    headers: request.headers,
    say: (content) => chunk({ content }),
    end(reason = 'stop') {
      chunk({}, reason);
      send('data: [DONE]\n\n');
      response.end();
    },
    send,
    reply(status, answer, headers = {}) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(answer));
    },
    breakOff: () => response.destroy(),
    gone,
  };
}
