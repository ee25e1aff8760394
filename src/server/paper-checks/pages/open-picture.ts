import sharp, { type Sharp } from 'sharp';
import { maxDrawnPixels, maxPixels, maxRedrawnPixels } from '../limits.ts';
import type { DrawnAs, Redrawing } from '../paper-checks.ts';
import { FileProblem, type OpenedFile, type Picture } from './opened-file.ts';

sharp.cache(false);
sharp.concurrency(1);
// For untrusted input only these decoders of the library are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

/** Opens a photograph or scan. Of an animation only the first picture counts. */
export async function openPicture(file: Uint8Array): Promise<OpenedFile> {
  const open = opener(file);
  const { width, height, orientation } = await open(false).metadata().catch(refuse);
  refuseTooManyPixels(width, height);
  const isTurned = (orientation ?? 1) >= 5;
  return {
    pages: 1,
    look: async (_page, within) => ({
      picture: await rgbOf(open(maxPixels).autoOrient(), within),
      taken: isTurned ? { width: height, height: width } : { width, height },
    }),
    webp: (_page, within) => webpOf(open(maxPixels).autoOrient(), within),
    close() {},
  };
}

/**
 * Redraws a picture with its transparency.
 * @throws FileProblem
 */
export async function redrawPicture(file: Uint8Array, as: Redrawing): Promise<Uint8Array> {
  const open = opener(file);
  const { width, height } = await open(false).metadata().catch(refuse);
  refuseTooManyPixels(width, height, maxRedrawnPixels);
  const drawn = open(maxRedrawnPixels)
    .autoOrient()
    .resize({ width: as.width, height: as.height, fit: 'inside', withoutEnlargement: true });
  const written =
    as.format === 'png'
      ? drawn.png({ compressionLevel: 9 })
      : drawn.webp({ quality: 90, smartSubsample: true });
  return written.toBuffer().catch(refuse);
}

/** Opens only the first picture of an animation. */
const opener = (file: Uint8Array) => (limitInputPixels: number | false) =>
  sharp(file, { failOn: 'error', limitInputPixels, pages: 1, sequentialRead: true });

/** Pixels that a program has unpacked, such as those of a HEIC or of a PDF's page. */
export function pixelsAsPicture(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: 3 | 4 },
): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
}

/** @throws FileProblem */
export function refuseTooManyPixels(width: number, height: number, limit = maxPixels): void {
  if (width * height > limit) {
    throw new FileProblem('too-many-pixels', {
      found: megapixels(width * height),
      limit: megapixels(limit),
    });
  }
}

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

/** Draws onto white, in a square of the given size. */
export async function rgbOf(picture: Sharp, within: number): Promise<Picture> {
  const { data, info } = await picture
    .resize(within, within, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = info;
  if (channels === 3) return { width, height, data };
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) rgb.fill(data[at * channels] ?? 0, at * 3, at * 3 + 3);
  return { width, height, data: rgb };
}

/** Draws without metadata. */
export function webpOf(picture: Sharp, width: number): Promise<Uint8Array> {
  return picture
    .resize(width, Math.floor(maxDrawnPixels / width), { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(refuse);
}

/** Converts what was drawn here for whom a WebP is no use. */
export function convertDrawn(webp: Uint8Array, as: Exclude<DrawnAs, 'webp'>): Promise<Uint8Array> {
  const picture = sharp(webp);
  return (as === 'jpeg' ? picture.jpeg({ quality: 78 }) : picture.trim().png()).toBuffer().catch(refuse);
}

/** What the library says may quote the file, so only its kind is kept. */
function refuse(error: unknown): never {
  const isCutShort =
    error instanceof Error && /premature|truncated|end of|too short|not enough/i.test(error.message);
  throw new FileProblem(isCutShort ? 'incomplete' : 'unreadable');
}
