import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { ThreadItemView } from '#contract/threads.ts';
import { type EventReader, readEvents } from '../notifications/testing/read-events.ts';
import { aCompany, aPerson, callerWith, type TestPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function install(): Promise<Installation> {
  const outside = process.env.DATABASE_URL ? await createTestDatabase() : undefined;
  if (outside) cleanUps.push(outside.drop);
  const installation = await newInstallation({
    RATE_LIMIT: 'off',
    ...(outside && { DATABASE_URL: outside.ownerUrl }),
  });
  cleanUps.push(installation.remove);
  return installation;
}

const follow = (server: ServerProcess, { cookie }: TestPerson, lastId?: string): Promise<EventReader> =>
  readEvents(`${server.origin}${apiBase}/notifications/live`, {
    cookie,
    ...(lastId !== undefined && { 'last-event-id': lastId }),
  });

/** The same person at another server, or at the same one after a start. */
const at = (server: ServerProcess, { cookie }: TestPerson) =>
  callerWith(server, { authorization: `Bearer ${server.anonymousKey}`, cookie });

/** Messages acknowledged before the crash, and how many are on their way at once. */
const sentBeforeTheEnd = 60;
const atOnce = 6;

test('acknowledged messages survive a crash with their papers, once each, also where they are sent again', async () => {
  const installation = await install();
  const server = await installation.start();
  const founder = await aPerson(server);
  const { id } = await aCompany(founder);
  const paper = await aPaper(server, founder, id);
  const tried: string[] = [];
  const acknowledged: string[] = [];
  const send = (from: ServerProcess, text: string) =>
    at(from, founder)('POST', `/companies/${id}/thread/messages`, {
      body: { text, papers: [paper] },
      headers: { 'idempotency-key': text.replaceAll(' ', '-') },
    });

  async function lane(lane: number): Promise<void> {
    try {
      for (let count = 0; count < 200; count += 1) {
        const text = `Message ${lane} ${count}`;
        tried.push(text);
        expect((await send(server, text)).status).toBe(200);
        acknowledged.push(text);
        if (acknowledged.length === sentBeforeTheEnd) server.kill('SIGKILL');
      }
    } catch (error) {
      // So 'fetch' says that the connection is lost.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
  expect(await server.ended).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(sentBeforeTheEnd);

  const next = await installation.start();
  const stored = await installation.query('select text from thread_items order by position');
  const texts = stored.map(({ text }) => String(text));
  expect(texts).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(texts).size).toBe(texts.length);
  // A page that got no answer sends again by the same key.
  for (const text of tried.filter((text) => !acknowledged.includes(text))) {
    await expect.poll(async () => (await send(next, text)).status, { timeout: 90_000 }).toBe(200);
  }
  const { items } = (await at(next, founder)('GET', `/companies/${id}/thread`)).body;
  const [{ count }] = (await installation.query('select count(*)::int from thread_items')) as [
    { count: number },
  ];
  expect(count).toBe(tried.length);
  expect(items.at(-1).position).toBe(count);
  // Each message has its paper, and no paper is there without one.
  for (const { papers } of items) expect(papers).toMatchObject([{ paper: { id: paper, name: 'scan.jpg' } }]);
  expect(await installation.query('select count(*)::int from thread_papers')).toEqual([{ count }]);
});

/** Hands over a file that begins like a photograph, which is all that an attachment needs. */
async function aPaper(
  server: ServerProcess,
  { call, cookie }: TestPerson,
  companyId: string,
): Promise<string> {
  const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2_000)]);
  const body = { kind: 'evidence', party: null, paper: null, name: 'scan.jpg', size: content.byteLength };
  const { upload } = (await call('POST', `/companies/${companyId}/uploads`, { body })).body;
  const sent = await server.fetch(`${apiBase}/companies/${companyId}/uploads/${upload.id}/bytes/0`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${server.anonymousKey}`,
      cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: content,
  });
  const { paper } = (await sent.json()) as { paper: { id: string } };
  return paper.id;
}

test('a page hears of what another instance stored, and after a crash of its own what it missed', async () => {
  const installation = await install();
  const [one, other] = [await installation.start(), await installation.start()];
  const founder = await aPerson(one);
  const { id } = await aCompany(founder);
  const colleague = await aPerson(one);
  await installation.query(
    `insert into members (company_id, user_id, role, status) values ('${id}', '${colleague.id}', 'member', 'active')`,
  );
  const page = await follow(one, colleague);
  // Sent once the instance hears of changes: what was announced before that reaches no stream.
  await page.next('missed');

  await at(other, founder)('POST', `/companies/${id}/thread/messages`, { body: { text: 'By the other.' } });
  expect(await page.next('thread')).toEqual({ companyId: id });

  one.kill('SIGKILL');
  expect(await page.isEnded()).toBe(true);
  await at(other, founder)('POST', `/companies/${id}/thread/messages`, {
    body: { text: 'While it was gone.' },
  });
  const again = await follow(other, colleague, page.lastId());
  await again.next('missed');
  const { items } = (await at(other, colleague)('GET', `/companies/${id}/thread?after=1`)).body;
  expect(items.map(({ text }: ThreadItemView) => text)).toEqual(['While it was gone.']);
  await again.close();
});

test('a server that stops ends its streams at once, and pages go elsewhere', async () => {
  const installation = await install();
  const server = await installation.start();
  const founder = await aPerson(server);
  const page = await follow(server, founder);
  await page.next('state');
  const began = performance.now();
  await Promise.all([server.stop(), page.isEnded()]);
  expect(performance.now() - began).toBeLessThan(6_000);
});
