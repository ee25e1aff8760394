import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listen } from './http-server.ts';
import { openLog } from './log.ts';

const local = { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost:3000' };

/** A connection that has sent this much and now waits. */
async function connected(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  if (sent) await new Promise((resolve) => socket.write(sent, resolve));
  return socket;
}

/** Resolves when a connection has closed for any reason. */
const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('stopping waits for running requests, but not for idle connections', async () => {
  let finish = () => {};
  const asked = Promise.withResolvers<void>();
  const server = await listen({
    ...local,
    async fetch() {
      asked.resolve();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return new Response('finished');
    },
  });
  const answered = fetch(`http://127.0.0.1:${server.port}/`);
  await asked.promise;
  // A browser opens connections in advance; other clients send a request byte by byte.
  const waiting = await Promise.all(['', 'GET / HTTP/1.1\r\nHo'].map((sent) => connected(server.port, sent)));
  const gone = Promise.all(waiting.map(closing));

  // Far longer than a busy machine takes for any of it.
  const graceMs = 25_000;
  const start = performance.now();
  const closed = server.close(graceMs);
  await gone;
  expect(performance.now() - start).toBeLessThan(graceMs - 5_000);
  finish();

  expect(await (await answered).text()).toBe('finished');
  await closed;
  expect(performance.now() - start).toBeLessThan(graceMs - 1_000);
});

test('a request that does not end is cut off', async () => {
  const server = await listen({ ...local, fetch: () => new Promise(() => {}) });
  const socket = await connected(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const gone = closing(socket);

  await server.close(50);

  await gone;
});

test('a running stream is signalled shortly before it is cut off', async () => {
  const shutdownSignal = new AbortController();
  const asked = Promise.withResolvers<void>();
  const server = await listen({
    ...local,
    shutdownSignal,
    async fetch() {
      asked.resolve();
      await new Promise((resolve) => shutdownSignal.signal.addEventListener('abort', resolve));
      return new Response('in short');
    },
  });
  const answered = fetch(`http://127.0.0.1:${server.port}/`);
  await asked.promise;

  await server.close(1_100);

  expect(await (await answered).text()).toBe('in short');
});

describe('the id of a request', () => {
  async function ask(trustProxy: boolean, headers: Record<string, string> = {}) {
    const lines: string[] = [];
    const log = openLog({ level: 'info', format: 'json', write: (line) => lines.push(line) });
    const server = await listen({
      ...local,
      trustProxy,
      async fetch() {
        await new Promise((resolve) => setImmediate(resolve));
        log.info('Working.');
        return new Response('done');
      },
    });
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
    await answer.text();
    await server.close(0);
    return { sent: answer.headers.get('x-request-id'), logged: JSON.parse(lines[0] ?? '').requestId };
  }

  test('is in its answer and in every log line', async () => {
    const { sent, logged } = await ask(false);
    expect(sent).toMatch(/^[\da-f-]{36}$/);
    expect(logged).toBe(sent);
  });

  test('comes from a trusted proxy and is safe to log', async () => {
    const given = { 'x-request-id': 'from-the-proxy-1' };
    expect(await ask(true, given)).toEqual({ sent: 'from-the-proxy-1', logged: 'from-the-proxy-1' });
    expect((await ask(false, given)).sent).not.toBe('from-the-proxy-1');
    expect((await ask(true, { 'x-request-id': '{"level":"error"}' })).sent).toMatch(/^[\da-f-]{36}$/);
  });
});
