import { findChromium } from '../scripts/find-chromium.mjs';
import { register } from './support/accounts.ts';
import { microphoneFlags, openSupport } from './support/call.ts';
import { callMachine, type HostedService, startHostedService } from './support/hosted-service.ts';
import { type Server, startServer } from './support/server.ts';
import { test as base, enter, expect, startTimeout, toast } from './support/test.ts';

/* The support modal with an operator's key: the same modal, and the hosted service carries the call. */

let service: HostedService;

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      service = await startHostedService();
      const server = await startServer({
        VAPI_PUBLIC_KEY: 'public-key',
        VAPI_ASSISTANT_ID: 'assistant-1',
        VAPI_BASE_URL: service.origin,
      });
      await use(server);
      await server.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});
// In one worker, so that one server is started for them.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

test.beforeEach(async ({ page, context, server, noise }) => {
  noise.expect(/request to another host: (http:\/\/127\.0\.0\.1|https:\/\/c\.daily\.co)/);
  await enter(context, server.origin, await register(server.origin));
  await page.route('https://c.daily.co/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: callMachine }),
  );
  await page.addInitScript(() => {
    Object.assign(window, { farSide: { picksUp: true, asked: [], send() {} } });
  });
});

interface Far {
  farSide: { send(event: Record<string, unknown>): void; asked: { action: string }[] };
}

test('the modal runs a hosted call: said who carries it, joined, heard, read along, ended', async ({
  page,
}) => {
  const { modal, start, end, captions, button } = await openSupport(page);
  await expect(modal).toContainText('A hosted voice service carries the call');
  await start.click();
  await expect(toast(page, 'Call started')).toBeVisible();
  await expect(modal.getByText('Listening')).toBeVisible();
  expect(service.calls.at(-1)).toEqual({ key: 'Bearer public-key', body: { assistantId: 'assistant-1' } });
  await page.evaluate(() => {
    const { send } = (window as unknown as Far).farSide;
    const say = (role: string, transcript: string) =>
      send({
        action: 'app-message',
        fromId: 'vapi-1',
        data: JSON.stringify({ type: 'transcript', role, transcriptType: 'final', transcript }),
      });
    say('user', 'How much is a licence?');
    send({ action: 'remote-participants-audio-level', participantsAudioLevel: { 'vapi-1': 0.1 } });
    say('assistant', 'It depends.');
  });
  await expect(captions).toContainText('How much is a licence?');
  await expect(captions).toContainText('It depends.');
  await expect(modal.getByText('Speaking', { exact: true })).toBeVisible();
  await button('Mute').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Far).farSide.asked.map(({ action }) => action)))
    .toContain('local-audio');
  await end.click();
  await expect(toast(page, 'Call ended')).toHaveCount(1);
  await expect(start).toBeEnabled();
});

test('an invalid key shows one toast with the service’s message', async ({ page, noise }) => {
  noise.expect(/401/, /console error/);
  await fetch(`${service.origin}/refusal`, {
    method: 'POST',
    body: JSON.stringify({ status: 401, body: { message: 'Invalid Key', error: 'Unauthorized' } }),
  });
  const { start, modal } = await openSupport(page);
  await start.click();
  await expect(toast(page, 'Call error: Invalid Key')).toHaveCount(1);
  await expect(modal.getByRole('alert')).toHaveText('Invalid Key');
  await expect(start).toBeEnabled();
});
