import { expect, type Page, test } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { voiceCallSuite } from '../src/web/voice/testing/voice-call.suite.ts';
import { microphoneFlags } from './support/call.ts';
import { type HostedService, startHostedService } from './support/hosted-service.ts';

/*
 * Hosted calls with Vapi's own client and Daily's own call library, as they are installed. Beyond them
 * nothing is real: the service and the call library's other half are on this machine.
 */

test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

let service: HostedService;
let foreign: string[];

test.beforeAll(async () => {
  service = await startHostedService();
});
test.afterAll(() => service.stop());
test.afterEach(() => expect(foreign, 'requests to others').toEqual([]));

test.beforeEach(async ({ page }) => {
  foreign = [];
  service.calls.length = 0;
  service.bundle = 'served';
  // The library tells its maker of failures; the product's content policy keeps that in the page.
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== service.origin) foreign.push(request.url());
  });
});

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`${service.origin}/${query}`);
  await page.waitForFunction(() => 'hosted' in window);
}

/** Starts a call that the other side takes. */
async function begin(page: Page, options: object = {}): Promise<void> {
  await openPage(page);
  await page.evaluate((wanted) => {
    window.hosted.far.picksUp = true;
    return window.hosted.start(wanted);
  }, options);
  await expect.poll(() => page.evaluate(() => window.hosted.call.state)).toBe('active');
}

for (const { name } of voiceCallSuite) {
  test(name, async ({ page }) => {
    await openPage(page);
    expect(await page.evaluate((wanted) => window.hosted.run(wanted), name)).toBeUndefined();
  });
}

test('the service is asked with the key, the assistant and nothing else', async ({ page }) => {
  await begin(page);
  expect(service.calls).toEqual([{ key: 'Bearer public-key', body: { assistantId: 'assistant-1' } }]);
});

const asked: [what: string, options: object, body: object][] = [
  ['another assistant', { assistant: 'assistant-2' }, { assistantId: 'assistant-2' }],
  ['an assistant that is described', { assistant: { name: 'Guide' } }, { assistant: { name: 'Guide' } }],
  ['a squad', { squad: 'squad-1' }, { squadId: 'squad-1' }],
  ['a squad that is described', { squad: { members: [] } }, { squad: { members: [] } }],
  [
    'overrides',
    { overrides: { firstMessage: 'Hello' } },
    { assistantId: 'assistant-1', assistantOverrides: { firstMessage: 'Hello' } },
  ],
];

for (const [what, options, body] of asked) {
  test(`the service is asked for ${what}`, async ({ page }) => {
    await begin(page, options);
    expect(service.calls.map((call) => call.body)).toEqual([body]);
  });
}

test('without an assistant or a squad nothing is asked', async ({ page }) => {
  await openPage(page, '?assistant=');
  expect(await page.evaluate(() => window.hosted.start())).toBe('Assistant or Squad must be provided.');
  expect(await page.evaluate(() => window.hosted.call.state)).toBe('idle');
  expect(service.calls).toEqual([]);
});

test('a wrong key is one error with the service’s message', async ({ page }) => {
  await openPage(page);
  await page.evaluate(async () => {
    const body = { message: 'Invalid Key', error: 'Unauthorized', statusCode: 401 };
    await fetch('/refusal', { method: 'POST', body: JSON.stringify({ status: 401, body }) });
    await window.hosted.start();
  });
  expect(await page.evaluate(() => window.hosted.errors)).toEqual([{ code: '401', message: 'Invalid Key' }]);
  expect(await page.evaluate(() => window.hosted.call.state)).toBe('idle');
});

const fatal: Record<string, string> = {
  'connection-error': 'The connection failed',
  'end-of-life': 'This version is no longer supported',
  'no-room': 'The meeting does not exist',
  'exp-room': 'The meeting has expired',
  'exp-token': 'The token has expired',
  'not-allowed': 'You are not allowed to join this meeting',
  'meeting-full': 'Meeting is full',
  ejected: 'You have been ejected from the meeting',
};

for (const [type, message] of Object.entries(fatal)) {
  test(`the fatal error '${type}' is one error, and the call is idle`, async ({ page }) => {
    await begin(page);
    await page.evaluate(
      ([errorType, errorMsg]) =>
        window.hosted.far.send({ action: 'error', errorMsg, error: { type: errorType, msg: errorMsg } }),
      [type, message],
    );
    await expect.poll(() => page.evaluate(() => window.hosted.call.state)).toBe('idle');
    expect(await page.evaluate(() => window.hosted.errors)).toEqual([{ code: type, message }]);
    expect(await page.evaluate(() => window.hosted.events.filter((event) => event === 'call-end'))).toEqual(
      [],
    );
  });
}

test('a failure of noise suppression is none of the call', async ({ page }) => {
  await begin(page);
  await page.evaluate(() =>
    window.hosted.far.send({ action: 'nonfatal-error', type: 'audio-processor-error', errorMsg: 'No Krisp' }),
  );
  await expect
    .poll(() =>
      page.evaluate(() =>
        JSON.stringify(
          window.hosted.far.asked.filter(({ action }) => action === 'update-input-settings').at(-1),
        ),
      ),
    )
    .toContain('"type":"none"');
  expect(await page.evaluate(() => window.hosted.call.state)).toBe('active');
  expect(await page.evaluate(() => window.hosted.errors)).toEqual([]);
});

test('leaving the meeting is one call-end, then one end by the customer', async ({ page }) => {
  await begin(page);
  await page.evaluate(() => window.hosted.far.send({ action: 'left-meeting' }));
  await expect.poll(() => page.evaluate(() => window.hosted.call.state)).toBe('ended');
  expect(await page.evaluate(() => window.hosted.events.slice(-2))).toEqual([
    'call-end',
    JSON.stringify({ type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' }),
  ]);
});

test('a call library that is not there is asked for three times, 3 s apart, and is one error', async ({
  page,
}) => {
  service.bundle = 'missing';
  // The next try counts from the moment the page learns of the failure, which is later than the request.
  await page.addInitScript(() => {
    addEventListener(
      'error',
      ({ target }) => {
        if (!(target instanceof HTMLScriptElement)) return;
        const { dataset } = document.documentElement;
        dataset.failures = String(Number(dataset.failures ?? 0) + 1);
      },
      true,
    );
  });
  await page.clock.install({ time: 0 });
  const before = service.bundles();
  await openPage(page);
  // Time stands still but for what the test lets pass.
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => void window.hosted.start());
  for (const tries of [1, 2, 3]) {
    await expect(page.locator('html')).toHaveAttribute('data-failures', String(tries));
    expect(service.bundles() - before).toBe(tries);
    // Not a moment earlier.
    await page.clock.runFor(2900);
    expect(service.bundles() - before).toBe(tries);
    await page.clock.runFor(200);
  }
  await expect.poll(() => page.evaluate(() => window.hosted.errors.length)).toBe(1);
  expect(await page.evaluate(() => window.hosted.call.state)).toBe('idle');
  expect(service.bundles() - before).toBe(3);
});

test('a call library that never comes is waited for 20 s each time, and is one error', async ({ page }) => {
  service.bundle = 'silent';
  await page.clock.install({ time: 0 });
  await openPage(page);
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => void window.hosted.start());
  // Browsers join requests for the same address, so that the tries are counted in the page.
  const tried = page.locator('script[src$="call-machine.js"]');
  for (const tries of [1, 2, 3]) {
    await expect(tried).toHaveCount(tries);
    await page.clock.runFor(19_000);
    expect(await page.evaluate(() => window.hosted.call.state)).toBe('connecting');
    await page.clock.runFor(1000);
    if (tries === 3) break;
    await page.clock.runFor(2500);
    await expect(tried).toHaveCount(tries);
    await page.clock.runFor(500);
  }
  await expect.poll(() => page.evaluate(() => window.hosted.errors.length)).toBe(1);
  expect(await page.evaluate(() => window.hosted.call.state)).toBe('idle');
});

const rules: [what: string, options: string, said: RegExp][] = [
  ['userData of 4096 characters', "{ userData: 'x'.repeat(4096) }", /^accepted$/],
  ['userData of 4097 characters', "{ userData: 'x'.repeat(4097) }", /userData/],
  ['userData that is no JSON', '{ userData: { page: window } }', /userData/],
  ['a blur of 1', blur(1), /^accepted$/],
  ['a blur of 0', blur(0), /strength|inputSettings/i],
  ['a blur of 1.1', blur(1.1), /strength|inputSettings/i],
  ['an integration in the sidebar', integration('sidebar'), /^accepted$/],
  ['an integration at the top', integration('top'), /customIntegrations/],
];

function blur(strength: number): string {
  return `{ inputSettings: { video: { processor: { type: 'background-blur', config: { strength: ${strength} } } } } }`;
}

function integration(location: string): string {
  return `{ customIntegrations: { map: { label: 'Map', location: '${location}', src: 'https://map.example' } } }`;
}

for (const [what, options, said] of rules) {
  test(`the call library on ${what}`, async ({ page }) => {
    await openPage(page);
    const answer = await page.evaluate(`(() => {
      try {
        window.hosted.daily.createCallObject(${options});
        return 'accepted';
      } catch (error) {
        return error.message;
      }
    })()`);
    expect(answer).toMatch(said);
  });
}

const rulesOfCall: [what: string, wanted: string, isAccepted: boolean][] = [
  ...[0, 2].map((volume): [string, string, boolean] => [`a volume of ${volume}`, played(volume), true]),
  ...[-0.1, 2.1].map((volume): [string, string, boolean] => [`a volume of ${volume}`, played(volume), false]),
  ...['sip:desk@example.com', '+97140000000'].map((to): [string, string, boolean] => [
    `a transfer to ${to}`,
    transferred(to),
    true,
  ]),
  ['a transfer to tel:1', transferred('tel:1'), false],
];

function played(volume: number): string {
  return `startRemoteMediaPlayer({ url: 'https://x.example/a.mp3', settings: { state: 'play', volume: ${volume} } })`;
}

function transferred(to: string): string {
  return `sipCallTransfer({ sessionId: '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11', toEndPoint: '${to}' })`;
}

for (const [what, wanted, isAccepted] of rulesOfCall) {
  test(`the call library in a call on ${what}`, async ({ page }) => {
    await begin(page);
    // What it accepts it hands to its other half.
    const before = await page.evaluate(() => window.hosted.far.asked.length);
    const refusal = await page.evaluate(`Promise.race([
      window.hosted.daily.getCallInstance().${wanted}.then(() => '', (error) => String(error)),
      new Promise((resolve) => queueMicrotask(() => setTimeout(resolve, 0, ''))),
    ])`);
    if (isAccepted) await page.waitForFunction((count) => window.hosted.far.asked.length > count, before);
    else expect(refusal).toMatch(/Invalid|toEndPoint|volume/i);
  });
}
