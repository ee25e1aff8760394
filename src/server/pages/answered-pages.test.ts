import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settledBrand } from '../brand/live-brand.ts';
import { readConfig } from '../configuration/config.ts';
import { openLog } from '../platform/log.ts';
import type { PageAnswers } from './answered-pages.ts';
import { mountPages } from './pages.ts';

let folder: string;

/** Renders what 'readPlan' answers, and says how often it has rendered. */
const renderer = `
let count = 0;
export const answeredPageAt = (page, search) =>
  search.includes('bad') ? undefined : { address: '/' + page + search.replace(/&from=.*/, ''), title: 'A <plan>' };
export async function renderPage(address, readAnswer) {
  const known = await readAnswer({ operation: 'readPlan', params: { place: address } });
  const unknown = await readAnswer({ operation: 'readCompanies' });
  return '<main>' + known.plan + ' %BRAND_NAME% ' + typeof unknown + ' ' + ++count + '</main>';
}
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-answered-'));
  for (const part of ['pages', 'assets', 'renderer']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'pages/plan.html'), '<html><body>without its content</body></html>');
  await writeFile(
    join(folder, 'pages/plan-answered.html'),
    '<html><title>%PAGE_TITLE%</title><body>%PAGE_BODY%<script id="page-answers" type="application/json">%PAGE_ANSWERS%</script></body></html>',
  );
  await writeFile(join(folder, 'renderer/prerender.js'), renderer);
  await writeFile(join(folder, 'renderer/package.json'), '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true }));

function serve(answers: PageAnswers, clock = () => new Date()): (address: string) => Promise<Response> {
  const config = readConfig({});
  const app = new Hono();
  const log = openLog({ level: 'silent', format: 'json' });
  const secrets = { anonymousKey: 'public-key', authSecret: 'hidden' };
  mountPages(app, { config, brand: settledBrand(config.brand), clock, log, secrets }, { folder, answers });
  return async (address) => app.request(`/app${address}`);
}

const bodyOf = async (answer: Response | Promise<Response>) =>
  /<body>(.*?)<script/.exec(await (await answer).text())?.[1];

test('a page comes with what its address asks for, and with the answers it was rendered with', async () => {
  const send = serve({ readPlan: async () => ({ plan: 'from </script> AED 5' }) });
  const answer = await send('/plan?zone=dmcc');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain('<title>A &lt;plan&gt;</title>');
  expect(html).toContain('<main>from </script> AED 5 Landfall undefined 1</main>');
  const written = /<script id="page-answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(written)).toEqual([
    {
      operation: 'readPlan',
      params: { place: '/plan?zone=dmcc' },
      output: { plan: 'from </script> AED 5' },
    },
  ]);
});

test('a rendered page is served again until an answer changes', async () => {
  let plan = 'first';
  const send = serve({ readPlan: async () => ({ plan }) });
  expect(await bodyOf(send('/plan?zone=dmcc'))).toContain('first Landfall undefined 1');
  expect(await bodyOf(send('/plan?zone=dmcc&from=mail'))).toContain('first Landfall undefined 1');
  plan = 'second';
  expect(await bodyOf(send('/plan?zone=dmcc'))).toContain('second Landfall undefined 2');
});

test('the browser renders a page whose address or answer is no good', async () => {
  const send = serve({
    readPlan: async () => {
      throw new Error('The catalogue has no such place.');
    },
  });
  for (const search of ['?zone=bad', '?zone=unknown']) {
    const answer = await send(`/plan${search}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('without its content');
  }
});

test('under load the browser renders', async () => {
  let now = new Date('2026-11-24T09:00:00Z');
  const send = serve({ readPlan: async () => ({ plan: 'AED 5' }) }, () => now);
  for (let place = 0; place < 10; place += 1) {
    expect(await bodyOf(send(`/plan?zone=${place}`))).toContain('AED 5');
  }
  expect(await (await send('/plan?zone=difc')).text()).toContain('without its content');
  expect(await bodyOf(send('/plan?zone=9'))).toContain('AED 5');
  now = new Date('2026-11-24T09:00:01Z');
  expect(await bodyOf(send('/plan?zone=difc'))).toContain('AED 5');
});

test('the page around the content cannot be asked for by name', async () => {
  const send = serve({});
  expect((await send('/plan-answered')).status).toBe(302);
});
