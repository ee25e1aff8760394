import { expect, test } from 'vitest';
import { measureOf } from './measured-amounts.ts';
import { type OwnAmount, shareOfAmount } from './shares-of-amounts.ts';

const withholding =
  'From a payment abroad Saudi withholding tax holds back 5% of dividends, interest and rent, and 15% to 20% of royalties and of management or related-party services: SAR 5,000 of SAR 100,000 interest [1].';
const instalments =
  'A corporation with tax of USD 5,000 or more pays 40% by 1 June, 20% by 1 September, 20% by 1 December and the rest by 1 March [2].';
const licenceTax =
  'A Wyoming LLC pays a licence tax: the greater of USD 60 or 0.0002 times the assets located in Wyoming [4].';
const health = 'A health charge is 2% of the rent, at most AED 10,000, for a warehouse [2].';
const rebate = 'The rebate is 40% of corporate income tax for the year of assessment (YA) 2026 [3].';

const on = (said: string) => (each: string) => each === said;
const of = (text: string, own: Partial<OwnAmount>) =>
  shareOfAmount(
    { text, sources: [] },
    {
      amount: 80_000,
      measure: 'rent',
      currency: 'SAR',
      asksRest: false,
      years: [],
      isAbout: () => true,
      isDay: () => false,
      ...own,
    },
  )?.text.replaceAll('\u00A0', ' ');

test.each<[string, string, Partial<OwnAmount>, string]>([
  ['one of several rates', withholding, {}, '5% of SAR 80,000 is **SAR 4,000** (our sum) [1].'],
  [
    'a rate that is a range',
    withholding,
    { measure: 'royalty' },
    '15% to 20% of SAR 80,000 is **SAR 12,000** to **SAR 16,000** (our sum) [1].',
  ],
  [
    'a rate behind what it is of',
    'Interest paid to non-residents carries 15% and royalties 10%, less under treaties [1].',
    { measure: 'royalty', currency: 'SGD' },
    '10% of SGD 80,000 is **SGD 8,000** (our sum) [1].',
  ],
  [
    'a fraction in words',
    'At least one quarter of the capital is paid at incorporation, SAR 125,000 of the minimum [2].',
    { amount: 2_000_000, measure: 'capital' },
    'One quarter of SAR 2,000,000 is **SAR 500,000** (our sum) [2].',
  ],
  [
    'a part by its day',
    instalments,
    { amount: 30_000, measure: 'tax', currency: 'USD', isDay: on('1 December') },
    '20% of USD 30,000, due by 1 December, is **USD 6,000** (our sum) [2].',
  ],
  [
    'the last part',
    instalments,
    { amount: 30_000, measure: 'tax', currency: 'USD', isDay: on('1 March') },
    '20% of USD 30,000, due by 1 March, is **USD 6,000** (our sum) [2].',
  ],
  [
    'a factor',
    licenceTax,
    { amount: 1_000_000, measure: 'assets', currency: 'USD' },
    '0.0002 × USD 1,000,000 is **USD 200** (our sum) [4].',
  ],
  ['a least', licenceTax, { amount: 100_000, measure: 'assets', currency: 'USD' }, 'It is **USD 60**:'],
  ['a most', health, { amount: 800_000, currency: 'AED' }, 'It is **AED 10,000**:'],
  [
    'what is left',
    rebate,
    { amount: 50_000, measure: 'tax', currency: 'SGD', asksRest: true },
    '40% of SGD 50,000 is SGD 20,000, which leaves **SGD 30,000** (our sum) [3].',
  ],
  [
    'a most that another sentence names',
    `${rebate} It is capped at S$30,000 in all [3].`,
    { amount: 100_000, measure: 'tax', currency: 'SGD' },
    'It is **SGD 30,000**:',
  ],
])('takes %s', (_what, text, own, said) => {
  expect(of(text, own)).toContain(said);
});

test.each<[string, string, Partial<OwnAmount>]>([
  ['a share of something else', withholding, { measure: 'turnover' }],
  ['turnover for profit', 'The reserve takes 5% of its yearly net profit [1].', { measure: 'turnover' }],
  ['a rate for a time', 'Rent paid late costs 5% a month [1].', {}],
  ['a rate of a part', 'The tax is 9% on what exceeds AED 375,000 of rent [1].', { currency: 'AED' }],
  [
    'a rate for a time after a word',
    'Late, it costs USD 200 plus 1.5% interest a month [1].',
    { measure: 'interest' },
  ],
  [
    'two shares alike',
    'A deposit of 10% of the rent comes back [1]. A levy of 2% of the rent is due [1].',
    {},
  ],
  ['a rule of another year', rebate, { measure: 'tax', currency: 'SGD', years: ['2027'] }],
  ['a rule on something else', withholding, { isAbout: () => false }],
  ['a rule of before', 'Until May 2026 it was 80% of the rent [1].', {}],
  ['a limit in another currency', health, { currency: 'USD' }],
  ['a part without its day', instalments, { amount: 30_000, measure: 'tax', currency: 'USD' }],
  [
    'a tax below the rule',
    instalments,
    { amount: 3000, measure: 'tax', currency: 'USD', isDay: on('1 June') },
  ],
])('leaves out %s', (_what, text, own) => {
  expect(of(text, own)).toBeUndefined();
});

test('takes the share of the sentence that speaks of what is asked for', () => {
  const text =
    'A deposit of 10% of the rent comes back [1]. A levy of 2% of the rent, at most AED 10,000, is due [1].';
  const own = {
    amount: 300_000,
    measure: 'rent',
    currency: 'AED',
    asksRest: false,
    years: [],
    isAbout: () => true,
    isDay: () => false,
  } as const;
  const fitOf = (sentence: string) => (sentence.includes('levy') ? 1 : 0);
  expect(shareOfAmount({ text, sources: [] }, own, fitOf)?.text).toContain(
    '2% of AED\u00A0300,000 is **AED\u00A06,000**',
  );
});

test.each([
  ['Our Riyadh company pays SAR 80,000 rent to an owner abroad. How much do we hold back?', 80_000, 'rent'],
  ['How much tax is withheld on SAR 60,000 of interest?', 60_000, 'interest'],
  ['Our Saudi turnover is SAR 2,000,000. How much zakat do we pay on the zakat base?', 2_000_000, 'turnover'],
  ['Our zakat base is SAR 1,200,000. How much zakat is that?', 1_200_000, 'base'],
  ['We pay 6% interest on a loan of SAR 500,000 from abroad.', 500_000, 'loan'],
  ['We owe S$50,000 income tax. How much is left after the rebate?', 50_000, 'tax'],
  ['How much do we pay for 80,000 units?', 80_000, undefined],
] as const)('%s', (question, amount, measure) => {
  expect(measureOf(question, amount)).toBe(measure);
});
