import { expect, test } from 'vitest';
import { fact, unconfirmed } from '#domain/catalogue/facts.ts';
import { money } from '#domain/values/money.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { type PriceState, priceStatesOf } from './price-state.ts';

const page = ['Tariff', 'https://example.com/tariff', '2026-11'] as const;
const published = { amount: fact(money('AED', 5_000), 'high', page) };
const open = { amount: unconfirmed('The tariff') };
const figure = (dirhams: number, seenOn = '2026-11-20') => ({
  place: 'ae-jafza',
  line: 'licence',
  amount: money('AED', dirhams),
  sourceTitle: 'Tariff',
  sourceUrl: 'https://example.com/tariff',
  seenOn: plainDate(seenOn),
});

test.each<[string, Parameters<typeof priceStatesOf>, PriceState[]]>([
  ['no figure at all', [open, undefined, '2026-11-22'], ['no-figure']],
  ['a published figure, twelve months on', [published, undefined, '2027-11-01'], []],
  ['a published figure, a day later', [published, undefined, '2027-11-02'], ['old']],
  ['a figure of the staff', [open, figure(5_000), '2026-11-22'], ['confirmed']],
  ['one of theirs, twelve months on', [open, figure(5_000), '2027-11-20'], ['confirmed']],
  ['one of theirs, a day later', [open, figure(5_000), '2027-11-21'], ['old', 'confirmed']],
  [
    'one that the catalogue has, too',
    [published, figure(5_000), '2026-11-22'],
    ['confirmed', 'same-as-catalogue'],
  ],
  [
    'one with the same least amount and no upper limit',
    [published, { ...figure(5_000), isMinimum: true }, '2026-11-22'],
    ['confirmed'],
  ],
  ['one of the same month', [published, figure(6_000), '2026-11-22'], ['confirmed']],
  [
    'one that the catalogue has read later',
    [published, figure(6_000, '2026-10-31'), '2026-11-22'],
    ['confirmed', 'catalogue-newer'],
  ],
])('%s', (_, given, states) => {
  expect(priceStatesOf(...given)).toEqual(states);
});
