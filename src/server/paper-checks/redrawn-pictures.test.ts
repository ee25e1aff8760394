import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openPaperChecks, PaperChecksBusy, type Redrawing } from './index.ts';
import { maxRedrawnPixels } from './limits.ts';

const checks = openPaperChecks({ log: { warn: () => {} }, limitMs: 60_000 });
afterAll(() => checks.stop());

const square: Redrawing = { width: 512, height: 512, format: 'webp' };

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha?: number;
}
const green: Colour = { r: 0, g: 128, b: 0 };

const plain = (width: number, height: number, background: Colour = { ...green, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } });

const redraw = async (image: Uint8Array) => {
  const drawn = await checks.redraw(image, square);
  return { drawn, ...(await sharp(drawn).metadata()) };
};
const refusalOf = (image: Uint8Array) =>
  checks.redraw(image, square).then(
    () => 'taken',
    (error) => error.problem ?? error,
  );

/** A pixel of an image as red, green, blue and opacity. */
async function pixelAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const part = sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await part.toBuffer())];
}

describe('an image', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('of %s becomes WebP, within the square', async (format) => {
    const wide = await redraw(await plain(2000, 1000)[format]().toBuffer());
    expect([wide.format, wide.width, wide.height]).toEqual(['webp', 512, 256]);
    const tall = await redraw(await plain(700, 1400)[format]().toBuffer());
    expect([tall.width, tall.height]).toEqual([256, 512]);
  });

  test('becomes PNG within any box, for mail programs', async () => {
    const drawn = await checks.redraw(await plain(900, 300).webp().toBuffer(), {
      width: 480,
      height: 80,
      format: 'png',
    });
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 });
  });

  test('that is small stays as small as it is', async () => {
    expect(await redraw(await plain(40, 30).png().toBuffer())).toMatchObject({ width: 40, height: 30 });
  });

  test('keeps its transparency', async () => {
    const see = await plain(10, 10, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    expect((await pixelAt((await redraw(see)).drawn, 5, 5))[3]).toBe(0);
  });

  test('is rotated upright and loses its metadata', async () => {
    const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: green } })
      .composite([
        { input: await plain(20, 20, { r: 255, g: 0, b: 0, alpha: 1 }).png().toBuffer(), left: 0, top: 0 },
      ])
      .withExif({
        IFD0: { Make: 'Camera of Ana' },
        IFD3: { GPSLatitude: '25/1 12/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(photo.includes('Camera of Ana')).toBe(true);

    const { drawn, width, height, exif, icc, xmp, orientation } = await redraw(photo);

    expect([width, height]).toEqual([20, 60]);
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(Buffer.from(drawn).includes('Camera of Ana')).toBe(false);
    // Rotated a quarter to the right, its left end is at the top.
    const [red = 0, other = 0] = await pixelAt(drawn, 10, 5);
    expect(red).toBeGreaterThan(other + 100);
  });

  test('that is animated becomes a still', async () => {
    const frames = await Promise.all(
      [green, { r: 255, g: 0, b: 0 }].map((colour) =>
        plain(30, 30, { ...colour, alpha: 1 })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await redraw(moving)).toMatchObject({ width: 30, height: 30 });
    expect((await redraw(moving)).pages).toBeUndefined();
  });

  test('may be followed by other data, which is dropped', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const both = Buffer.concat([await plain(20, 20).png().toBuffer(), page]);
    expect(Buffer.from((await redraw(both)).drawn).includes('<script>')).toBe(false);
  });
});

describe('refused images', () => {
  test('a decompression bomb, before it is unpacked', async () => {
    const bomb = await plain(7_000, 7_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bomb)).toBe('too-many-pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    const header = Buffer.from(await plain(10, 10).png().toBuffer());
    header.writeUInt32BE(0x7fff_ffff, 16);
    header.writeUInt32BE(0x7fff_ffff, 20);
    expect(await refusalOf(header)).toMatch(/too-many-pixels|unreadable/);
  });

  test('one pixel more than allowed', async () => {
    const side = Math.sqrt(maxRedrawnPixels);
    expect(await refusalOf(await plain(side, side).jpeg().toBuffer())).toBe('taken');
    expect(
      await refusalOf(
        await plain(side, side + 1)
          .jpeg()
          .toBuffer(),
      ),
    ).toBe('too-many-pixels');
  });

  test.each(['png', 'jpeg', 'webp'] as const)('half a %s', async (format) => {
    const noise = {
      create: {
        width: 300,
        height: 300,
        channels: 3 as const,
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
        background: green,
      },
    };
    const whole = await sharp(noise)[format]().toBuffer();
    expect(await refusalOf(whole)).toBe('taken');
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('unreadable');
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'wrong-type'],
    ['a GIF', 'GIF89a\x01\0\x01\0\x80\0\0', 'wrong-type'],
    ['a TIFF', 'II*\0\x08\0\0\0', 'wrong-type'],
    ['a page', '<!doctype html>', 'wrong-type'],
    ['nothing', '', 'wrong-type'],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n', 'unreadable'],
    ['a JPEG of nothing', '\xff\xd8\xff\xe0\0\0\0\0', 'unreadable'],
    ['a WebP of nothing', 'RIFF\x24\0\0\0WEBPVP8 ', 'unreadable'],
  ])('%s', async (_, content, problem) => {
    expect(await refusalOf(Buffer.from(content, 'latin1'))).toBe(problem);
  });

  test('crafted files, each with an answer', async () => {
    const whole = await plain(64, 64).png().toBuffer();
    for (let at = 8; at < whole.length; at += 3) {
      const tampered = Buffer.from(whole);
      tampered[at] = (tampered[at] ?? 0) ^ 0xff;
      expect(await refusalOf(tampered), `byte ${at}`).toMatch(/^(taken|unreadable|too-many-pixels)$/);
    }
  });
});

test('concurrent images are drawn one at a time, and too many are refused', async () => {
  const image = await plain(100, 100).png().toBuffer();
  const results = await Promise.all(Array.from({ length: 50 }, () => refusalOf(image)));
  expect(results.filter((result) => result === 'taken')).toHaveLength(41);
  expect(results.filter((result) => result instanceof PaperChecksBusy)).toHaveLength(9);
  expect(await refusalOf(image)).toBe('taken');
});
