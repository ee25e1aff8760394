import { type PaperChecks, PaperChecksBusy, PictureRefused, type Redrawing } from '../paper-checks/index.ts';
import type { Log } from '../platform/log.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { logoHeight } from './render-email.ts';

/** Twice the size at which it is shown, for sharp screens. Every mail program shows PNG. */
const shown: Redrawing = { width: 480, height: logoHeight * 2, format: 'png' };

/** How long an email waits for its logo, in ms. */
const longestWaitMs = 10_000;

/**
 * The sender's logo for emails, as PNG. `undefined` where there is none, or only a drawing (SVG), which mail programs do
 * not show. It is drawn once for all emails until it changes, and none waits long for one that cannot be drawn.
 * @param readLogo its present image
 */
export function emailLogo(
  readLogo: () => Promise<{ content: Uint8Array } | undefined>,
  { paperChecks, log }: { paperChecks: Pick<PaperChecks, 'redraw'>; log: Log },
): () => Promise<Uint8Array | undefined> {
  let last: { content: Uint8Array; drawing: Promise<Uint8Array> } | undefined;

  function drawingOf(content: Uint8Array): Promise<Uint8Array> {
    if (last && Buffer.compare(last.content, content) === 0) return last.drawing;
    const mine = { content, drawing: paperChecks.redraw(content, shown) };
    last = mine;
    mine.drawing.catch(() => {
      if (last === mine) last = undefined;
    });
    return mine.drawing;
  }

  return async () => {
    try {
      const logo = await readLogo();
      if (!logo) return undefined;
      const drawn = await withTimeout(drawingOf(logo.content), longestWaitMs);
      return drawn === 'late' ? undefined : drawn;
    } catch (error) {
      if (error instanceof PaperChecksBusy || error instanceof PictureRefused) return undefined;
      log.warn({ err: error }, 'The logo could not be added to an email.');
      return undefined;
    }
  };
}
