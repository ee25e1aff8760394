import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settledBrand } from '../brand/live-brand.ts';
import { readConfig } from '../configuration/config.ts';
import { listen } from '../platform/http-server.ts';
import { openLog } from '../platform/log.ts';
import { mountPages, type PageSearchResult } from './pages.ts';

const inlineScript = 'document.documentElement.classList.add("dark")';
const script = 'console.log("the web app")';
const page = (text: string) =>
  `<!doctype html><html><head><title>%BRAND_NAME%</title>%BRAND_STYLE%<script>${inlineScript}</script>` +
  '<script id="web-settings" type="application/json">%WEB_SETTINGS%</script>' +
  `<script type="module" src="/app/assets/index-1.js"></script></head>` +
  '<script type="application/ld+json">{"name":%BRAND_NAME_JSON%}</script>' +
  `<body>${text} %SEARCH_RESULTS%%ASSISTANT_NAME% | %OPERATOR_NAME% | %CONTACT% | 100%OFF%</body></html>`;

let folder: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-pages-'));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pages/help'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');
  await writeFile(join(folder, 'site/sitemap.xml'), '<loc>%PUBLIC_URL%/app/help</loc>');
  const names = [
    'onboarding',
    'signin',
    'dashboard',
    'help',
    'help/glossary',
    'help-answer',
    'not-found',
    'help-not-found',
  ];
  for (const name of names) {
    await writeFile(join(folder, 'pages', `${name}.html`), page(`This is ${name}.`));
  }
  const images = ['/app/brand/logo', '/app/assets/AE-1.svg'];
  const preloads = images.map((address) => `<link rel="preload" as="image" href="${address}"/>`);
  const shown = images.map((address) => `<img src="${address}" alt="">`);
  await writeFile(
    join(folder, 'pages/onboarding.html'),
    page(`<link rel="icon" href="/app/brand/logo" />This is onboarding.${[...preloads, ...shown].join('')}`),
  );
  await writeFile(join(folder, 'assets/AE-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg" fill="#fff"/>');
  await writeFile(join(folder, 'assets/index-1.js'), script);
  await writeFile(join(folder, 'assets/index-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/index-1.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'assets/inter-2.woff2'), 'a font');
  await writeFile(join(folder, 'brand-mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'own.png'), Buffer.from('\x89PNG\r\n\x1a\nown', 'latin1'));
});
afterAll(async () => {
  for (const close of closers) await close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends requests unchanged: `fetch` adds headers, resolves paths and decompresses responses. */
type Send = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** Serves the pages with the given settings. */
async function serve(
  settings: Record<string, string> = {},
  from = folder,
  searches: Record<string, (query: string) => Promise<PageSearchResult>> = {},
  hasAnswer?: (id: string) => Promise<boolean>,
): Promise<Send> {
  const config = readConfig(settings);
  const app = new Hono();
  const log = openLog({ level: 'silent', format: 'json' });
  mountPages(
    app,
    {
      config,
      brand: settledBrand(config.brand),
      clock: () => new Date(),
      log,
      secrets: { anonymousKey: 'public-key', authSecret: 'hidden' },
    },
    { folder: from, searches, ...(hasAnswer && { hasAnswer }) },
  );
  const server = await listen({ ...config, fetch: app.fetch, port: 0 });
  closers.push(() => server.close(0));
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ port: server.port, host: '127.0.0.1', path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject).end();
    });
}

describe('addresses', () => {
  let send: Send;
  beforeAll(async () => {
    send = await serve();
  });

  test.each([
    ['/', 302, '/app/'],
    ['/?from=mail', 302, '/app/?from=mail'],
    ['/app', 308, '/app/'],
    ['/app/', 302, '/app/onboarding'],
    ['/app/?from=mail', 302, '/app/onboarding?from=mail'],
    ['/app/signin/', 308, '/app/signin'],
    ['/app/nowhere', 302, '/app/onboarding'],
    ['/app/nowhere/deeper.html', 302, '/app/onboarding'],
    ['/app/not-found', 302, '/app/onboarding'],
    ['/app/help-not-found', 302, '/app/onboarding'],
    ['/app/help/', 308, '/app/help'],
    ['/app/help/glossary/', 308, '/app/help/glossary'],
    ['/app/pages/signin.html', 302, '/app/onboarding'],
    ['/app//example.com', 302, '/app/onboarding'],
    ['/favicon.ico', 302, '/app/brand/logo'],
  ])('%s redirects (%i) to %s', async (path, status, location) => {
    expect(await send(path)).toMatchObject({ status, headers: { location } });
  });

  test.each([
    ['/app/onboarding', 'onboarding'],
    ['/app/signin', 'signin'],
    ['/app/signin?next=%2Fdashboard', 'signin'],
    ['/app/help', 'help'],
    ['/app/help/glossary', 'help/glossary'],
    ['/app/dashboard', 'dashboard'],
    ['/app/dashboard/sales-tax', 'dashboard'],
    ['/app/dashboard/anything/at/all', 'dashboard'],
  ])('%s is the page %s', async (path, name) => {
    const { status, headers, body } = await send(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`This is ${name}.`);
  });

  test('an unknown address outside the app answers 404, as a page if HTML is accepted', async () => {
    const forPeople = await send('/nowhere', { accept: 'text/html,application/xhtml+xml' });
    expect(forPeople.status).toBe(404);
    expect(forPeople.body.toString()).toContain('This is not-found.');
    const forPrograms = await send('/nowhere', { accept: 'application/json' });
    expect(forPrograms.status).toBe(404);
    expect(JSON.parse(forPrograms.body.toString())).toMatchObject({ status: 'error' });
  });

  test.each(['/app/help/nowhere', '/app/help/glossary/deeper', '/app/help/..%2fonboarding'])(
    '%s is no help page, and says so in the help pages',
    async (path) => {
      const { status, body } = await send(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('This is help-not-found.');
    },
  );

  test('an answer that is not published answers 404', async () => {
    const send = await serve({}, folder, {}, async (id) => id === 'parrots');
    const published = await send('/app/help/answers/parrots');
    expect([published.status, published.body.toString()]).toEqual([
      200,
      expect.stringContaining('This is help-answer.'),
    ]);
    const unknown = await send('/app/help/answers/cats');
    expect([unknown.status, unknown.body.toString()]).toEqual([
      404,
      expect.stringContaining('This is help-not-found.'),
    ]);
  });

  test('the page of an answer is served while it is unknown whether there is one', async () => {
    const send = await serve({}, folder, {}, () =>
      Promise.reject(new Error('The database does not answer.')),
    );
    expect((await send('/app/help/answers/parrots')).status).toBe(200);
  });

  test('robots.txt and the site map name this installation', async () => {
    const own = await serve({ PUBLIC_URL: 'https://start.example.com' });
    const robots = await own('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body.toString()).toBe('Sitemap: https://start.example.com/sitemap.xml');
    const map = await own('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml');
    expect(map.body.toString()).toBe('<loc>https://start.example.com/app/help</loc>');
  });

  test.each([
    '/app/assets/index-0.js',
    '/app/assets/../../package.json',
    '/app/assets/%2e%2e/%2e%2e/package.json',
    '/app/assets/..%2f..%2f..%2fpackage.json',
    '/app/assets/index-1.js.br',
    '/..%2f..%2fetc/passwd',
  ])('%s serves no file', async (path) => {
    const { status } = await send(path);
    expect(status).not.toBe(200);
  });

  test('a missing asset answers 404', async () => {
    expect((await send('/app/assets/index-0.js')).status).toBe(404);
  });

  test('a page answers HEAD', async () => {
    const { status, body, headers } = await send('/app/signin', {}, 'HEAD');
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
    expect(headers.etag).toBeTruthy();
  });
});

describe('caching and compression', () => {
  let send: Send;
  beforeAll(async () => {
    send = await serve();
  });

  test('assets are immutable', async () => {
    const { headers, body } = await send('/app/assets/index-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body.toString()).toBe(script);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    for (const path of ['/app/assets/index-1.js', '/app/onboarding']) {
      const { headers, body } = await send(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      const plain =
        encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect(plain.toString()).toMatch(/the web app|This is onboarding/);
    }
  });

  test('compressed formats are not compressed again', async () => {
    const { headers } = await send('/app/assets/inter-2.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  test.each(['/app/onboarding', '/app/assets/index-1.js', '/app/brand/logo'])(
    '%s is not sent twice',
    async (path) => {
      for (const accepted of ['br', 'gzip', '']) {
        const { etag = '' } = (await send(path, { 'accept-encoding': accepted })).headers;
        const again = await send(path, {
          'accept-encoding': accepted,
          'if-none-match': `"other", W/${etag}`,
        });
        expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
      }
    },
  );

  test('each encoding has its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await send('/app/onboarding', { 'accept-encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a page is revalidated at each request', async () => {
    expect((await send('/app/onboarding')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the brand', () => {
  test("a page shows it, and escapes the operator's input", async () => {
    const send = await serve({
      BRAND_NAME: `A & B's "<b>" %CONTACT%`,
      BRAND_OPERATOR_NAME: '</script><script>alert(1)</script>',
      BRAND_SUPPORT_EMAIL: 'help@example.com',
      BRAND_ASSISTANT_NAME: 'Guide $& $1',
    });
    const html = (await send('/app/onboarding')).body.toString();
    expect(html).toContain('<title>A &amp; B&#x27;s &quot;&lt;b&gt;&quot; %CONTACT%</title>');
    expect(html).toContain(
      'Guide $&amp; $1 | &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; | help@example.com | 100%OFF%',
    );
    const [, json = ''] = /type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toMatch(/[<>&]/);
    const settings = {
      anonymousKey: 'public-key',
      ownTexts: [],
      google: false,
      brand: {
        name: `A & B's "<b>" %CONTACT%`,
        assistantName: 'Guide $& $1',
        operatorName: '</script><script>alert(1)</script>',
        contact: 'help@example.com',
      },
    };
    expect(JSON.parse(json)).toEqual(settings);
    expect(JSON.parse((await send('/app/web-settings.json')).body.toString())).toEqual(settings);
    expect(html).not.toContain('hidden');
  });

  test('search results appear in their own page only, which is not stored', async () => {
    const send = await serve({}, folder, {
      help: async (query) => ({ html: `<li>$& ${query.length} letters</li>` }),
    });
    const answered = await send('/app/help?q=+visa+');
    expect(answered.body.toString()).toContain('<li>$& 4 letters</li>');
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(answered.headers['content-security-policy']).toContain("default-src 'none'");
    for (const path of ['/app/help', '/app/help?q=+', '/app/signin?q=visa']) {
      expect((await send(path)).body.toString(), path).not.toContain('letters');
    }
  });

  test('structured data contains the name escaped, and is not executable', async () => {
    const { headers, body } = await (await serve({ BRAND_NAME: '"</script>' }))('/app/help/glossary');
    expect(body.toString()).toContain('{"name":"\\"\\u003c/script\\u003e"}');
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1);
  });

  test('without a support address, pages name the operator', async () => {
    const send = await serve();
    expect((await send('/app/onboarding')).body.toString()).toContain(
      '| the operator of this installation |',
    );
  });

  test('an accent becomes two readable colours', async () => {
    const style = async (accent: string) =>
      /<style>(.*?)<\/style>/.exec(
        (await (await serve({ BRAND_ACCENT: accent }))('/app/signin')).body.toString(),
      )?.[1];
    expect(await style('#0b6e63')).toMatch(
      /^:root\{--brand-accent:#0b6e63;--brand-accent-dark:#[\da-f]{6}\}$/,
    );
    expect(await style('#ffee00')).toMatch(
      /--brand-accent:#(?!ffee00)[\da-f]{6};--brand-accent-dark:#ffee00/,
    );
    expect((await (await serve())('/app/signin')).body.toString()).not.toContain('<style>');
  });

  test('drawings are part of the page, and an own logo is a file', async () => {
    const shown = async (settings?: Record<string, string>) =>
      [
        ...(await (await serve(settings))('/app/onboarding')).body
          .toString()
          .matchAll(/<img [^>]*>|<link [^>]*>/g),
      ].map(([element]) => element);
    const flag = `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='%23fff'/%3E" alt="">`;
    const mark = `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="">`;
    const icon = mark.replace('img src', 'link rel="icon" href').replace(' alt=""', ' /');
    expect(await shown()).toEqual([icon, mark, flag]);
    expect(await shown({ BRAND_LOGO: join(folder, 'own.png') })).toEqual([
      '<link rel="icon" href="/app/brand/logo" />',
      '<link rel="preload" as="image" href="/app/brand/logo"/>',
      '<img src="/app/brand/logo" alt="">',
      flag,
    ]);
  });

  test("the logo is the built-in mark or the operator's image", async () => {
    const builtIn = (await (await serve())('/app/brand/logo')).headers;
    expect(builtIn['content-type']).toBe('image/svg+xml');
    expect(builtIn['content-security-policy']).toContain('sandbox');
    const own = await (await serve({ BRAND_LOGO: join(folder, 'own.png') }))('/app/brand/logo');
    expect(own.headers['content-type']).toBe('image/png');
    expect(own.body.toString('latin1')).toContain('own');
    const drawing = (await (await serve({ BRAND_LOGO: join(folder, 'brand-mark.svg') }))('/app/brand/logo'))
      .headers;
    expect(drawing['content-type']).toBe('image/svg+xml');
    expect(drawing['content-security-policy']).toContain('sandbox');
  });
});

describe('security', () => {
  test('a page runs its own scripts only', async () => {
    const { headers } = await (await serve())('/app/onboarding');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*form-action 'self'.*frame-ancestors 'none'/);
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types landfall-html landfall-offline landfall-scripts dompurify",
    );
    expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe|\*|https?:/);
  });

  test('hosted calls allow the service and its call library, but not their failure reporting', async () => {
    const settings = {
      VAPI_PUBLIC_KEY: 'key',
      VAPI_ASSISTANT_ID: 'assistant',
      VAPI_BASE_URL: 'https://voice.example.com/v1',
    };
    const send = await serve(settings);
    const policy = String((await send('/app/dashboard')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+ https:\/\/c\.daily\.co;/);
    expect(policy).toContain(
      "connect-src 'self' https://voice.example.com https://*.daily.co wss://*.daily.co;",
    );
    expect(policy).not.toContain('sentry');
    const off = await serve({ ...settings, VOICE: 'embedded' });
    expect(String((await off('/app/dashboard')).headers['content-security-policy'])).not.toContain('daily');
  });

  test.each(['/', '/app/onboarding', '/app/assets/index-1.js', '/app/brand/logo', '/nowhere'])(
    '%s comes with every header',
    async (path) => {
      const { headers } = await (await serve())(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toMatch(/microphone=\(self\).*camera=\(\).*geolocation=\(\)/);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test.each([
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('sends Strict-Transport-Security behind TLS, with HSTS=%s', async (HSTS, expected) => {
    const send = await serve({ PUBLIC_URL: 'https://start.example.com', HSTS });
    const { headers } = await send('/app/onboarding');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});

test('without a build, a page says how to build', async () => {
  const send = await serve({}, join(folder, 'missing'));
  const { status, body } = await send('/app/onboarding');
  expect(status).toBe(503);
  expect(body.toString()).toContain('npm run build');
});
