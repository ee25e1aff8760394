import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { PaperVersionView } from '#contract/papers.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { uploadPaper } from './testing/upload-paper.ts';

let app: TestApp;
let founder: TestPerson;
let companyId: string;
let daemon: Server;
/** What the scanner says; without it, it hangs up. */
let answer: string | undefined = 'stream: OK';
let asked = 0;

beforeAll(async () => {
  daemon = createServer((socket) => {
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      // Four zero bytes end the file.
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      asked += 1;
      if (answer === undefined) socket.destroy();
      else socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
  const { port } = daemon.address() as { port: number };
  app = await startTestApp({ settings: { RATE_LIMIT: 'off', CLAMAV: `127.0.0.1:${port}` } });
  app.services.jobs.begin();
  founder = await aPerson(app);
  companyId = (await aCompany(founder)).id;
});
afterAll(async () => {
  await app.close();
  daemon.close();
});

const fetchAs = (path: string) =>
  app.fetch(`${apiBase}/companies/${companyId}/papers/${path}`, {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: founder.cookie },
  });
async function versionOf(paper: string): Promise<PaperVersionView> {
  const { body } = await founder.call('GET', `/companies/${companyId}/papers`);
  return body.list.papers.find(({ id }: { id: string }) => id === paper).versions[0];
}

test('a file waits, shown to nobody, until the scanner has answered', async () => {
  answer = undefined;
  const before = asked;
  const uploaded = uploadPaper(app, founder, companyId, { kind: 'business-plan' });
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(before);
  const { body } = await founder.call('GET', `/companies/${companyId}/papers`);
  const [paper] = body.list.papers;
  expect(paper.versions[0].state).toBe('checking');
  for (const part of ['file', 'pages/1/320']) {
    expect((await fetchAs(`${paper.id}/versions/1/${part}`)).status, part).toBe(409);
  }
  answer = 'stream: OK';
  await expect
    .poll(async () => {
      // It would be tried again in ten seconds.
      const { rowCount } = await app.query(
        "update pgboss.job set start_after = now() where name = 'inspect-paper' and state = 'retry'",
      );
      return rowCount;
    })
    .toBe(1);
  expect(await versionOf(await uploaded)).toMatchObject({ state: 'received', isScanned: true });
  expect((await fetchAs(`${paper.id}/versions/1/file`)).status).toBe(200);
});

test('a file in which something was found is removed, and its people are told what to do', async () => {
  answer = 'stream: Eicar-Test-Signature FOUND';
  const files = (await app.services.files.list('papers')).length;
  const paper = await uploadPaper(app, founder, companyId, { kind: 'ownership-chart' });
  expect(await versionOf(paper)).toMatchObject({ state: 'returned', points: [{ code: 'infected' }] });
  expect(await app.services.files.list('papers')).toHaveLength(files);
  expect((await fetchAs(`${paper}/versions/1/file`)).status).toBe(409);
});

test('A8: a phone’s HEIC is kept and downloaded as a JPEG', async () => {
  answer = 'stream: OK';
  const heic = await readFile(new URL('../paper-checks/testing/lease.heic', import.meta.url));
  const paper = await uploadPaper(app, founder, companyId, {
    kind: 'lease',
    name: 'IMG_0001.HEIC',
    content: heic,
  });
  expect(await versionOf(paper)).toMatchObject({ state: 'received', type: 'image/jpeg' });
  const file = await fetchAs(`${paper}/versions/1/file`);
  expect(file.headers.get('content-disposition')).toMatch(/IMG_0001\.jpe?g"/i);
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe('jpeg');
  // The original is gone.
  const { rows } = await app.query(
    'select count(*)::int as files from paper_contents where file_key is not null',
  );
  expect(await app.services.files.list('papers')).toHaveLength(rows[0].files);
});
