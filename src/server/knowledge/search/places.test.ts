import { describe, expect, test } from 'vitest';
import { placesIn } from './places.ts';

describe('where the asker lives', () => {
  test.each([
    ['Can I ring the IRS from Dubai to get the EIN?', 'US'],
    ['All of us live in Dubai. Can we be the only directors of the Pte Ltd?', 'SG'],
    ['Does Starling take a company whose owner lives in Dubai?', 'GB'],
    ['I live in Lahore. Does SNB open accounts online?', 'SA'],
    ['I live in Riyadh, do I file with Companies House?', 'GB'],
  ])('gives way to what only one country has: %s', (question, country) => {
    expect(placesIn(question)).toMatchObject({ countries: [country], isGuessed: false });
  });

  test('is the place where nothing else tells one', () => {
    expect(placesIn('I live in Dubai. What do I need for a company?').places).toEqual(['ae-dubai']);
  });
});

test('the Emirati tax office is that of the UAE, an Emirati partner none', () => {
  expect(placesIn('the British or the Emirati?').countries).toContain('AE');
  expect(placesIn('Is the British or the Emirati tax office slower?').isGuessed).toBe(false);
});

test('another name of a zone is no typing error of its first one', () => {
  expect(placesIn('What forms does DAFZ offer?')).toMatchObject({ places: ['ae-dafza'], used: ['dafz'] });
});
