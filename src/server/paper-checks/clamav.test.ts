import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openPaperChecks, ScannerUnavailable } from './index.ts';

/** The test file that every scanner reports: written in two parts, so that none reports this one. */
const harmlessVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** Speaks clamd's protocol as its manual describes it: commands that begin with z and end with a zero byte. */
async function aDaemon(answerTo: (content: Buffer, socket: Socket) => string | undefined): Promise<number> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString('latin1') === 'zPING\0') socket.end('PONG\0');
      const start = 'zINSTREAM\0';
      if (!received.toString('latin1').startsWith(start)) return;
      const content: Buffer[] = [];
      for (let at = start.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const answer = answerTo(Buffer.concat(content), socket);
          if (answer !== undefined) socket.end(`${answer}\0`);
          return;
        }
        content.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

const checksWith = (port: number | undefined) =>
  openPaperChecks({ log: { warn: () => {} }, scanner: port ? { host: '127.0.0.1', port } : undefined });

const asClamd = (content: Buffer) =>
  content.includes(harmlessVirus) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

describe('a virus scanner', () => {
  test('that is not set scans nothing, and that is said', async () => {
    const checks = checksWith(undefined);
    expect(await checks.scan(Buffer.from('a'))).toBe('not-scanned');
    expect(await checks.check()).toEqual({
      ok: true,
      sentence: 'Papers can be checked. They are not scanned for viruses: CLAMAV is not set.',
    });
    await checks.stop();
  });

  test('tells clean files from infected ones, whatever their length', async () => {
    let seen = 0;
    const checks = checksWith(
      await aDaemon((content) => {
        seen = content.length;
        return asClamd(content);
      }),
    );
    for (const length of [0, 1, 65_536, 65_537, 3_000_000]) {
      expect(await checks.scan(Buffer.alloc(length, 'a'))).toBe('clean');
      expect(seen).toBe(length);
    }
    expect(await checks.scan(Buffer.from(`${'a'.repeat(70_000)}${harmlessVirus}`))).toBe('found');
    expect(await checks.check()).toMatchObject({ ok: true });
    await checks.stop();
  });

  test('that refuses, hangs up, talks nonsense or is away counts as no answer, never as clean', async () => {
    for (const answer of [
      () => 'INSTREAM size limit exceeded. ERROR',
      () => 'HTTP/1.1 400 Bad Request',
      (_: Buffer, socket: Socket) => {
        socket.destroy();
        return undefined;
      },
    ]) {
      const checks = checksWith(await aDaemon(answer));
      await expect(checks.scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
    }
    const port = await aDaemon(asClamd);
    servers.pop()?.close();
    const checks = checksWith(port);
    await expect(checks.scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
    const { ok, sentence } = await checks.check();
    expect(ok).toBe(false);
    expect(sentence).toContain('gives no answer (ECONNREFUSED)');
    await checks.stop();
  });
});
