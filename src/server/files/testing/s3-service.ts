import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../configuration/s3-settings.ts';

/** A local S3-compatible service with injectable failures. */
export interface S3Service {
  /** Settings for an empty bucket there. */
  newBucket(): S3Settings;
  /** Answers the next requests in place of the service; a request for which it returns false is passed on. */
  jam(answer: (request: IncomingMessage, response: ServerResponse) => boolean): void;
  /** Requests since the last call. */
  requests(): string[];
  close(): Promise<void>;
}

const buckets = Array.from({ length: 60 }, (_, index) => `bucket-${index}`);

export async function startS3Service(): Promise<S3Service> {
  const directory = await mkdtemp(join(tmpdir(), 'landfall-s3-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const { port } = await service.run();
  const pass = () => false;
  let jammed: (request: IncomingMessage, response: ServerResponse) => boolean = pass;
  let seen: string[] = [];
  const door = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (jammed(incoming, response)) return;
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  let used = 0;

  return {
    newBucket() {
      jammed = pass;
      seen = [];
      const bucket = buckets[used] ?? '';
      used += 1;
      return {
        endpoint,
        bucket,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      };
    },
    jam(answer) {
      jammed = answer;
    },
    requests: () => seen.splice(0),
    async close() {
      door.closeAllConnections();
      door.close();
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
