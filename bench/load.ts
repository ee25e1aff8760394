import { Agent, request } from 'node:http';

export interface Shot {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** An HTTP client with keep-alive connections to one server on loopback. */
export class Client {
  readonly #agent: Agent;
  readonly #port: number;

  constructor(port: number, connections: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, path, headers = {}, body }: Shot): Promise<Answer> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          method,
          path,
          headers: {
            ...headers,
            ...(content !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(content)),
            }),
          },
        },
        (incoming) => {
          let text = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            text += chunk;
          });
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface Measured {
  times: number;
  perSecond: number;
  /** Duration of each round in ms. */
  p50: number;
  p95: number;
}

/** Runs and measures rounds on `lanes` concurrent lanes. A round that throws ends the run. */
export async function measure(
  lanes: number,
  milliseconds: number,
  round: (lane: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let start = performance.now(); start < end; ) {
        await round(lane);
        const now = performance.now();
        times.push(now - start);
        start = now;
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { times: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}
