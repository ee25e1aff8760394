/// <reference path="./libheif-js.d.ts" />
import { pixelsAsPicture, refuseTooManyPixels, rgbOf, webpOf } from './open-picture.ts';
import { FileProblem, type OpenedFile } from './opened-file.ts';

/** Unpacks the first picture of a HEIC, upright. */
export async function openHeic(file: Uint8Array): Promise<OpenedFile & { jpeg(): Promise<Uint8Array> }> {
  // Loaded with the first of them, to save memory.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(file);
  try {
    const [image] = images;
    if (!image) throw new FileProblem('unreadable');
    const [width, height] = [image.get_width(), image.get_height()];
    refuseTooManyPixels(width, height);
    const pixels = new Uint8ClampedArray(width * height * 4);
    const result = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
      image.display({ data: pixels, width, height }, resolve);
    });
    if (!result) throw new FileProblem('incomplete');
    const open = () => pixelsAsPicture(new Uint8Array(pixels.buffer), { width, height, channels: 4 });
    return {
      pages: 1,
      look: async (_page, within) => ({ picture: await rgbOf(open(), within), taken: { width, height } }),
      webp: (_page, within) => webpOf(open(), within),
      jpeg: () =>
        open().flatten({ background: '#fff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
      close() {},
    };
  } finally {
    for (const image of images) image.free();
  }
}
