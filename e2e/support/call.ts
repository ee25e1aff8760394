import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';

/** What the browser is started with so that it has a microphone: a beep, or the sound of a file, played once. */
export function microphoneFlags(file?: string): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...(file === undefined ? [] : [`--use-file-for-fake-audio-capture=${file}%noloop`]),
  ];
}

/** What the tests find in the support modal. */
export function supportModal(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Support' });
  return {
    modal,
    start: modal.getByRole('button', { name: 'Start Call' }),
    end: modal.getByRole('button', { name: 'End Call' }),
    captions: modal.getByRole('log', { name: 'Captions' }),
    button: (name: string) => modal.getByRole('button', { name }),
    /** The call while the modal is closed. */
    bar: page.getByRole('region', { name: 'Voice call' }),
  };
}

/** Opens the dashboard and its support modal. */
export async function openSupport(page: Page) {
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
  const support = supportModal(page);
  await support.modal.waitFor();
  return support;
}
