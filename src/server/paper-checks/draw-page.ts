import type { PaperType } from '#domain/papers/inspection.ts';
import { maxDrawnWidth } from './limits.ts';
import { markPicture } from './pages/mark-picture.ts';
import { openHeic } from './pages/open-heic.ts';
import { openPdf } from './pages/open-pdf.ts';
import { convertDrawn, openPicture } from './pages/open-picture.ts';
import { FileProblem, type OpenedFile } from './pages/opened-file.ts';
import type { DrawnAs } from './paper-checks.ts';
import { paperTypeOf } from './paper-type.ts';

/**
 * Opens a file of an accepted type.
 * @throws FileProblem
 */
export function openFile(file: Uint8Array, type: PaperType): Promise<OpenedFile> {
  if (type === 'application/pdf') return openPdf(file);
  return type === 'image/heic' ? openHeic(file) : openPicture(file);
}

/**
 * Draws one page.
 * @param mark words that stand all across it, of a WebP alone
 * @throws FileProblem
 */
export async function drawPage(
  file: Uint8Array,
  type: PaperType,
  page: number,
  width: number,
  as: DrawnAs,
  mark?: string,
): Promise<Uint8Array> {
  if (paperTypeOf(file) !== type) throw new FileProblem('wrong-type');
  const opened = await openFile(file, type);
  try {
    const drawn = await opened.webp(page, Math.min(maxDrawnWidth, Math.max(1, Math.round(width))));
    if (as !== 'webp') return await convertDrawn(drawn, as);
    return mark ? await markPicture(drawn, mark) : drawn;
  } finally {
    opened.close();
  }
}

/**
 * Redraws a phone's photograph as JPEG: upright and without metadata, such as where it was taken.
 * @throws FileProblem
 */
export async function convertToJpeg(file: Uint8Array): Promise<Uint8Array> {
  if (paperTypeOf(file) !== 'image/heic') throw new FileProblem('wrong-type');
  return (await openHeic(file)).jpeg();
}
