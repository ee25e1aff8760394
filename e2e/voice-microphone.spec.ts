import { findChromium } from '../scripts/find-chromium.mjs';
import { microphoneFlags, openSupport } from './support/call.ts';
import { beginCall, scriptCall } from './support/scripted-call.ts';
import { expect, test } from './support/test.ts';

/* The microphone of a voice call: what is muted, missing, silent or changed. The server's part is in the test's hand. */

test.use({ launchOptions: { executablePath: await findChromium(), args: microphoneFlags() } });

test('muting is a button and a key, and a letter in the text box', async ({ page, signIn }) => {
  await signIn();
  const { modal, button, end, line } = await beginCall(page);
  const heard = await end.boundingBox();
  await button('Mute').click();
  await expect(button('Mute')).toHaveAttribute('aria-pressed', 'true');
  await expect(modal.getByText('You are muted', { exact: true })).toBeVisible();
  await expect(modal.getByText('You are muted, so the expert does not hear you.')).toBeVisible();
  // The sentence takes no room of the sheet's.
  expect(Math.abs(((await end.boundingBox())?.y ?? 0) - (heard?.y ?? 0))).toBeLessThanOrEqual(1);
  await expect.poll(() => line.said.at(-1)).toEqual({ type: 'mute', isMuted: true });
  await page.keyboard.press('m');
  await expect.poll(() => line.said.at(-1)).toEqual({ type: 'mute', isMuted: false });
  const box = modal.getByRole('textbox', { name: 'Write to the expert' });
  await expect(box).toBeHidden();
  await button('More').click();
  await box.pressSequentially('m DMCC');
  await expect(box).toHaveValue('m DMCC');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect.poll(() => line.said.at(-1)).toEqual({ type: 'text', text: 'm DMCC' });
  await expect(button('Mute')).toHaveAttribute('aria-pressed', 'false');
});

test('push to talk is held by Space and by the pointer', async ({ page, signIn }) => {
  await signIn();
  const { modal, button, line } = await beginCall(page);
  await button('More').click();
  await modal.getByRole('switch', { name: 'Push to talk' }).click();
  const hold = button('Hold to talk');
  await hold.focus();
  await page.keyboard.down(' ');
  await expect(button('Release when you are done')).toBeVisible();
  await page.keyboard.up(' ');
  await expect(hold).toBeVisible();
  await hold.hover();
  await page.mouse.down();
  await page.mouse.up();
  await modal.getByRole('switch', { name: 'Push to talk' }).click();
  await expect
    .poll(() => line.said.filter(({ type }) => type === 'push-to-talk'))
    .toEqual(
      [
        [false, true],
        [true, true],
        [false, true],
        [true, true],
        [false, true],
        [false, false],
      ].map(([isHeld, isOn]) => ({ type: 'push-to-talk', isHeld, isOn })),
    );
});

/** Gives the page microphones of its own: silent ones, that can be pulled out. */
function ownMicrophones(): void {
  const tracks: MediaStreamTrack[] = [];
  MediaDevices.prototype.getUserMedia = async () => {
    const { stream } = new MediaStreamAudioDestinationNode(new AudioContext());
    tracks.push(...stream.getAudioTracks());
    return stream;
  };
  Object.assign(window, { tracks });
}

test('a silent microphone is reported', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(ownMicrophones);
  const { modal } = await beginCall(page);
  await expect(modal.getByText('We cannot hear you.')).toBeVisible();
});

test('an unplugged microphone is replaced and the call continues', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(ownMicrophones);
  const { modal } = await beginCall(page);
  await page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
    tracks[0]?.dispatchEvent(new Event('ended'));
  });
  await expect(modal.getByText('Your microphone was unplugged. The call continues with')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { tracks: unknown[] }).tracks.length)).toBe(2);
  await page.evaluate(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
    tracks[1]?.dispatchEvent(new Event('ended'));
  });
  await expect(modal.getByText('Your microphone was unplugged. Plug one in')).toBeVisible();
  await expect(modal.getByRole('timer')).toBeVisible();
});

test('the microphone can be checked before a call, and changed in it', async ({ page, signIn }) => {
  await signIn();
  const call = await scriptCall(page);
  const { modal, button, start } = await openSupport(page);
  await button('Check my microphone').click();
  const choice = modal.getByLabel('Microphone', { exact: true });
  await expect(choice).toBeVisible();
  const level = () =>
    modal.getByRole('meter', { name: 'Microphone level' }).evaluate((meter: HTMLMeterElement) => meter.value);
  await expect.poll(level, { intervals: [50] }).toBeGreaterThan(0.1);
  await start.click();
  await call.take();
  await button('More').click();
  await expect(choice).toHaveCount(1);
  await expect.poll(level, { intervals: [50] }).toBeGreaterThan(0.1);
  const last = await choice.locator('option').last().getAttribute('value');
  await choice.selectOption(last);
  await expect(choice).toHaveValue(last ?? '');
});
