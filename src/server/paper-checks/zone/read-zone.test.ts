import type { Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openPaperChecks } from '../index.ts';
import { cardOf, drawSpecimen, holders, passportOf, type Specimen } from '../testing/draw-specimen.ts';
import { pdfOf } from '../testing/write-pdf.ts';

const checks = openPaperChecks({ log: { warn: () => {} }, limitMs: 60_000 });
afterAll(() => checks.stop());
const today = '2026-11-22';

const clean = (page: Sharp) => page.jpeg().toBuffer();
const onItsHead = (page: Sharp) => page.rotate(180).jpeg().toBuffer();
const tilted = (page: Sharp) => page.rotate(4, { background: '#6b5a48' }).jpeg().toBuffer();

const read = async (
  specimen: Specimen,
  way: (page: Sharp) => Promise<Buffer>,
  as: 'passport' | 'identity-card',
) => (await checks.inspect(await way(await drawSpecimen(specimen)), as, { today })).read;

describe('A8: the zone of a passport is read', () => {
  test('every field comes with its meaning and how sure it is', async () => {
    const found = await read(passportOf(holders.lena), clean, 'passport');
    expect(found).toMatchObject({
      nationality: { value: 'DE' },
      issuer: { value: 'DE' },
      birth: { value: '1992-03-15' },
      expiry: { value: '2031-08-01' },
      sex: { value: 'female' },
    });
    expect(found?.documentNumber.confidence).toBeGreaterThan(0.95);
  });

  test('a wrong check digit is not taken over', async () => {
    const { lines, ...specimen } = passportOf(holders.lena);
    const forged = { ...specimen, lines: lines.map((line) => line.replace('C01X00T47', 'C01X00T48')) };
    expect(await read(forged, clean, 'passport')).toBeNull();
  });

  test('pages of writing without a zone are searched in bounded time', async () => {
    const lines = Array.from(
      { length: 40 },
      (_, at) => `0 -18 Td (Line ${at} of a contract about an office and its rent) Tj`,
    );
    const file = pdfOf({ pages: 6, content: `BT /F1 14 Tf 60 800 Td ${lines.join(' ')} ET` });
    const { sound, pages, findings } = await checks.inspect(file, 'passport', { today });
    expect({ sound, pages }).toEqual({ sound: true, pages: 6 });
    expect(findings.map(({ code }) => code)).toEqual(['zone-not-read']);
  });

  test('identity cards, with three lines, upright and tilted', async () => {
    const card = cardOf({ ...holders.omar, number: '123456789', personal: '784198512345671' });
    for (const way of [clean, tilted, onItsHead]) {
      expect(await read(card, way, 'identity-card')).toMatchObject({
        zone: 'TD1',
        documentNumber: { value: '123456789' },
        surname: { value: 'AL FALASI' },
        nationality: { value: 'AE' },
        birth: { value: '1985-01-01' },
        expiry: { value: '2028-06-30' },
      });
    }
  });
});

describe('A8: what it says is compared', () => {
  const codes = async (expectations: object) => {
    const page = await drawSpecimen(passportOf(holders.ana));
    const { findings } = await checks.inspect(await page.jpeg().toBuffer(), 'passport', {
      today,
      ...expectations,
    });
    return findings;
  };

  test('the expiry with the planned day of the visa', async () => {
    expect(await codes({ validity: { months: 1, from: '2026-12-10' } })).toEqual([]);
    expect(await codes({ validity: { months: 6, from: '2026-12-10' } })).toEqual([
      {
        code: 'expires-too-soon',
        severity: 'warn',
        parameters: { expiry: '2027-01-17', neededUntil: '2027-06-10' },
      },
    ]);
    expect(await codes({ today: '2027-02-01' })).toEqual([
      { code: 'expired', severity: 'warn', parameters: { expiry: '2027-01-17' } },
    ]);
  });

  test('the name with the one typed, in any order and spelling', async () => {
    expect(await codes({ name: 'Ana de Souza Brito' })).toEqual([]);
    expect(await codes({ name: 'Souza Brito, Ana Quézia' })).toEqual([]);
    expect(await codes({ name: 'Anna Schmidt' })).toEqual([
      { code: 'name-differs', severity: 'warn', parameters: {} },
    ]);
  });
});
