import { failureMessages } from '#messages/failures.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { microphoneFlags, openSupport } from './support/call.ts';
import { expertPanel } from './support/expert.ts';
import { scriptCall } from './support/scripted-call.ts';
import { expect, test, toast } from './support/test.ts';

/* Voice calls that cannot begin. Those that do are in voice.spec.ts. */

test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

test('a call refused by the server shows the reason once', async ({ page, signIn, noise }) => {
  noise.expect(/503/);
  await signIn();
  const message = failureMessages['too-many-calls'];
  await scriptCall(page, {
    refusal: { status: 503, code: 'too-many-calls', message: 'The server’s own sentence.' },
  });
  const { start, modal } = await openSupport(page);
  await start.click();
  await expect(toast(page, `Call error: ${message}`)).toHaveCount(1);
  await expect(modal.getByRole('alert')).toHaveText(message);
});

test('where calls are switched off that is said, and the chat is offered', async ({ page, signIn }) => {
  await signIn();
  const reason = 'This server has no speech engines.';
  await scriptCall(page, { settings: { provider: 'off', reason } });
  const { start, modal, button } = await openSupport(page);
  await expect(modal.getByText(reason)).toBeVisible();
  await expect(start).toBeDisabled();
  await button('Chat instead').click();
  await expect(expertPanel(page).panel).toBeVisible();
});

const obstacles: Record<string, [prepare: () => void, said: RegExp]> = {
  'without HTTPS': [
    () => Object.defineProperty(window, 'isSecureContext', { value: false }),
    /need an encrypted connection \(HTTPS\)/,
  ],
  'without a microphone': [
    () => {
      MediaDevices.prototype.enumerateDevices = async () => [];
    },
    /No microphone was found/,
  ],
  'in a browser without worklets': [
    () => {
      Reflect.deleteProperty(window, 'AudioWorkletNode');
    },
    /This browser cannot make voice calls/,
  ],
};

for (const [where, [prepare, said]] of Object.entries(obstacles)) {
  test(`${where} that is said, and the chat is offered`, async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript(prepare);
    await scriptCall(page);
    const { start, modal, button } = await openSupport(page);
    await expect(modal.getByText(said)).toBeVisible();
    await expect(start).toBeDisabled();
    await expect(button('Chat instead')).toBeVisible();
  });
}

const refusals: Record<string, [error: string, said: RegExp]> = {
  'a microphone that may not be used': ['NotAllowedError', /not allowed to use the microphone/],
  'a microphone that is gone': ['NotFoundError', /No microphone was found/],
  'a microphone that another program holds': ['NotReadableError', /could not be opened/],
};

for (const [what, [error, said]] of Object.entries(refusals)) {
  test(`${what} is a start that failed, and says what to do`, async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript((name) => {
      MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await scriptCall(page);
    const { start, modal, button } = await openSupport(page);
    await start.click();
    await expect(toast(page, 'Failed to start call')).toHaveCount(1);
    await expect(modal.getByRole('alert')).toHaveText(said);
    await expect(start).toBeEnabled();
    await button('Check my microphone').click();
    await expect(modal.getByText(said)).toHaveCount(2);
  });
}
