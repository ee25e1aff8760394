import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConnectionLimits } from './connections.ts';
import { type HttpServer, listen } from './http-server.ts';
import { aVisitor } from './testing/builders.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const open = new Set<Socket>();
const servers: HttpServer[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await Promise.all(servers.splice(0).map((server) => server.close(0)));
});

type Fetch = (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>;

async function serve(
  fetch: Fetch,
  limits: Partial<ConnectionLimits> = {},
  options: { trustProxy?: boolean } = {},
): Promise<number> {
  const local = { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost:3000' };
  const server = await listen({ ...local, ...options, fetch: fetch as never, limits });
  servers.push(server);
  return server.port;
}

/** A raw connection with what it has received so far. */
function dial(port: number, { reads = true } = {}) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  open.add(socket);
  let received = '';
  const read = () => socket.setEncoding('latin1').on('data', (text) => (received += text));
  if (reads) read();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    read,
    send: (text: string) => socket.write(text),
    /** Resolves once everything is sent. */
    sent: (text: string) =>
      new Promise<void>((resolve, reject) => {
        socket.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    received: () => received,
    closed,
    until: async (text: string, times = 1) => {
      while (received.split(text).length <= times) {
        await Promise.race([
          new Promise((resolve) => socket.once('data', resolve)),
          closed.then(() => Promise.reject(new Error(`It closed after: ${received}`))),
        ]);
      }
    },
  };
}

describe('pipelined requests', () => {
  test('are answered one at a time, in order', async () => {
    let underWay = 0;
    let maxAtOnce = 0;
    const port = await serve(async (request) => {
      underWay += 1;
      maxAtOnce = Math.max(maxAtOnce, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return new Response(`answer to ${new URL(request.url).pathname};`);
    });
    const client = dial(port);
    const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);

    client.send(paths.map(get).join(''));
    await client.until('answer to', 30);

    expect(maxAtOnce).toBe(1);
    expect([...client.received().matchAll(/answer to (\/\d+);/g)].map(([, path]) => path)).toEqual(paths);
  });

  test('close the connection if there are too many', async () => {
    let requests = 0;
    const port = await serve(
      () => {
        requests += 1;
        return new Promise(() => {});
      },
      { maxPipelinedRequests: 5 },
    );
    const client = dial(port);

    client.send(get('/').repeat(7));

    await client.closed;
    expect(requests).toBe(1);
  });
});

describe('connections are closed', () => {
  test.each([
    ['that send nothing', ''],
    ['whose headers do not end', 'GET / HTTP/1.1\r\nHo'],
    ['whose body does not come', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n'],
  ])('%s', async (_, sent) => {
    const port = await serve(async (request) => new Response(await request.text()), {
      headersTimeoutMs: 200,
      idleTimeoutMs: 200,
    });
    const client = dial(port);
    if (sent) client.send(sent);
    await client.closed;
  });

  test('whose request body arrives byte by byte', async () => {
    const port = await serve(async (request) => new Response(await request.text()), { idleTimeoutMs: 400 });
    const client = dial(port);
    client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => client.send('x'), 50);
    await client.closed;
    clearInterval(drip);
  });

  test('after a refusal only once its body has arrived, so that the client receives the answer', async () => {
    const port = await serve(
      () => new Response('too large', { status: 413, headers: { connection: 'close' } }),
    );
    const client = dial(port, { reads: false });
    const body = 'x'.repeat(8 * 1024 * 1024);
    client.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
    // Like a proxy, it reads the answer after sending the whole body.
    await client.sent(body);
    client.read();
    await client.until('too large');
    await client.closed;
  });

  test('if the body of a refused request does not end', async () => {
    const port = await serve(
      () => new Response('too large', { status: 413, headers: { connection: 'close' } }),
    );
    const client = dial(port);
    client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n');
    await client.until('too large');
    await client.closed;
  });

  /** Serves 32 MiB; `closed` lists the paths of connections closed by the server. */
  async function serveLargeAnswers(limits: Partial<ConnectionLimits>) {
    const large = new Uint8Array(32 * 1024 * 1024);
    const asked: string[] = [];
    const closed: string[] = [];
    const port = await serve(({ url }, { incoming }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      incoming.socket.once('close', () => closed.push(pathname));
      return new Response(large);
    }, limits);
    return { port, asked, closed };
  }

  test('that do not read their answer, even while they send', async () => {
    const { port, closed } = await serveLargeAnswers({ idleTimeoutMs: 400 });
    const client = dial(port, { reads: false });
    client.send(get('/'));
    const blank = setInterval(() => client.send('\r\n'), 50);
    await vi.waitUntil(() => closed.length > 0, 10_000);
    clearInterval(blank);
  });

  test('that hold the oldest answers, if too many bytes wait', async () => {
    const { port, asked, closed } = await serveLargeAnswers({ maxUnsentBytes: 48 * 1024 * 1024 });
    dial(port, { reads: false }).send(get('/first'));
    await vi.waitUntil(() => asked.length === 1, 10_000);
    dial(port, { reads: false }).send(get('/second'));
    await vi.waitUntil(() => closed.length > 0, 10_000);
    expect(closed).toEqual(['/first']);
  });

  test('beyond the limit per network', async () => {
    const port = await serve(() => new Response('here'), { maxConnectionsPerNetwork: 2 });
    const clients = [dial(port), dial(port)];
    for (const client of clients) client.send(get('/'));
    await Promise.all(clients.map((client) => client.until('here')));

    await dial(port).closed;

    clients[0]?.send(get('/').replace('Host', 'Connection: close\r\nHost'));
    await clients[0]?.closed;
    const next = dial(port);
    next.send(get('/'));
    await next.until('here');
  });

  test('beyond the total limit, also behind a proxy', async () => {
    const limits = { maxConnections: 3, maxConnectionsPerNetwork: 1 };
    const port = await serve(() => new Response('here'), limits, { trustProxy: true });
    const clients = [dial(port), dial(port), dial(port)];
    for (const client of clients) client.send(get('/'));
    await Promise.all(clients.map((client) => client.until('here')));
    await dial(port).closed;
  });
});

test('a slow answer is not cut off', async () => {
  const port = await serve(
    async () => {
      await wait(700);
      return new Response('at last');
    },
    { idleTimeoutMs: 200 },
  );
  const client = dial(port);
  client.send(get('/'));
  await client.until('at last');
});

describe.skipIf(process.platform !== 'linux')('the memory of the server', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'landfall-memory-'));
    const settings = { DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'silent' };
    // From its sources, because these tests run before the build.
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    server = await startServerProcess(dataDir, settings, [main]);
    // The articles, which the server otherwise reads after the first page, do not count.
    await aVisitor(server)('GET', '/articles?query=visa');
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  });

  /** Peak memory since the last call, in MiB. */
  function peakMemory(): number {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
    return Number(peak) / 1024;
  }

  test.each([
    ['the Swagger bundle', '/functions/v1/docs/swagger-ui-bundle.js'],
    ['the API description', '/functions/v1/openapi.json'],
    ['a page', '/app/onboarding'],
  ])('holds against clients that ask for %s and read nothing', async (_, path) => {
    // What is retained after the first answer does not count.
    await (await server.fetch(path)).arrayBuffer();
    const before = peakMemory();
    const port = Number(new URL(server.origin).port);

    dial(port, { reads: false }).send(get(path).repeat(900));
    for (let client = 0; client < 60; client += 1) dial(port, { reads: false }).send(get(path).repeat(60));
    // Answers to others show that all of it was received.
    for (let round = 0; round < 50; round += 1) await (await server.fetch('/healthz')).arrayBuffer();

    expect(peakMemory() - before).toBeLessThan(60);
  });
});
