import { expect, test } from 'vitest';
import { type HeldPaper, knockOnOf } from './knock-on.ts';

const lena = 'lena';
const paper = (kind: HeldPaper['kind'], party: string | null, on: string | null = null): HeldPaper => ({
  ...{ kind, party, on },
});
const expiring = (kind: HeldPaper['kind'], party: string | null, on: string) => ({ kind, party, on });
const effectsOf = (found: ReturnType<typeof knockOnOf>) =>
  found.follows.map(({ effect, party, on }) => [effect, party, on]);

test('A14: on a passport hang the visa, then the identity card, then the bank account', () => {
  const known = [
    paper('passport', lena, '2027-05-03'),
    paper('identity-card', lena, '2028-01-02'),
    paper('visa', lena, '2028-01-01'),
    paper('visa', 'omar', '2028-02-02'),
  ];
  const found = knockOnOf(expiring('passport', lena, '2027-05-03'), known);
  expect(effectsOf(found)).toEqual([
    ['visa', lena, '2028-01-01'],
    ['identity-card', lena, '2028-01-02'],
    ['bank-account', null, null],
    ['stay', lena, null],
  ]);
  expect(found.first).toEqual([]);
});

test('A14: what nobody has or is asked for does not hang on it', () => {
  const found = knockOnOf(expiring('passport', lena, '2027-05-03'), [paper('passport', lena, '2027-05-03')]);
  expect(effectsOf(found)).toEqual([['bank-account', null, null]]);
});

test('A14: before a visa the passport is renewed that ends with it or half a year after', () => {
  const first = (on: string) =>
    knockOnOf(expiring('visa', lena, '2027-05-03'), [
      paper('passport', lena, on),
      paper('passport', 'omar', '2027-01-01'),
    ]).first.map(({ kind, party }) => [kind, party]);
  expect(first('2027-03-01')).toEqual([['passport', lena]]);
  expect(first('2027-10-01')).toEqual([['passport', lena]]);
  expect(first('2028-10-01')).toEqual([]);
});

test('A14: on the licence hang the card of the company and the visas of all its people', () => {
  const known = [paper('establishment-card', null), paper('visa', lena), paper('visa', 'omar')];
  const found = knockOnOf(expiring('licence', null, '2027-05-03'), known);
  expect(effectsOf(found)).toEqual([
    ['establishment-card', null, null],
    ['visa', lena, null],
    ['visa', 'omar', null],
    ['bank-account', null, null],
    ['stay', lena, null],
    ['stay', 'omar', null],
  ]);
});

test('A14: of a lease and a licence that stand on each other the earlier one is first', () => {
  const known = [paper('lease', null, '2027-04-01'), paper('licence', null, '2027-05-03')];
  expect(knockOnOf(expiring('licence', null, '2027-05-03'), known).first).toMatchObject([{ kind: 'lease' }]);
  expect(knockOnOf(expiring('lease', null, '2027-04-01'), known).first).toEqual([]);
});
