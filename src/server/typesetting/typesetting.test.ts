import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfPictures, pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { type Letterhead, openTypesetter, TemplateFailed, type Typesetter } from './index.ts';

const at = new Date('2026-11-22T10:00:00Z');
let folder: string;
let letterhead: Letterhead = { name: 'Harbour & Sons “Formation” #1' };
let typesetter: Typesetter;
let tried = 0;

/** Writes a template into the folder and fills it. */
async function typesetFrom(source: string, data: object = {}, used = typesetter): Promise<Uint8Array> {
  tried += 1;
  const template = `tried-${tried}.typ`;
  await writeFile(join(folder, template), `#import "/page.typ": *\n${source}`);
  try {
    return await used.typeset(template, data, { at });
  } finally {
    await rm(join(folder, template));
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-documents-'));
  await cp(new URL('../../../documents/page.typ', import.meta.url), join(folder, 'page.typ'));
  typesetter = openTypesetter({
    log: { warn: () => {} },
    letterhead: async () => letterhead,
    folder,
    limitMs: 60_000,
  });
});
afterAll(async () => {
  await typesetter.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a document', () => {
  test('is a PDF/A-2b with the letterhead on each page, the same bytes for the same data', async () => {
    const source = `#show: sheet.with(title: "Sixty lines", reference: data.number, foot: "A foot line")
      #listing(columns: (1fr, auto), align: (left, right), head: ("Item", "Amount"),
        ..data.lines.map(line => (line.name, line.amount)).flatten())`;
    const data = {
      number: 'Q-2026-0007',
      lines: Array.from({ length: 60 }, (_, line) => ({
        name: `Line ${line + 1}`,
        amount: `AED ${line}.00`,
      })),
    };
    const pdf = await typesetFrom(source, data);
    const pages = await pdfTexts(pdf);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Harbour & Sons “Formation” #1');
      expect(page).toContain('Q-2026-0007');
      expect(page).toContain('Item Amount');
      expect(page).toContain(`A foot line Page ${index + 1} of 2`);
    }
    expect(pages.join(' ')).toContain('Line 60');
    for (const picture of await pdfPictures(pdf)) {
      expect((await sharp(picture).stats()).entropy).toBeGreaterThan(0.3);
    }
    const bytes = Buffer.from(pdf).toString('latin1');
    expect(bytes).toMatch(/<pdfaid:part>2<\/pdfaid:part>/);
    expect(bytes).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
    expect(bytes).toContain('D:20261122100000Z');
    expect(Buffer.from(await typesetFrom(source, data)).equals(pdf)).toBe(true);
  });

  test('shows what was typed as it was typed', async () => {
    const typed = '#read("/etc/passwd") *bold* $x$ <label> @ref \\ // https://example.com';
    const [page] = await pdfTexts(await typesetFrom('#data.typed', { typed }));
    expect(page).toContain('#read("/etc/passwd") *bold* $x$ <label> @ref \\ // https://example.com');
  });

  test('prints names in Arabic, Greek and Cyrillic, and others in Latin letters', async () => {
    const names = ['شركة الميناء', 'Ελένη', 'Жанна', '李小龙', 'Zoë Å. Łukasz', 'नमस्ते'];
    const text = (await pdfTexts(await typesetFrom('#data.names.join(" | ")', { names }))).join(' ');
    expect(text).toContain('Ελένη | Жанна | LiXiaoLong | Zoë Å. Łukasz | nmste');
    expect([...text].filter((letter) => /\p{Script=Arabic}/u.test(letter)).length).toBeGreaterThan(9);
  });

  test('keeps an Arabic name with Latin words in its own order', async () => {
    const data = { name: 'شركة الميناء (Harbour) ذ.م.م' };
    const drawn = async (source: string) => (await pdfPictures(await typesetFrom(source, data)))[0];
    const inRightToLeft = await drawn('#align(left, text(dir: rtl, data.name))');
    expect(Buffer.from((await drawn('#data.name')) ?? []).equals(inRightToLeft ?? Buffer.of())).toBe(true);
  });

  test('keeps the sums of a table with its last row', async () => {
    const source = `#show: sheet.with(title: "Sums")
      #listing(columns: (1fr, auto), head: ("Item", "Amount"), sums: (("Net", "1"), ("Total", "2")),
        ..range(data.lines).map(line => ("Line " + str(line), "1")).flatten())`;
    for (let lines = 28; lines <= 34; lines += 1) {
      const pages = await pdfTexts(await typesetFrom(source, { lines }));
      const last = pages.at(-1) ?? '';
      expect(last, `${lines} lines`).toMatch(/Line \d+ 1 Net 1 Total 2/);
    }
  });

  test('carries the logo, whatever kind of picture it is', async () => {
    const drawn = sharp({ create: { width: 300, height: 60, channels: 4, background: '#0a7' } });
    const sizes: number[] = [];
    for (const logo of [
      undefined,
      await drawn.clone().png().toBuffer(),
      await drawn.clone().jpeg().toBuffer(),
      await drawn.clone().webp().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><path d="M0 0h10v4z"/></svg>'),
    ]) {
      letterhead = { name: 'Harbour', logo };
      const pdf = await typesetFrom('#show: sheet.with(title: "Logo")\nText.');
      expect((await pdfTexts(pdf))[0]).toContain('Harbour');
      sizes.push(pdf.byteLength);
    }
    expect(Math.min(...sizes.slice(1))).toBeGreaterThan(sizes[0] ?? 0);
  });
});

describe('a template', () => {
  test.each([
    ['reads no file outside of its folder', '#read("/../../../../etc/passwd")', 'access denied'],
    [
      'that uses a package is refused',
      '#import "@preview/cetz:0.3.0": canvas',
      'packages are not loaded (tried-',
    ],
    ['says which field it lacks, and where', '\n#data.shareholders', ' key "shareholders" (tried-'],
    ['that is wrong does not say what was typed', '#int(data.secret)', 'invalid integer: …'],
  ])('%s', async (_, source, reason) => {
    const failed = await typesetFrom(source, { secret: 'C01X00T47' }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(TemplateFailed);
    expect(String(failed)).toContain(reason);
    expect(String(failed)).not.toContain('C01X00T47');
  });

  test('outside of the folder is refused', async () => {
    await expect(typesetter.typeset('../../../etc/passwd', {}, { at })).rejects.toThrow(
      'it is outside the folder of the documents',
    );
  });

  test('that never ends is stopped, and the next document is made', async () => {
    const warnings: string[] = [];
    const hasty = openTypesetter({
      log: { warn: (_, message) => warnings.push(message) },
      letterhead: async () => ({ name: 'Harbour' }),
      folder,
      limitMs: 5_000,
    });
    try {
      await expect(typesetFrom('#while true { let x = 1 }\n#let f(n) = f(n)', {}, hasty)).rejects.toThrow(
        TemplateFailed,
      );
      const endless =
        '#let sum = 0\n#for a in range(3000) { for b in range(9000) { for c in range(9000) { sum += 1 } } }';
      await expect(typesetFrom(endless, {}, hasty)).rejects.toThrow('it took too long or too much memory');
      expect(warnings).toEqual(['The process that makes documents ended over one.']);
      expect((await typesetFrom('Made.', {}, hasty)).byteLength).toBeGreaterThan(1_000);
    } finally {
      await hasty.stop();
    }
  });
});

test('the templates of the product can be used', async () => {
  const own = openTypesetter({ log: { warn: () => {} }, letterhead: async () => ({ name: 'Harbour' }) });
  expect(await own.check()).toEqual({ ok: true, sentence: 'Documents can be made.' });
  await own.stop();
});
