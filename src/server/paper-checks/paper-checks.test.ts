import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Expectations, InspectedAs } from '#domain/papers/inspection.ts';
import { openPaperChecks, PaperRefused } from './index.ts';
import { drawPaper, drawPortrait } from './testing/draw-papers.ts';
import { pdfOf, streamOf } from './testing/write-pdf.ts';

const checks = openPaperChecks({ log: { warn: () => {} }, limitMs: 120_000 });
afterAll(() => checks.stop());

const expectations: Expectations = { today: '2026-11-22' };
const heic = await readFile(new URL('testing/lease.heic', import.meta.url));

async function codesOf(file: Uint8Array, as: InspectedAs = 'document', more: Partial<Expectations> = {}) {
  const { findings } = await checks.inspect(file, as, { ...expectations, ...more });
  return findings.map(({ code }) => code);
}

describe('A8: a paper is checked at once', () => {
  test('a sharp photograph, a scan, a phone’s HEIC and a PDF are found sound', async () => {
    const photograph = drawPaper();
    for (const [file, type] of [
      [await photograph.clone().jpeg().toBuffer(), 'image/jpeg'],
      [await photograph.clone().png().toBuffer(), 'image/png'],
      [await photograph.clone().webp().toBuffer(), 'image/webp'],
      [heic, 'image/heic'],
      [pdfOf({ pages: 3 }), 'application/pdf'],
    ] as const) {
      expect(await checks.inspect(file, 'document', expectations)).toEqual({
        type,
        pages: type === 'application/pdf' ? 3 : 1,
        sound: true,
        findings: [],
        read: null,
      });
    }
  });

  test('a blurred one is noticed, and a slightly soft one is not', async () => {
    expect(await codesOf(await drawPaper().blur(4).jpeg().toBuffer())).toEqual(['blurred']);
    expect(await codesOf(await drawPaper().blur(0.8).jpeg().toBuffer())).toEqual([]);
  });

  test('a dark, a washed-out and a dazzled one are noticed', async () => {
    const dark = drawPaper({ paper: '#505050', around: '#161616', ink: '#080808' });
    expect(await codesOf(await dark.jpeg().toBuffer())).toContain('too-dark');
    const washedOut = drawPaper({ paper: '#fff', around: '#fafafa', ink: '#bbb' });
    expect(await codesOf(await washedOut.jpeg().toBuffer())).toContain('too-bright');
    const lamp = '<circle cx="700" cy="500" r="120" fill="#fff"/>';
    expect(await codesOf(await drawPaper({ paper: '#cccac4', over: lamp }).jpeg().toBuffer())).toEqual([
      'glare',
    ]);
  });

  test('writing that goes on beyond the edge is noticed with its edge', async () => {
    const cut = drawPaper({ around: '#e2e2de', left: -95 });
    const { findings } = await checks.inspect(await cut.jpeg().toBuffer(), 'document', expectations);
    expect(findings).toEqual([{ code: 'cut-off', severity: 'warn', parameters: { edges: ['left'] } }]);
  });

  test('too few pixels, an empty page and too many pages are noticed', async () => {
    const small = await drawPaper({ width: 800, height: 600 }).jpeg().toBuffer();
    expect(await checks.inspect(small, 'document', expectations)).toMatchObject({
      sound: true,
      findings: [{ code: 'low-resolution', severity: 'warn', parameters: { found: 600, limit: 1_000 } }],
    });
    expect(await codesOf(pdfOf({ content: ' ' }))).toEqual(['empty-page']);
    const { findings } = await checks.inspect(pdfOf({ pages: 4 }), 'document', {
      ...expectations,
      maxPages: 2,
    });
    expect(findings).toEqual([
      { code: 'too-many-pages', severity: 'warn', parameters: { found: 4, limit: 2 } },
    ]);
  });

  test('a scan inside a PDF is judged like a photograph, with its page', async () => {
    const blurred = await drawPaper({ width: 900, height: 675 }).blur(4).jpeg().toBuffer();
    const image = streamOf(
      '/Type /XObject /Subtype /Image /Width 900 /Height 675 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      blurred,
    );
    const file = pdfOf({
      pages: 2,
      size: [900, 675],
      content: 'q 900 0 0 675 0 0 cm /Im0 Do Q',
      objects: [image],
    });
    const { findings } = await checks.inspect(file, 'document', expectations);
    expect(findings.map(({ code, page }) => [code, page])).toEqual([
      ['low-resolution', 1],
      ['blurred', 1],
      ['low-resolution', 2],
      ['blurred', 2],
    ]);
  });

  test('a portrait is checked for size, shape and background', async () => {
    expect(await codesOf(await drawPortrait().jpeg().toBuffer(), 'portrait')).toEqual([]);
    const small = await drawPortrait({ width: 300, height: 390 }).jpeg().toBuffer();
    expect(await codesOf(small, 'portrait')).toEqual(['photo-too-small']);
    const wide = await drawPortrait({ width: 1_200, height: 700 }).jpeg().toBuffer();
    expect(await codesOf(wide, 'portrait')).toEqual(['photo-shape']);
    const blue = await drawPortrait({ background: '#3a6ea5' }).jpeg().toBuffer();
    expect(await codesOf(blue, 'portrait')).toEqual(['background-not-light']);
    const shelf = '<rect width="110" height="420" fill="#555"/>';
    const uneven = await drawPortrait({ background: '#fff', over: shelf }).jpeg().toBuffer();
    expect(await codesOf(uneven, 'portrait')).toEqual(['background-uneven']);
  });
});

describe('pages are drawn', () => {
  test('each type as WebP of the wanted width', async () => {
    const jpeg = await drawPaper().jpeg().toBuffer();
    for (const [file, type] of [
      [jpeg, 'image/jpeg'],
      [heic, 'image/heic'],
      [pdfOf({ pages: 2 }), 'application/pdf'],
    ] as const) {
      const picture = await sharp(await checks.drawPage(file, type, 1, 600)).metadata();
      expect(picture).toMatchObject({ format: 'webp', width: 600 });
    }
  });

  test('a page that is not there is refused', async () => {
    await expect(checks.drawPage(pdfOf(), 'application/pdf', 2, 600)).rejects.toThrow(PaperRefused);
  });

  test('a HEIC becomes a JPEG of the same size, upright and without metadata', async () => {
    const picture = await sharp(await checks.toJpeg(heic)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1_400, height: 1_050 });
    expect(picture.exif).toBeUndefined();
    await expect(checks.toJpeg(pdfOf())).rejects.toThrow(PaperRefused);
  });
});
