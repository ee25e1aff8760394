import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundSection, MarkedText } from '#contract/articles.ts';
import { messagesIn } from '#locales/messages-in.ts';
import { mountPages } from '../pages/pages.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { writeResults } from './write-results.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: 'on' } });
});
afterAll(() => app.close());

let visitors = 0;
/** Searches as a new client. */
async function search(query: string, from = `203.0.113.${++visitors}`) {
  const address = `/functions/v1/articles?${new URLSearchParams({ query })}`;
  const answer = await app.fetch(address, { headers: { 'x-forwarded-for': from } });
  const body = await answer.json();
  return { status: answer.status, headers: answer.headers, body };
}
/** The page for browsers without scripts. */
async function searchPage(query: string, from: string): Promise<Response> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-help-'));
  for (const name of ['pages', 'assets']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'pages/help.html'), '%SEARCH_RESULTS%');
  const pages = new Hono();
  const searches = { help: writeResults.bind(null, app.services) };
  mountPages(pages, app.services, { folder, searches });
  const answer = await pages.request(`/app/help?q=${query}`, { headers: { 'x-forwarded-for': from } });
  await rm(folder, { recursive: true });
  return answer;
}
async function found(query: string): Promise<FoundSection[]> {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.results;
}
const plain = (text: MarkedText = []) => text.map((piece) => piece.text).join('');
const hits = (text: MarkedText = []) => text.filter(({ isHit }) => isHit).map((piece) => piece.text);

describe('a search', () => {
  test('finds the section with the answer and its address', async () => {
    const [first] = await found('UK confirmation statement deadline');
    expect(first?.address).toMatch(/^\/help\/united-kingdom\/accounts-and-confirmation-statement#/);
    const page = await app.fetch(`/app${first?.address.split('#')[0]}`);
    expect([200, 503]).toContain(page.status);
  });

  test('highlights the search words in any form, and no others', async () => {
    const [first] = await found('establishment cards');
    expect(hits(first?.heading).map((word) => word.toLowerCase())).toEqual(['establishment', 'card']);
    expect(plain(first?.heading)).not.toContain('  ');
  });

  test('shows a short extract without Markdown', async () => {
    for (const { extract } of await found('DMCC packages cost')) {
      const text = plain(extract);
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(202);
      expect(text).not.toMatch(/\[\d|\*\*|\||^[-*] /);
    }
  });

  test('tolerates a typo', async () => {
    const [first] = await found('delaware frnchise tax');
    expect(first?.address).toContain('delaware-franchise-tax');
  });

  test('completes a half-typed word', async () => {
    const [first] = await found('uae golden vis');
    expect(first?.address).toContain('golden-residence');
    expect(hits(first?.heading).join(' ')).toMatch(/visa/i);
  });

  test('completes it with a word that stands beside the one before', async () => {
    const [first] = await found('confirmation stat');
    expect(first?.heading.map(({ text }) => text).join('')).toContain('confirmation statement');
  });

  test('for a place alone lists each article about it once', async () => {
    const results = await found('dmcc');
    expect(results.length).toBeGreaterThan(5);
    for (const { address } of results.slice(0, 5)) expect(address).toContain('/dmcc/');
    const articles = results.map(({ article }) => article);
    expect(new Set(articles).size).toBe(articles.length);
  });

  test.each(['asdfghjk', '!!', '-', 'the'])('for %o finds nothing', async (query) => {
    expect(await found(query)).toEqual([]);
  });

  test('has a maximum length', async () => {
    for (const query of ['', '   ', 'x'.repeat(201)]) {
      const { status, body } = await search(query);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid-input', fields: { query: expect.any(String) } });
    }
  });

  test.each(['\u0000', '\ud800', '(((', '%s', '<script>', '__proto__', 'constructor', 'ﷺ'.repeat(200)])(
    'for %o breaks nothing',
    async (query) => {
      expect((await search(query)).status).toBe(200);
    },
  );

  test('is limited per client', async () => {
    const from = '198.51.100.7';
    expect((await search('vat', from)).status).toBe(200);
    await app.services.database.pool.query('update rate_limits set points = 180 where key = $1', [
      `search-articles:${from}`,
    ]);
    const refused = await search('vat', from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await search('vat', '198.51.100.8')).status).toBe(200);
    const page = await searchPage('vat', from);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toBe(
      `<p class="help-count">${messagesIn('en').failureMessages['too-many-requests']}</p>`,
    );
  });
});
