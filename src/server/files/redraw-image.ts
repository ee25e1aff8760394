import type { Sharp } from 'sharp';
import { imageTypeOf } from '../platform/image-type.ts';

/** Why an image cannot be taken. */
export type ImageProblem = 'wrong-type' | 'too-many-pixels' | 'unreadable';

export class ImageRefused extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'ImageRefused';
    this.problem = problem;
  }
}

/** More images than these do not wait at the same time. */
export class TooManyImages extends Error {}

/** A small file can hold an image of any size; what unpacks to more than this is not unpacked, in pixels. */
export const maxPixels = 16_000_000;
const maxWaiting = 20;
const timeoutSeconds = 10;

/** Made of what others have sent, so no other reader of the library is ever tried on it. */
const readers = ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Draws an image anew as WebP, no larger than a square of so many pixels: upright, in the usual colours, with its
 * transparency, and without anything else the file has held. Of an animation it takes the first picture. The images
 * of all people are drawn one after the other, so that memory holds one at most.
 *
 * @throws ImageRefused or TooManyImages
 */
export async function redrawImage(image: Uint8Array, within: number): Promise<Uint8Array> {
  const type = imageTypeOf(image);
  if (type === undefined || type === 'image/svg+xml') throw new ImageRefused('wrong-type');
  const open = await openDrawer();
  return inTurn(async () => {
    try {
      // The size stands at the image's beginning; nothing is unpacked to learn it.
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

/** The library takes memory, so it is loaded with the first image. */
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
