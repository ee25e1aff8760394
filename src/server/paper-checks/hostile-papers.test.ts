import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { startProgram } from '../platform/start-program.ts';
import { openPaperChecks, PaperRefused } from './index.ts';
import { paperTypeOf } from './paper-type.ts';
import { processFlags } from './process-flags.ts';
import { drawPaper } from './testing/draw-papers.ts';
import { hostilePapers } from './testing/hostile-papers.ts';
import { pdfOf, streamOf } from './testing/write-pdf.ts';

const complaints: object[] = [];
const checks = openPaperChecks({ log: { warn: (details) => complaints.push(details) }, limitMs: 60_000 });
/** Where the limits decide, the test need not wait for the usual ones. */
const strict = openPaperChecks({ log: { warn: () => {} }, limitMs: 8_000 });
afterAll(() => Promise.all([checks.stop(), strict.stop()]));

const today = '2026-11-22';
const soundPaper = pdfOf();

describe('a hostile upload', () => {
  test.each(Object.keys(hostilePapers))('%s', async (name) => {
    const [outcome, make] = hostilePapers[name] ?? [];
    if (!make) throw new Error('There is no such paper.');
    const used = outcome === 'either' ? strict : checks;
    const file = make();
    const before = process.memoryUsage.rss();
    const { sound, findings } = await used.inspect(file, 'passport', { today, maxPages: 10 });
    if (outcome !== 'either') expect(sound, JSON.stringify(findings)).toBe(outcome === 'shown');
    expect(findings.length).toBeGreaterThan(0);
    const drawn = used.drawPage(file, paperTypeOf(file) ?? 'application/pdf', 1, 400);
    if (outcome === 'shown') expect((await drawn).byteLength).toBeGreaterThan(0);
    else if (outcome === 'refused') await expect(drawn).rejects.toThrow(PaperRefused);
    else await drawn.catch((error: unknown) => expect(error).toBeInstanceOf(PaperRefused));
    expect(await used.inspect(soundPaper, 'document', { today })).toMatchObject({
      sound: true,
      findings: [],
    });
    // The server holds the file, and nothing that was unpacked.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });

  test('that acts by itself is pointed out to whoever looks at it', async () => {
    const acting = ['a script', 'a hidden script', 'a script in a packed object', 'an attached program']
      .map((what) => `a PDF with ${what}`)
      .concat('a PDF that starts a program', 'a PDF that reads other files');
    for (const name of acting) {
      const [, make] = hostilePapers[name] ?? [];
      if (!make) throw new Error(`There is no ${name}.`);
      const { findings } = await checks.inspect(make(), 'document', { today });
      expect(
        findings.map(({ code }) => code),
        name,
      ).toContain('active-content');
    }
  });

  test('with any byte changed or cut off ends with an inspection', async () => {
    const papers = [
      await drawPaper({ width: 300, height: 225 }).jpeg().toBuffer(),
      await drawPaper({ width: 300, height: 225 }).png().toBuffer(),
      await drawPaper({ width: 300, height: 225 }).webp().toBuffer(),
      await readFile(new URL('testing/lease.heic', import.meta.url)),
      soundPaper,
    ];
    for (const paper of papers) {
      for (let at = 0; at < 12; at += 1) {
        const place = 16 + Math.floor(((paper.length - 17) * at) / 12);
        const changed = Buffer.from(paper);
        changed[place] = (changed[place] ?? 0) ^ 0xa5;
        for (const file of [changed, paper.subarray(0, place)]) {
          expect(await checks.inspect(file, 'document', { today })).toMatchObject({
            sound: expect.any(Boolean),
          });
        }
      }
    }
  });

  test('that never ends is stopped in time, and others are checked meanwhile', async () => {
    const hasty = openPaperChecks({ log: { warn: () => {} }, limitMs: 8_000 });
    const endless = pdfOf({
      content: '/Im0 Do '.repeat(200),
      objects: Array.from({ length: 6 }, (_, at) =>
        streamOf(
          `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /Im0 ${at === 5 ? 10 : 11 + at} 0 R >> >>`,
          Buffer.from(at === 5 ? '0 0 600 900 re f '.repeat(500) : '/Im0 Do '.repeat(60)),
        ),
      ),
    });
    const start = performance.now();
    const [stopped, next] = await Promise.all([
      hasty.inspect(endless, 'document', { today }),
      hasty.inspect(Buffer.from('no paper'), 'document', { today }),
    ]);
    expect(stopped).toMatchObject({ sound: false, findings: [{ code: 'too-demanding' }] });
    expect(next).toMatchObject({ sound: false, findings: [{ code: 'wrong-type' }] });
    expect(performance.now() - start).toBeLessThan(80_000);
    await hasty.stop();
  });
});

test('the process that opens files reads no settings, writes nothing, starts nothing and runs no text', async () => {
  const program = fileURLToPath(new URL('testing/try-to-escape.ts', import.meta.url));
  const { child } = startProgram(program, processFlags);
  expect(await new Promise((resolve) => child.once('message', resolve))).toEqual([]);
});

test('nothing of a file is logged', async () => {
  const secret = 'PASSPORT-C01X00T47';
  await checks.inspect(Buffer.from(`%PDF-1.7 ${secret}`), 'passport', { today, name: secret });
  expect(JSON.stringify(complaints)).not.toContain(secret);
});
