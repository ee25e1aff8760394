import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openPaperChecks } from '../index.ts';
import { drawSpecimen, holders, passportOf } from '../testing/draw-specimen.ts';

const checks = openPaperChecks({ log: { warn: () => {} }, limitMs: 120_000 });
afterAll(() => checks.stop());
const today = '2026-11-22';

const passports = Object.values(holders).map(passportOf);
const table = '#6b5a48';

const ways: Record<string, (page: Sharp) => Promise<Buffer>> = {
  clean: (page) => page.jpeg().toBuffer(),
  'small, 560 px wide': (page) => page.resize(560).jpeg().toBuffer(),
  dark: (page) => page.linear(0.35, 0).jpeg().toBuffer(),
  'tilted by 2.5° on a table': async (page) =>
    sharp(await page.rotate(2.5, { background: table }).png().toBuffer())
      .extend({ top: 150, bottom: 150, left: 200, right: 200, background: table })
      .jpeg()
      .toBuffer(),
  'tilted by 8°': (page) => page.rotate(8, { background: table }).jpeg().toBuffer(),
  sideways: (page) => page.rotate(90).jpeg().toBuffer(),
  'upside down': (page) => page.rotate(180).jpeg().toBuffer(),
  sheared: (page) =>
    page
      .affine(
        [
          [1, 0.04],
          [0.02, 1],
        ],
        { background: table },
      )
      .jpeg()
      .toBuffer(),
  'squeezed into a small file': (page) => page.jpeg({ quality: 20 }).toBuffer(),
};

describe('A8: the zone of a passport is read however it was photographed', () => {
  test.each(Object.keys(ways))('%s', async (name) => {
    const way = ways[name];
    if (!way) throw new Error('No such way.');
    for (const specimen of passports) {
      const { surname, givenNames, number } = specimen;
      expect(
        (await checks.inspect(await way(await drawSpecimen(specimen)), 'passport', { today })).read,
      ).toMatchObject({
        zone: 'TD3',
        documentNumber: { value: number },
        surname: { value: surname },
        givenNames: { value: givenNames },
      });
    }
  });

  test('a blurred one is never read wrongly: we say that it was not read', async () => {
    for (const specimen of passports) {
      const page = await drawSpecimen(specimen);
      const {
        read: found,
        findings,
        sound,
      } = await checks.inspect(await page.blur(4).jpeg().toBuffer(), 'passport', { today });
      expect(found).toBeNull();
      expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['blurred', 'zone-not-read']));
      expect(sound).toBe(true);
    }
  });
});
