import { parse } from 'mrz';
import { describe, expect, test } from 'vitest';
import { cardZone, fieldsOf, passportZone, type ZoneFormat } from './machine-readable-zone.ts';

/** Specimens of ICAO 9303 parts 4 and 5; their country, Utopia, is not one. */
const passport = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];
const card = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];

function read(lines: readonly string[], format: ZoneFormat = passportZone, sure = 1) {
  return fieldsOf(
    { format, lines, confidences: lines.map((line) => [...line].map(() => sure)) },
    '2026-11-22',
  );
}

describe('a machine-readable zone', () => {
  test('of a passport and of a card says who holds it', () => {
    const holder = {
      surname: { value: 'ERIKSSON', confidence: 1 },
      givenNames: { value: 'ANNA MARIA', confidence: 1 },
      nationality: { value: 'UTO', confidence: 1 },
      birth: { value: '1974-08-12', confidence: 1 },
      expiry: { value: '2012-04-15', confidence: 1 },
      sex: { value: 'female', confidence: 1 },
    };
    expect(read(passport)).toMatchObject({ zone: 'TD3', documentNumber: { value: 'L898902C3' }, ...holder });
    expect(read(card, cardZone)).toMatchObject({
      zone: 'TD1',
      documentNumber: { value: 'D23145890' },
      ...holder,
    });
  });

  test('agrees with another reader', () => {
    for (const [lines, format] of [
      [passport, passportZone],
      [card, cardZone],
    ] as const) {
      const other = parse([...lines]).fields;
      const own = read(lines, format);
      expect(own?.documentNumber.value).toBe(other.documentNumber);
      expect(own?.surname.value).toBe(other.lastName);
      expect(own?.givenNames.value).toBe(other.firstName);
      expect(own?.birth.value.replaceAll('-', '').slice(2)).toBe(other.birthDate);
      expect(own?.sex.value).toBe(other.sex);
    }
  });

  test('with one letter that looks like a digit is repaired, with two it is not', () => {
    const second = passport[1] ?? '';
    const swapped = (...places: readonly [number, string][]) =>
      read([
        passport[0] ?? '',
        places.reduce((line, [at, letter]) => line.slice(0, at) + letter + line.slice(at + 1), second),
      ]);
    expect(swapped([5, 'O'])?.documentNumber.value).toBe('L898902C3');
    expect(swapped([5, 'O'], [28, '2'])).toBeNull();
    // Not a pair that looks alike.
    expect(swapped([1, 'C'])).toBeNull();
    // 'LB9B…' would fit as well.
    expect(swapped([1, 'B'])).toBeNull();
  });

  test('that was not seen clearly does not count', () => {
    expect(read(passport, passportZone, 0.9)).toBeNull();
  });
});
