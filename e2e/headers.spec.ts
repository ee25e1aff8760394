import { once } from 'node:events';
import { get } from 'node:http';
import { register } from './support/accounts.ts';
import { publicPages } from './support/public-pages.ts';
import { startServer } from './support/server.ts';
import { expect, open, test } from './support/test.ts';

for (const path of [...publicPages, '/dashboard']) {
  test(`the headers of ${path} are strict`, async ({ request }) => {
    const answer = await request.get(`/app${path}`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:']) {
      expect(policy['script-src'] ?? policy['default-src']).not.toContain(unsafe);
    }
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(headers['permissions-policy']).toContain('microphone=(self)');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('behind TLS the browser is told to stay there, and the cookie is Secure', async () => {
  test.slow();
  const server = await startServer({ PUBLIC_URL: 'https://landfall.example.com' });
  try {
    const answer = await fetch(`${server.origin}/app/onboarding`);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    const { cookie } = await register(server.origin, { company: null });
    expect(cookie).toMatch(/^__Host-/);
  } finally {
    await server.stop();
  }
});

test('text that was smuggled into the page becomes neither HTML nor code', async ({ page, noise }) => {
  noise.expect(
    /This document requires 'Trusted(HTML|Script|ScriptURL)' assignment|TrustedTypePolicy named 'smuggled'/,
  );
  await open(page, '/onboarding');
  const refused = await page.evaluate(() => {
    const ways: (() => unknown)[] = [
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), { textContent: 'smuggled = 1' }),
        ),
      () =>
        document.head.append(Object.assign(document.createElement('script'), { src: '/app/smuggled.js' })),
      () => document.createElement('img').setAttribute('onerror', 'smuggled = 1'),
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>smuggled</b>' }),
      () => document.body.insertAdjacentHTML('beforeend', '<b>smuggled</b>'),
      () => new DOMParser().parseFromString('<b>smuggled</b>', 'text/html'),
      () => Reflect.apply(setTimeout, window, ['smuggled = 1']),
      () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('smuggled', { createHTML: String }),
    ];
    return ways.map((way) => {
      try {
        way();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array.from({ length: 8 }, () => 'TypeError'));
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPages) {
    test(`${path} shows its first screen`, async ({ page }) => {
      await page.goto(`/app${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/onboarding') await expect(page.getByRole('radio')).toHaveCount(5);
      if (path === '/signin') await expect(page.getByLabel('Email')).toBeVisible();
      if (path === '/company') await expect(page.getByLabel('Company Name')).toBeVisible();
    });
  }
});

test('a repeat visit transfers no script and no style', async ({ page }) => {
  // A part's file is fetched, and then imported from the cache: both are one file.
  const transferred = () =>
    page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(js|css|woff2)$/.test(name));
      const sizes = new Map<string, number>();
      for (const { name, transferSize } of files) sizes.set(name, (sizes.get(name) ?? 0) + transferSize);
      return [...sizes].map(([name, transferSize]) => ({ name, transferSize }));
    });
  // What the first screen does not need comes once it shows.
  const openWhole = async () => {
    await open(page, '/onboarding');
    await page.waitForLoadState('networkidle');
  };
  await openWhole();
  const first = await transferred();
  expect(first.length).toBeGreaterThan(2);
  for (const { transferSize } of first) expect(transferSize).toBeGreaterThan(0);
  await openWhole();
  const again = await transferred();
  expect(again.length).toBe(first.length);
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('assets are kept for good, pages are asked for again', async ({ request }) => {
  const page = await request.get('/app/onboarding');
  const asset = /\/app\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
  const answer = await request.get(asset);
  expect(answer.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(answer.headers()['content-encoding']).toMatch(/br|gzip/);
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store|max-age=0/);
  const etag = page.headers().etag;
  if (etag) {
    const again = await request.get('/app/onboarding', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }
});

/** What is compared unless somebody chooses comes with the page; its first screen still fits (plan-html.spec.ts). */
const withoutContent = publicPages.filter((path) => path !== '/compare');

for (const path of withoutContent) {
  test(`the HTML of ${path} fits the first round trip, headers included`, async ({ server }) => {
    expect(await bytesOf(`${server.origin}/app${path}`)).toBeLessThanOrEqual(14_600);
  });
}

for (const [path, budget] of [
  ['/onboarding', 115_000],
  ['/signin', 115_000],
  ['/dashboard', 150_000],
] as const) {
  test(`${path} asks for no more script than its budget before anything is done`, async ({
    page,
    signIn,
  }) => {
    if (path === '/dashboard') {
      await signIn();
      await page.goto('/app/dashboard');
      await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
    } else {
      await open(page, path);
    }
    const bytes = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'));
      // What is imported from the cache was asked for once.
      const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return [...sizes.values()].reduce((total, size) => total + size, 0);
    });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}

test('the start address leads into the app', async ({ request }) => {
  for (const path of ['/', '/app']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeGreaterThanOrEqual(301);
    expect(answer.status(), path).toBeLessThan(309);
    expect(answer.headers().location, path).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/app\/$/);
  }
});

test('outside of the app a missing page is a real 404 that works without scripts', async ({ request }) => {
  for (const path of ['/nowhere', '/application', '/index.html', '/.env', '/app/assets/gone.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
  const page = await request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect(page.headers()['content-type']).toContain('text/html');
  expect(await page.text()).not.toMatch(/<script type="module"/);
});

test('no file beside the built app can be reached', async ({ server }) => {
  for (const path of [
    '/app/assets/../../../package.json',
    '/app/assets/..%2f..%2f..%2fpackage.json',
    '/app/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/app/..%5c..%5cpackage.json',
    '/app/assets/%00',
  ]) {
    const [answer] = await once(get(`${server.origin}`, { path }), 'response');
    expect([301, 302, 307, 308, 400, 404, 200], path).toContain(answer.statusCode);
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect(text, path).not.toContain('"dependencies"');
  }
});

test('an unknown call is a 404 in JSON', async ({ request }) => {
  const answer = await request.get('/functions/v1/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'unknown-call' });
});

/** What a fresh browser receives for one page: headers and compressed body. */
async function bytesOf(url: string): Promise<number> {
  const request = get(url, { agent: false, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [answer] = await once(request, 'response');
  answer.resume();
  await once(answer, 'end');
  expect(answer.statusCode).toBe(200);
  return request.socket?.bytesRead ?? Number.POSITIVE_INFINITY;
}
