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

/** Listens to what the page sends to the loudspeaker. To be called before the page is opened. */
export async function listenToPage(page: Page) {
  await page.addInitScript(() => {
    const taps: AnalyserNode[] = [];
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function tapped(this: AudioNode, ...to: unknown[]) {
      const [target] = to;
      if (target instanceof AudioDestinationNode) {
        const tap = new AnalyserNode(this.context, { fftSize: 2048 });
        Reflect.apply(connect, this, [tap]);
        taps.push(tap);
      }
      return Reflect.apply(connect, this, to);
    } as typeof connect;
    Object.assign(window, {
      loudestSample: () => {
        const samples = new Float32Array(2048);
        return taps.reduce((loudest, tap) => {
          // What is closed keeps its last samples, and plays none.
          if (tap.context.state !== 'running') return loudest;
          tap.getFloatTimeDomainData(samples);
          return Math.max(loudest, ...samples.map(Math.abs));
        }, 0);
      },
    });
  });
  return {
    /** The loudest sample of the last moment, from 0 to 1. */
    loudest: () => page.evaluate(() => (window as unknown as { loudestSample(): number }).loudestSample()),
  };
}
