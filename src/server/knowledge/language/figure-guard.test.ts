import { describe, expect, test } from 'vitest';
import { openFigureGuard } from './figure-guard.ts';

function unsupported(facts: string | string[], sentence: string): readonly string[] {
  const guard = openFigureGuard();
  for (const fact of [facts].flat()) guard.learn(fact, [1]);
  return guard.check(sentence).unsupported;
}

describe('a figure is known in any notation', () => {
  test.each([
    ['The rate is 9%.', 'It is nine per cent.'],
    ['The rate is nine per cent.', 'It is 9 %.'],
    ['The rate is 9 percent', 'It is 9\u00a0%.'],
    ['The rate is 9%', 'The rate is ٩٪.'],
    ['The rate is 0.5%', 'The rate is ½ %.'],
    ['Between 5 and 9%', 'From 9 percent down'],
    ['5% to 9%', 'between 5-9%'],
    ['supplies are zero-rated', 'VAT of 0% applies.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over AED 375k is taxed.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over 375,000 dirhams is taxed.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over 375 000 is taxed.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over **Dh375,000** is taxed.'],
    [
      'Profit over AED 375,000 is taxed.',
      'Profit over three hundred and seventy-five thousand dirhams is taxed.',
    ],
    ['Profit over AED 375,000 is taxed.', 'Profit over AED\u00a0٣٧٥٬٠٠٠ is taxed.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over AED **375,000** is taxed.'],
    ['Profit over AED 375,000 is taxed.', 'Profit over AED 375\u200b,000 is taxed.'],
    ['Turnover of 1.5 million dirhams', 'Turnover of AED 1,500,000'],
    ['Turnover of AED 1,500,000', 'Turnover of AED 1.5m'],
    ['Turnover of AED 3 million', 'Turnover of three million dirhams'],
    ['Revenue of half a million dirhams', 'Revenue of AED 500,000'],
    ['AED 21,400\u00a0– 25,400', 'between AED 21,400 and AED 25,400'],
    ['AED 21,400 to 25,400', 'It costs AED 21,400.'],
    ['AED 10,000 to 15,000', 'AED 10-15k'],
    ['AED 12,30,000', 'AED 1,230,000'],
    ['a fee of £50', 'a fee of 50 pounds'],
    ['a fee of S$315', 'a fee of SGD 315'],
    ['a fee of USD 300', 'a fee of $300'],
    ['SAR 2,000 a year', 'SAR 2,000 per year'],
    ['AED: 1,020 for one, 2,040 for two', 'AED 2,040 for both'],
    ['within 6 months', 'within six months'],
    ['within 12 months', 'within a year'],
    ['within one year', 'within 12 months'],
    ['a 90-day limit', 'ninety days'],
    ['within 14 days', 'within two weeks'],
    ['within a fortnight', 'within 14 calendar days'],
    ['5 to 10 working days', 'five to ten business days'],
    ['18 months', 'one and a half years'],
    ['renewed annually', 'renewed every year'],
    ['each quarter', 'quarterly, so once per quarter'],
    ['every 3 months', 'quarterly'],
    ['9 months and 1 day', 'nine months and one day'],
    ['due on 30 September 2027', 'due on September 30th, 2027'],
    ['due on 30 September 2027', 'due on 2027-09-30'],
    ['due on 30 September 2027', 'due on 30/09/2027'],
    ['due on 30 September 2027', 'due on 30 September'],
    ['due on 30 September 2027', 'due in September 2027'],
    ['due on 30 September 2027', 'due in September'],
    ['due on 30 September 2027', 'due in 2027'],
    ['by 1 January each year', 'by the first of January each year'],
    ['since 1 June 2023', 'since 1st June 2023'],
    ['from 1 to 15 March', 'until 15 March'],
    ['by 5 p.m.', 'by 17:00'],
    ['a flexi desk brings up to 3 visas', 'You get three visas with a flexi desk.'],
    ['at least two directors', 'It needs 2 directors.'],
    ['one resident director', 'A company needs one director who is resident.'],
    ['9 square metres for each visa', 'You need 9 sqm per visa.'],
    ['Form 5472', 'File form 5472.'],
    ['by the 28th day', 'on the 28th'],
    ['half of the fee', 'It pays half.'],
    ['a third of the shares', 'one third of the shares'],
    ['the tax years 2025/26', 'in 2026'],
  ])('%s → %s', (fact, sentence) => {
    expect(unsupported(fact, sentence)).toEqual([]);
  });
});

describe('an unknown figure is found', () => {
  test.each([
    ['The rate is 9%.', 'It is 8%.'],
    ['The rate is 9%.', 'It is eight per cent.'],
    ['The rate is 9%.', 'It is ８％.'],
    ['The rate is 9%.', 'The rate is ٨٪.'],
    ['The rate is 9%.', 'It is 0.9%.'],
    ['The rate is 9%.', 'It costs AED 9.'],
    ['The rate is 9%.', 'It takes 9 days.'],
    ['It costs AED 9,000.', 'The rate is 9,000%.'],
    ['It costs AED 9,000.', 'It costs USD 9,000.'],
    ['It costs AED 9,000.', 'It costs £9,000.'],
    ['It costs AED 9,000.', 'It costs AED 90,000.'],
    ['It costs AED 9,000.', 'It costs AED 9.000.'],
    ['It costs AED 9,000.', 'It costs AED 9\u200b,500.'],
    ['It costs AED 9,000.', 'It costs AED nine hundred.'],
    ['It costs AED 9,000.', 'It costs AED **9**,**500**.'],
    ['It costs AED 9,000.', 'It costs about AED 8,950.'],
    ['AED 21,400 – 25,400', 'AED 21,400 – 26,400'],
    ['for 3 visas pay AED 1,000', 'pay AED 3 for visas'],
    ['within 10 working days', 'within 10 days'],
    ['within 10 days', 'within 10 working days'],
    ['within 6 months', 'within 6 weeks'],
    ['within 6 months', 'within half a year and a day'],
    ['within 6 months', 'within nine months'],
    ['within 30 days', 'within a month'],
    ['within 30 days', 'monthly'],
    ['paid monthly', 'paid quarterly'],
    ['due on 30 September 2027', 'due on 30 September 2026'],
    ['due on 30 September 2027', 'due on 29 September 2027'],
    ['due on 30 September 2027', 'due on 30 October'],
    ['due on 30 September 2027', 'due in October'],
    ['due on 30 September', 'due on 30 September 2027'],
    ['due on 30 September 2027', 'due in 2028'],
    ['due on 30 September 2027', 'due by 1 May'],
    ['due on 30 September 2027', 'due on 2027-09-03'],
    ['due on 30 September 2027', 'due on May 3rd'],
    ['a flexi desk brings up to 3 visas', 'It needs 3 directors.'],
    ['a flexi desk brings up to 3 visas', 'A desk brings four visas.'],
    ['at least two directors', 'at least one director'],
    ['open at 9 am', 'open at 9 pm'],
    ['half of the fee', 'double the fee'],
    ['a fee of S$315', 'a fee of $315'],
    ['two or three weeks', 'two or four weeks'],
    ['the tax years 2025/26', 'in 2027'],
    ['الرسوم', 'الرسوم تسعة آلاف درهم كل عام'],
  ])('%s → %s', (fact, sentence) => {
    expect(unsupported(fact, sentence)).not.toEqual([]);
  });
});

describe('what is not a claim', () => {
  test.each([
    'There are two options, and one of them is cheaper.',
    'Each of these three has its own rules.',
    'You may choose; may I ask which one suits you?',
    'First, reserve the name; second, sign the lease.',
    'File the CT600, or the W-8BEN where a US person pays you.',
    'They answer 24/7.',
    'A second director and a third party may sign.',
    'Companies march on.',
  ])('%s', (sentence) => {
    expect(unsupported([], sentence)).toEqual([]);
  });
});

test('names the statements that contain a figure, most similar first', () => {
  const guard = openFigureGuard();
  guard.learn('A licence costs AED 5,000 in Ajman.', [1]);
  guard.learn('The audit costs AED 5,000.', [2]);
  const { supported } = guard.check('You pay AED 5,000 for the audit.');
  expect(supported.map(({ figure, by }) => [figure, by.map(({ sources }) => sources)])).toEqual([
    ['AED 5000', [[2], [1]]],
  ]);
});

test('distinguishes the figures of a sentence', () => {
  expect(
    unsupported(
      'AED 5,000 and 9% within 6 months',
      'AED 5,000, 8% and AED 7,000 within 6 months by 1 May 2027',
    ),
  ).toEqual(['1 May 2027', '8%', 'AED 7000']);
});
