import type { Request } from '@playwright/test';
import { callErrorMessages } from '#messages/call-errors.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { expectNoFindings } from './support/accessibility.ts';
import { listenToPage, microphoneFlags, openSupport, supportModal } from './support/call.ts';
import { expertPanel } from './support/expert.ts';
import { beginCall, ready, type ScriptedLine, scriptCall } from './support/scripted-call.ts';
import { expect, test, toast, untilAlive } from './support/test.ts';

/*
 * Voice calls in the support modal. The page, its sound and its microphone (a beep a second) are real; the
 * server's part is in the test's hand. A conversation with the real one is in voice-conversation.spec.ts.
 */

test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

const question = 'How much does a DMCC licence cost with two visas?';

const saidTypes = (line: ScriptedLine) => line.said.map(({ type }) => type);

test('a call is idle, connecting, active and ended, and its code comes with Start Call', async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(request.url()));
  const call = await scriptCall(page);
  const { modal, start, end } = await openSupport(page);
  await expect(modal).toContainText('Landfall Expert is an AI.');
  await expect(modal).toContainText('Your voice is not recorded.');
  await expect(modal.getByRole('checkbox', { name: /Keep a written transcript/ })).not.toBeChecked();
  await expect(end).toBeDisabled();
  await expect(start).toBeEnabled();
  const isOfCalls = (address: string) => /live-call|worklet|vapi/.test(address);
  expect(asked.filter(isOfCalls)).toEqual([]);
  await start.click();
  await expect(modal.getByText('Connecting…')).toBeVisible();
  const line = await call.take();
  await expect(toast(page, 'Call started')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Chat with our expert AI' })).toBeHidden();
  await expect(modal.getByText('Listening')).toBeVisible();
  await expect(modal.getByRole('timer')).toHaveText(/^0:0\d$/);
  expect(line.query.get('ticket')).toBe('ticket-1');
  expect(line.said[0]).toEqual({ type: 'start' });
  expect(asked.filter(isOfCalls).some((address) => address.includes('vapi'))).toBe(false);
  await end.click();
  await expect(toast(page, 'Call ended')).toBeVisible();
  await expect(modal).toContainText('The call lasted 0:0');
  await expect(start).toBeEnabled();
  expect(saidTypes(line)).toContain('stop');
});

test('until the voice is loaded the screen says so, and what is said is kept', async ({ page, signIn }) => {
  await signIn();
  const call = await scriptCall(page);
  const { modal, start, end } = await openSupport(page);
  await start.click();
  const line = await call.next();
  line.say(ready);
  await expect(modal.getByText('Preparing the voice…')).toBeVisible();
  await expect(modal.getByText('The first call takes a few seconds.')).toBeVisible();
  await expect(modal.getByText('Listening')).toBeHidden();
  await expect(toast(page, 'Call started')).toHaveCount(0);
  await expect.poll(() => line.frames()).toBeGreaterThan(10);
  expect(line.said[0]).toEqual({ type: 'start' });
  line.say({ type: 'listening' });
  await expect(modal.getByText('Listening')).toBeVisible();
  await expect(modal.getByRole('timer')).toHaveText(/^0:0\d$/);
  await end.click();
  await expect(start).toBeEnabled();
});

test('on a phone the call stays in place from state to state, and no toast covers it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const call = await scriptCall(page);
  const { modal, start, end } = await openSupport(page);
  await start.click();
  const line = await call.next();
  await expect(modal.getByText('Connecting…')).toBeVisible();
  const connecting = await end.boundingBox();
  line.say(ready, { type: 'listening' });
  await expect(modal.getByText('Listening')).toBeVisible();
  const started = toast(page, 'Call started');
  await expect(started).toBeVisible();
  await expect
    .poll(async () => {
      const [message, sheet] = [await started.boundingBox(), await modal.boundingBox()];
      return message && sheet && message.y + message.height <= sheet.y;
    })
    .toBe(true);
  line.answer(1, ...Array.from({ length: 12 }, (_, n) => `A DMCC company costs more in year ${n + 1}.`));
  await expect(modal.getByText('Speaking')).toBeVisible();
  const speaking = await end.boundingBox();
  expect(Math.abs((speaking?.y ?? 0) - (connecting?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('on a phone the message of a call that failed does not cover the title of the sheet', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await signIn();
  await scriptCall(page);
  const { modal, start } = await openSupport(page);
  await start.click();
  const failed = toast(page, 'Failed to start call');
  await expect(failed).toBeVisible();
  await expect(modal.getByRole('alert')).toContainText('not allowed to use the microphone');
  await expect
    .poll(async () => {
      const title = modal.getByRole('heading', { name: 'Support' });
      const [message, below] = [await failed.boundingBox(), await title.boundingBox()];
      return message && below && message.y + message.height <= below.y;
    })
    .toBe(true);
});

test('the engines are asked for while the person is asked for the microphone', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    const allow = Promise.withResolvers<void>();
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function asked(constraints) {
      await allow.promise;
      return getUserMedia.call(this, constraints);
    };
    Object.assign(window, { allow: allow.resolve });
  });
  const call = await scriptCall(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/voice/calls')) calls += 1;
  });
  const { modal, start } = await openSupport(page);
  await start.click();
  await expect(modal.getByText('Opening the microphone…')).toBeVisible();
  await expect(modal.getByText('Allow it if your browser asks.')).toBeVisible();
  await expect.poll(() => calls).toBe(1);
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await call.take();
  await expect(modal.getByText('Listening')).toBeVisible();
  expect(calls).toBe(1);
});

test('the microphone is heard, an answer is played, and its captions come as it is said', async ({
  page,
  signIn,
}) => {
  await signIn();
  const sound = await listenToPage(page);
  const { captions, modal, line } = await beginCall(page);
  await expect.poll(() => line.frames()).toBeGreaterThan(30);
  await expect.poll(() => line.loudest()).toBeGreaterThan(0.05);
  expect(await sound.loudest()).toBeLessThan(0.01);

  line.say({ type: 'user-speech-start', turn: 1 });
  await expect(modal.getByText('You are speaking')).toBeVisible();
  line.say({ type: 'transcript', turn: 1, kind: 'partial', text: 'How much does' });
  await expect(captions).toContainText('How much does');
  // What may still change is not read out.
  await expect(modal.locator('p[role="status"]', { hasText: 'How much does' })).toHaveCount(0);
  line.say(
    { type: 'user-speech-end', turn: 1 },
    { type: 'transcript', turn: 1, kind: 'final', text: question },
  );
  await expect(captions).toContainText(question);
  await expect(modal.getByText('Thinking')).toBeVisible();

  const source = { title: 'DMCC: fees', url: 'https://dmcc.ae/fees', detail: 'read November 2026' };
  line.say({ type: 'sources', turn: 1, sources: [source] });
  line.say({ type: 'assistant-audio-start', turn: 1 });
  line.say({ type: 'answer-sentence', turn: 1, sentence: 0, text: 'About thirty-five thousand dirhams.' });
  // Long enough to look at what is shown meanwhile.
  line.sound(1, 0.3, 6);
  line.say({ type: 'answer-sentence', turn: 1, sentence: 1, text: 'Shall I go through the parts?' });
  line.sound(1, 0.3, 1);
  line.say({ type: 'assistant-audio-end', turn: 1 });
  await expect(captions).toContainText('About thirty-five thousand dirhams.');
  // The second sentence arrived as well, and is not heard yet.
  await expect(captions).not.toContainText('Shall I');
  await expect(modal.getByText('Speaking', { exact: true })).toBeVisible();
  await expect(captions.getByRole('link', { name: /DMCC: fees/ })).toHaveAttribute('href', source.url);
  await expect.poll(() => sound.loudest()).toBeGreaterThan(0.2);
  await expect(captions).toContainText('Shall I go through the parts?');
  await expect
    .poll(() => line.said.filter(({ type }) => type === 'playback'))
    .toEqual([
      { type: 'playback', turn: 1, sentence: 0, state: 'started' },
      { type: 'playback', turn: 1, sentence: 0, state: 'finished' },
      { type: 'playback', turn: 1, sentence: 1, state: 'started' },
      { type: 'playback', turn: 1, sentence: 1, state: 'finished' },
    ]);
  await expect(modal.getByText('Listening')).toBeVisible();
});

test('an interruption silences the answer, and nothing of it is shown as said', async ({ page, signIn }) => {
  await signIn();
  const sound = await listenToPage(page);
  const { captions, line } = await beginCall(page);
  line.say({ type: 'answer-sentence', turn: 1, sentence: 0, text: 'First of all,' });
  line.sound(1, 0.3, 20);
  line.say({ type: 'answer-sentence', turn: 1, sentence: 1, text: 'secondly' });
  await expect.poll(() => sound.loudest()).toBeGreaterThan(0.2);
  line.say({ type: 'interrupt', turn: 1 });
  await expect(captions).toContainText('First of all, — interrupted');
  // What was on its way is dropped, too.
  line.sound(1, 0.3, 5);
  await expect.poll(() => sound.loudest()).toBeLessThan(0.01);
  await expect(captions).not.toContainText('secondly');
  line.answer(2, 'With three it is more.');
  await expect(captions).toContainText('With three it is more.');
});

test('the call continues in a bar on every page and can be reopened from it', async ({ page, signIn }) => {
  await signIn();
  const { modal, bar, line } = await beginCall(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(bar).toContainText('Listening');
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page).toHaveURL(/dashboard\/company$/);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Mute' }).click();
  await expect(bar).toContainText('You are muted');
  await bar.getByRole('button', { name: 'Mute' }).press('M');
  await expect(bar).toContainText('Listening');
  await bar.getByRole('button', { name: 'Show call' }).click();
  const whole = page.getByRole('dialog', { name: 'Voice call' });
  line.say({ type: 'transcript', turn: 1, kind: 'final', text: question });
  await expect(whole.getByRole('log')).toContainText(question);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'End Call' }).click();
  await expect(bar).toBeHidden();
  await expect(toast(page, 'Call ended')).toBeVisible();
});

test('the conversation continues in the chat, with its sources', async ({ page, signIn }) => {
  await signIn();
  const { button, captions, line } = await beginCall(page);
  const source = { title: 'DMCC: fees', url: 'https://dmcc.ae/fees', detail: 'read November 2026' };
  line.say(
    { type: 'transcript', turn: 1, kind: 'final', text: question },
    { type: 'sources', turn: 1, sources: [source] },
  );
  line.answer(1, 'About thirty-five thousand dirhams.');
  await expect(captions).toContainText('thirty-five');
  await button('More').click();
  await button('Continue in chat').click();
  const { panel, messages, answer, box } = expertPanel(page);
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText(question);
  await expect(answer).toContainText('About thirty-five thousand dirhams.');
  await expect(answer.getByRole('link', { name: /DMCC: fees/ })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(toast(page, 'Call ended')).toBeVisible();
  const asked = page.waitForRequest('**/openai/**');
  await box.fill('And with three visas?');
  await box.press('Enter');
  expect((await asked).postDataJSON().messages.slice(1)).toEqual([
    { role: 'user', content: question },
    { role: 'assistant', content: 'About thirty-five thousand dirhams.' },
    { role: 'user', content: 'And with three visas?' },
  ]);
  await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(2);
});

test('a lost connection is restored and the call continues', async ({ page, signIn }) => {
  await signIn();
  const { call, line, modal, captions } = await beginCall(page);
  await line.cut();
  await expect(modal.getByText('Reconnecting…')).toBeVisible();
  const again = await call.next();
  expect(again.query.get('resume')).toBe('key-to-come-back');
  again.say({ type: 'ready', callId: 'call-1', resume: 'key-2', isResumed: true, maximumSeconds: 1700 });
  await expect(modal.getByText('Listening')).toBeVisible();
  again.answer(3, 'Where were we?');
  await expect(captions).toContainText('Where were we?');
  await expect.poll(() => again.frames()).toBeGreaterThan(0);
  expect(saidTypes(again)).not.toContain('start');
});

test('what the call survives is said beside it; why it ended is said after it', async ({ page, signIn }) => {
  await signIn();
  const { line, modal } = await beginCall(page);
  line.say({
    type: 'error',
    code: 'not-understood',
    message: 'Please say it again, or type it.',
    isFatal: false,
  });
  await expect(modal.getByText('Please say it again, or type it.')).toBeVisible();
  line.say({ type: 'ended', reason: 'silence-timeout', message: '' });
  await expect(modal.getByText('No one spoke for a while, so the call ended.')).toBeVisible();
  await expect(toast(page, 'Call ended')).toHaveCount(1);
});

test('a failure that ends the call is one toast, a sentence, and the way to the chat', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { line, modal, button, start } = await beginCall(page);
  const message = callErrorMessages.unexpected;
  line.say({ type: 'error', code: 'unexpected', message, isFatal: true });
  await expect(toast(page, `Call error: ${message}`)).toHaveCount(1);
  await expect(modal.getByRole('alert')).toHaveText(message);
  await expect(start).toBeEnabled();
  await expect(toast(page, 'Call ended')).toHaveCount(0);
  await button('Chat instead').click();
  await expect(expertPanel(page).panel).toBeVisible();
});

test('a second tab does not take the call away', async ({ page, context, signIn }) => {
  await signIn();
  const first = await beginCall(page);
  const other = await context.newPage();
  await scriptCall(other);
  const second = await openSupport(other);
  await second.start.click();
  await expect(toast(other, 'Failed to start call')).toBeVisible();
  await expect(second.modal.getByRole('alert')).toContainText('in another tab of this browser');
  await first.end.click();
  await expect(first.start).toBeEnabled();
  await second.start.click();
  await expect(second.modal.getByText('Connecting…')).toBeVisible();
});

test('signing out ends the call and removes its transcript', async ({ page, signIn }) => {
  await signIn();
  const { line, bar } = await beginCall(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
  });
  await expect(bar).toBeHidden();
  await expect.poll(() => saidTypes(line)).toContain('stop');
});

test('a call can be made by keyboard alone, and its final words are announced', async ({ page, signIn }) => {
  await signIn();
  const call = await scriptCall(page);
  const { modal, start, end } = await openSupport(page);
  await expect(start).toBeEnabled();
  await start.focus();
  await page.keyboard.press('Enter');
  const line = await call.take();
  await expect(modal.getByText('Listening')).toBeVisible();
  line.say({ type: 'transcript', turn: 1, kind: 'partial', text: 'How much' });
  await expect(modal.getByRole('log')).toContainText('How much');
  const announced = modal.getByRole('status').filter({ hasText: 'You:' });
  await expect(announced).toHaveCount(0);
  line.say({ type: 'transcript', turn: 1, kind: 'final', text: question });
  await expect(announced).toHaveText(`You: ${question}`);
  // Captions, mute, end: in the order they are seen.
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('log')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toBeEnabled();
});

for (const theme of ['light', 'dark'] as const) {
  test(`at 320 px, right to left and in ${theme}, nothing is lost and axe finds nothing`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
    await signIn();
    const { line, modal, captions, bar, button } = await beginCall(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    line.say({ type: 'transcript', turn: 1, kind: 'final', text: question });
    line.say({
      type: 'sources',
      turn: 1,
      sources: [{ title: 'DMCC: fees', url: 'https://dmcc.ae', detail: '2026' }],
    });
    line.answer(1, 'About thirty-five thousand dirhams.');
    await expect(captions).toContainText('thirty-five');
    await looksRight();
    await button('More').click();
    await looksRight();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(bar).toBeVisible();
    await looksRight();

    async function looksRight(): Promise<void> {
      await expectNoFindings(page, theme);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('[role=dialog], [role=dialog] *, section[aria-label="Voice call"] *')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -0.5 || right > window.innerWidth + 0.5);
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(wide).toEqual([]);
    }
  });
}

test('nothing moves with reduced motion', async ({ page, signIn }) => {
  await signIn();
  const { line, modal } = await beginCall(page);
  line.answer(1, 'A sentence.', 'Another one.');
  await expect(modal.getByText('Speaking', { exact: true })).toBeVisible();
  const scale = () => modal.locator('[data-level-ring]').evaluate((ring) => getComputedStyle(ring).scale);
  await expect.poll(scale).toBe('1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  line.sound(1, 0.5, 3);
  await expect.poll(scale).not.toBe('1');
});

test('after a reload nothing of the call is left', async ({ page, signIn }) => {
  await signIn();
  await beginCall(page);
  await page.reload();
  await untilAlive(page);
  await expect(supportModal(page).bar).toBeHidden();
});
