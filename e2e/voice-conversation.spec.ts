import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listenToPage, microphoneFlags, openSupport } from './support/call.ts';
import { afterSilence, speak } from './support/spoken.ts';
import { enter, expect, test, toast } from './support/test.ts';

/*
 * Conversations with the real thing: the server's own recognition, expert and voice. What the caller says is
 * made by that voice as well, so that nothing has to be kept. Words are compared loosely, and times hardly
 * at all: both depend on the machine.
 */

const first = 'How much does a D M C C licence cost with two visas?';
const second = 'How long does it take?';
/** Recognition and answers on a machine that does other work as well, in milliseconds. */
const timeoutMs = 45_000;

test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);
test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

let spoken: Map<string, Buffer>;
test.beforeAll(async () => {
  spoken = await speak([first, second]);
});

/** Puts a microphone into the page into which the test speaks, when it wants to. */
async function speakIntoPage(page: Page) {
  await page.addInitScript(() => {
    let context: AudioContext;
    let target: MediaStreamAudioDestinationNode;
    MediaDevices.prototype.getUserMedia = async () => {
      context = new AudioContext();
      target = new MediaStreamAudioDestinationNode(context);
      // A line with a little hiss on it, as every microphone has.
      const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      hiss.copyToChannel(
        Float32Array.from(hiss.getChannelData(0), () => (Math.random() - 0.5) * 0.002),
        0,
      );
      const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
      source.connect(target);
      source.start();
      return target.stream;
    };
    Object.assign(window, {
      async speak(wave: string) {
        const bytes = Uint8Array.from(atob(wave), (character) => character.charCodeAt(0));
        const source = new AudioBufferSourceNode(context, {
          buffer: await context.decodeAudioData(bytes.buffer),
        });
        source.connect(target);
        const ended = new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }));
        source.start();
        await ended;
      },
    });
  });
  return (sentence: string) =>
    page.evaluate(
      (wave) => (window as unknown as { speak(wave: string): Promise<void> }).speak(wave),
      spoken.get(sentence)?.toString('base64') ?? '',
    );
}

test('a founder asks, hears the answer, interrupts it, asks on, reads along and ends the call', async ({
  page,
  signIn,
}) => {
  await signIn();
  const sound = await listenToPage(page);
  const say = await speakIntoPage(page);
  const { modal, start, end, captions } = await openSupport(page);
  await modal.getByRole('checkbox', { name: /Keep a written transcript/ }).check();
  await start.click();
  await expect(toast(page, 'Call started')).toBeVisible({ timeout: timeoutMs });
  // It says hello first.
  await expect(captions).toContainText('Landfall Expert', { timeout: timeoutMs });
  await expect.poll(() => sound.loudest(), { timeout: timeoutMs }).toBeGreaterThan(0.05);
  await expect(modal.getByText('Listening')).toBeVisible({ timeout: timeoutMs });

  await say(first);
  await expect(captions).toContainText(/DMCC licen[cs]e cost/i, { timeout: timeoutMs });
  await expect(modal.getByText('Speaking', { exact: true })).toBeVisible({ timeout: timeoutMs });
  await expect.poll(() => sound.loudest()).toBeGreaterThan(0.05);
  await expect(captions.getByRole('link').first()).toHaveAttribute('href', /^https?:/, {
    timeout: timeoutMs,
  });
  await expect(captions).toContainText(/dirhams|AED/, { timeout: timeoutMs });

  // Into the answer.
  await say(second);
  await expect(captions).toContainText('interrupted', { timeout: timeoutMs });
  await expect(captions).toContainText(/how long does it take/i, { timeout: timeoutMs });
  await expect(modal.getByText('Speaking', { exact: true })).toBeVisible({ timeout: timeoutMs });
  const answers = captions.locator('p.font-medium', { hasText: 'Landfall Expert' });
  await expect.poll(() => answers.count(), { timeout: timeoutMs }).toBeGreaterThan(2);

  await end.click();
  await expect(toast(page, 'Call ended')).toBeVisible();
  await expect(modal.getByText(/The call lasted \d+:\d\d\./)).toBeVisible();
  expect(await sound.loudest()).toBeLessThan(0.01);
  const kept = () => page.evaluate(async () => (await fetch('/functions/v1/voice/calls')).json());
  await expect
    .poll(async () => (await kept()).calls[0])
    .toMatchObject({ endReason: 'customer-ended-call', hasTranscript: true });
});

test('a closed tab ends its call at once', async ({ page, context, signIn }) => {
  await signIn();
  await speakIntoPage(page);
  const { start } = await openSupport(page);
  await start.click();
  await expect(toast(page, 'Call started')).toBeVisible({ timeout: timeoutMs });
  const other = await context.newPage();
  await other.goto('/app/terms');
  await page.goto('/app/terms');
  const ended = () =>
    other.evaluate(async () => {
      const { calls } = await (await fetch('/functions/v1/voice/calls')).json();
      return calls[0].endReason as string | undefined;
    });
  await expect.poll(ended, { timeout: timeoutMs }).toBe('customer-ended-call');
});

// Without a pause it begins with the microphone, long before the call is connected and the engines are loaded.
for (const [name, seconds] of [
  ['comes from a microphone of the browser', 3],
  ['begins with the press on Start Call', 0],
] as const) {
  test(`a question that ${name} is understood`, ({ server }) => understand(server.origin, seconds));
}

/** Has a question asked by a file in place of the microphone, so many seconds after it is opened. */
async function understand(origin: string, seconds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-microphone-'));
  const file = join(folder, 'microphone.wav');
  const wave = spoken.get(first) ?? Buffer.alloc(0);
  await writeFile(file, afterSilence(wave, seconds));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: microphoneFlags(file),
  });
  try {
    const context = await browser.newContext({ baseURL: origin });
    const { register } = await import('./support/accounts.ts');
    await enter(context, origin, await register(origin));
    const page = await context.newPage();
    const { start, captions, end } = await openSupport(page);
    await start.click();
    await expect(captions).toContainText(/How much does a DMCC licen[cs]e cost with (two|2) visas/i, {
      timeout: timeoutMs,
    });
    await expect(captions).toContainText(/dirhams|AED/, { timeout: timeoutMs });
    await end.click();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
