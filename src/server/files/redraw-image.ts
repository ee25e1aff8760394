import type { Sharp } from 'sharp';
import { imageTypeOf } from '../platform/image-type.ts';

/** Why an image is refused. */
export type ImageProblem = 'wrong-type' | 'too-many-pixels' | 'unreadable';

export class ImageRefused extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'ImageRefused';
    this.problem = problem;
  }
}

/** Maximum waiting images. */
export class TooManyImages extends Error {}

/** Maximum pixels: a larger image is not unpacked, however small its file. */
export const maxPixels = 16_000_000;
const maxWaiting = 20;
const timeoutSeconds = 10;

/** For untrusted input only these decoders of the library are enabled. */
const readers = ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Redraws an image as WebP within a square of the given size: upright, in sRGB, with transparency and without
 * metadata. Of an animation only the first frame is kept. Images are processed one at a time, so that memory holds
 * only one.
 * @throws ImageRefused or TooManyImages
 */
export async function redrawImage(image: Uint8Array, within: number): Promise<Uint8Array> {
  const type = imageTypeOf(image);
  if (type === undefined || type === 'image/svg+xml') throw new ImageRefused('wrong-type');
  const open = await openDrawer();
  return inTurn(async () => {
    try {
      // The header contains the size, so nothing is unpacked to read it.
      const { width, height } = await open(image, false).metadata();
      if (width * height > maxPixels) throw new ImageRefused('too-many-pixels');
      return await open(image, maxPixels)
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize(within, within, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90, smartSubsample: true })
        .toBuffer();
    } catch (error) {
      throw error instanceof ImageRefused ? error : new ImageRefused('unreadable', error);
    }
  });
}

type Open = (image: Uint8Array, limitInputPixels: number | false) => Sharp;
let drawer: Promise<Open> | undefined;

/** Loaded with the first image, to save memory. */
function openDrawer(): Promise<Open> {
  drawer ??= loadDrawer().catch((error: unknown) => {
    drawer = undefined;
    throw error;
  });
  return drawer;
}

async function loadDrawer(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  return (image, limitInputPixels) => sharp(image, { failOn: 'error', limitInputPixels, pages: 1 });
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting) throw new TooManyImages();
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}
