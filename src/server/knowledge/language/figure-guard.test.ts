import { describe, expect, test } from 'vitest';
import { openFigureGuard } from './figure-guard.ts';

function unsupported(facts: string | string[], sentence: string): readonly string[] {
  const guard = openFigureGuard();
  for (const fact of [facts].flat()) guard.learn(fact, { sources: [1] });
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
    ['AED 21,400 to 25,400', 'It costs from AED 21,400.'],
    ['AED 21,400 to 25,400', 'It costs up to AED 25,400.'],
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

describe('a disguised figure is found', () => {
  test.each([
    ['letters glued to it', 'The licence costs AED 12,900.', 'The licence costs Rs4,85,000.'],
    ['a code glued to it', 'The licence costs AED 12,900.', 'The licence costs INR485000.'],
    ['an unknown code glued to it', 'The licence costs AED 12,900.', 'The licence costs XAU48500.'],
    ['a code behind it', 'The licence costs AED 12,900.', 'The licence costs 12900INR.'],
    ['a swapped currency', 'The licence costs AED 12,900.', 'The licence costs USD 12,900.'],
    ['a swapped currency beside', 'The licence costs AED 12,900.', 'In US dollars the licence is 12,900.'],
    ['a currency of another amount', 'Pay 12,900 or AED 20 or USD 30.', 'Pay USD 12,900.'],
    ['decimal references', 'The licence costs AED 12,900.', 'The licence costs AED &#52;&#44;200.'],
    ['hexadecimal references', 'The licence costs AED 12,900.', 'The licence costs AED &#x34;,200.'],
    ['a named reference', 'The fee is AED 50.', 'The fee is &pound;50.'],
    ['a reference twice', 'The licence costs AED 12,900.', 'The licence costs AED &amp;#52;,200.'],
    ['tags inside', 'The licence costs AED 12,900.', 'The licence costs AED 4<b></b>,200.'],
    ['escapes inside', 'The licence costs AED 12,900.', 'The licence costs AED 4\\,200.'],
    ['underscores around', 'The licence costs AED 12,900.', 'The licence costs AED _4,200_.'],
    ['strikes inside', 'The licence costs AED 12,900.', 'The licence costs AED 4~~,~~200.'],
    ['keycaps', 'The licence costs AED 12,900.', 'The licence costs AED 4\ufe0f\u20e3200.'],
    ['lakhs', 'The licence costs AED 12,900.', 'The licence costs 4.85 lakh rupees.'],
    ['grand', 'The licence costs AED 12,900.', 'The licence costs 13 grand.'],
    ['an exponent', 'The licence costs AED 12,900.', 'The licence costs AED 1.5e4.'],
    ['a couple', 'A desk brings 3 visas.', 'A desk brings a couple of visas.'],
    ['half a dozen', 'A desk brings 3 visas.', 'A desk brings half a dozen visas.'],
    ['two dozen', 'A desk brings 3 visas.', 'A desk brings two dozen visas.'],
    ['a score', 'A desk brings 3 visas.', 'A desk brings a score of visas.'],
    ['tens of thousands', 'The licence costs AED 12,900.', 'The licence costs tens of thousands.'],
    ['a few thousand', 'The licence costs AED 12,900.', 'The licence costs a few thousand dirhams.'],
    ['five figures', 'The licence costs AED 12,900.', 'The licence costs a low five-figure sum.'],
    ['a fifth cheaper', 'IFZA costs less than DMCC.', 'IFZA is a fifth cheaper than DMCC.'],
    ['a third off', 'IFZA costs less than DMCC.', 'You get a third off.'],
    ['times', 'IFZA costs less than DMCC.', 'DMCC is three times the price.'],
    ['threefold', 'IFZA costs less than DMCC.', 'The price rises threefold.'],
    ['Roman months', 'within 6 months', 'within IX months'],
    ['Roman thousands', 'The licence costs AED 12,900.', 'The licence costs AED XII thousand.'],
    ['a Roman letter', 'A desk brings 3 visas.', 'A desk brings V visas.'],
    ['free of charge', 'The licence costs AED 12,900.', 'The audit is free of charge.'],
    ['at no cost', 'The licence costs AED 12,900.', 'Visas come at no extra cost.'],
    ['nothing', 'The licence costs AED 12,900.', 'Renewal costs nothing.'],
    ['included', 'The licence costs AED 12,900.', 'All visas are included.'],
  ])('%s', (_, fact, sentence) => {
    expect(unsupported(fact, sentence)).not.toEqual([]);
  });
});

describe('a true figure of something else is found', () => {
  const licence = 'The licence costs AED 12,900 a year.';
  test.each([
    ['another subject', licence, 'The audit costs AED 12,900.'],
    ['another subject behind it', licence, 'Pay AED 12,900 for the visa.'],
    [
      'another subject of two',
      [licence, 'The audit costs AED 5,000.'],
      'The audit costs AED 12,900 and the licence AED 5,000.',
    ],
    ['what it does not include', licence, 'The licence costs AED 12,900, visas included.'],
    [
      'what comes on top',
      'The licence costs AED 12,900 without visas.',
      'The licence is AED 12,900 including visas.',
    ],
    ['all-inclusive', licence, 'It is AED 12,900 all-inclusive with office and visas.'],
    ['a fine', licence, 'The fine is AED 12,900.'],
    ['a deposit', licence, 'The deposit is AED 12,900.'],
  ])('%s', (_, facts, sentence) => {
    expect(unsupported(facts, sentence)).not.toEqual([]);
  });

  test('another place', () => {
    const guard = openFigureGuard({
      placesIn: (text) => ({ places: text.toUpperCase().match(/DMCC|IFZA/g) ?? [], countries: [] }),
    });
    guard.learn('It costs AED 12,900.', { sources: [1], heading: 'What does a licence in IFZA cost?' });
    expect(guard.check('In DMCC it costs AED 12,900.').unsupported).toEqual(['AED 12900']);
    expect(guard.check('In IFZA the licence costs AED 12,900.').unsupported).toEqual([]);
    expect(guard.check('The licence costs AED 12,900.').unsupported).toEqual([]);
  });

  test('a source that does not hold it', () => {
    const guard = openFigureGuard();
    guard.learn('The licence costs AED 12,900.', { sources: [1] });
    guard.learn('The audit costs AED 5,000.', { sources: [2] });
    expect(guard.check('The licence costs AED 12,900.', { cited: [2] }).unsupported).toEqual(['AED 12900']);
    expect(guard.check('The licence costs AED 12,900.', { cited: [1, 2] }).unsupported).toEqual([]);
  });
});

describe('a figure that the asker named', () => {
  const asked = (said: string, sentence: string, isQuery = false) => {
    const guard = openFigureGuard();
    guard.learn(said, { isAskers: true });
    return guard.check(sentence, { isQuery }).unsupported;
  };
  test.each([
    ['I heard the licence costs AED 4,200, right?', 'Yes, the licence costs AED 4,200.'],
    ['I heard the licence costs AED 4,200, right?', 'Yes, your licence costs AED 4,200.'],
    ['I heard the licence costs AED 4,200, right?', 'As you said, the price is AED 4,200.'],
    ['Is the tax 12%?', 'Yes, the rate is 12%.'],
    ['Is the filing due on 3 May 2027?', 'Yes, it is due on 3 May 2027.'],
    ['Does a desk bring 6 visas?', 'A desk brings up to 6 visas.'],
    ['Does it take 40 days?', 'It takes 40 days.'],
  ])('is no fact: %s %s', (said, sentence) => {
    expect(asked(said, sentence)).not.toEqual([]);
    expect(asked(said, sentence, true)).toEqual([]);
  });
  test.each([
    ['My profit is AED 500,000. What tax?', 'On a profit of AED 500,000 you pay corporate tax.'],
    ['My profit is AED 500,000. What tax?', 'If your profit is AED 500,000, you have to register.'],
    ['We sell for GBP 85,000 a year', 'With sales of GBP 85,000 you are below the threshold.'],
    ['My budget is AED 20,000', 'Your budget of AED 20,000 is enough for a licence.'],
    ['I need 2 visas', 'With 2 visas, choose a flexi desk.'],
    [
      'We incorporated on 11 May 2026',
      'For a company incorporated on 11 May 2026, the first accounts come later.',
    ],
  ])('can be repeated as theirs: %s %s', (said, sentence) => {
    expect(asked(said, sentence)).toEqual([]);
  });
});

describe('a paraphrase of a fact is known', () => {
  test.each([
    ['The licence costs AED 12,900 a year.', 'You pay AED 12,900 for the licence.'],
    ['The licence costs AED 12,900 a year.', 'Expect AED 12,900.'],
    ['- Licence fee: AED 20,285', 'In the first year, the DMCC licence costs AED 20,285.'],
    ['A flexi desk brings up to 3 visas.', 'You get three visas with a flexi desk.'],
    [
      ['The licence costs AED 12,900.', 'The audit costs AED 5,000.'],
      'You pay AED 12,900 for the licence and AED 5,000 for the audit.',
    ],
    [
      ['The licence costs AED 12,900.', 'The audit costs AED 5,000.'],
      'The licence costs AED 12,900, and the audit AED 5,000.',
    ],
    [
      'The package costs AED 12,900 and includes one visa.',
      'The package is AED 12,900, with one visa included.',
    ],
    ['Registration costs AED 0.', 'Registration is free of charge.'],
    ['Visas are included in the price.', 'Visas are included.'],
    ['Schedule III applies for 6 months', 'Under Schedule III it lasts 6 months.'],
    ['Rs 4,85,000', 'INR 485,000'],
    ['A couple of weeks', 'within 14 days'],
    ['a fifth of the fee', 'one fifth of the fee'],
    ['Manual VATREG37050', 'See VATREG37050.'],
  ])('%s → %s', (facts, sentence) => {
    expect(unsupported(facts, sentence)).toEqual([]);
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
    'A free zone company is free to choose its auditor.',
    'Part IV and Schedule III apply; send a CV to the MD of the bank.',
    'Form an LLC or a C corporation, and keep the I-9 and SH01 on file.',
    'Bank statements of the directors belong to the file.',
  ])('%s', (sentence) => {
    expect(unsupported([], sentence)).toEqual([]);
  });
});

test('the title of a page vouches for its days and laws, and for no amount', () => {
  const guard = openFigureGuard();
  guard.learn('Resolution 55 of 2021: a licence for AED 9,000, tax 5%, visas included', { isTitle: true });
  expect(guard.check('Resolution 55 of 2021 says so.').unsupported).toEqual([]);
  expect(guard.check('A licence costs AED 9,000.').unsupported).toEqual(['AED 9000']);
  expect(guard.check('The tax is 5%.').unsupported).toEqual(['5%']);
  expect(guard.check('Visas are included.').unsupported).not.toEqual([]);
});

test('names the statements that contain a figure, most similar first', () => {
  const guard = openFigureGuard();
  guard.learn('A shelf costs AED 5,000 in Ajman.', { sources: [1] });
  guard.learn('The sofa costs AED 5,000.', { sources: [2] });
  const { supported } = guard.check('You pay AED 5,000 for the sofa.');
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

describe('a passage', () => {
  const passage = [
    'The filing fee is USD 100 and the permit of the Trade Board costs USD 50 a month.',
    'For the renewal of the licence, no reliable figure was found.',
    'File within 7 months of the end of the tax period if turnover is up to USD 5,000.',
    'Form 1120 is for firms with 9 or fewer people.',
  ];
  const inPassage = (sentence: string) => {
    const guard = openFigureGuard();
    const heading = 'What does forming a company cost?';
    for (const fact of passage) guard.learn(fact, { sources: [1], heading, passage: 0 });
    guard.learn('What does a work permit cost, and what the renewal?', { isAskers: true });
    return guard.check(sentence, { cited: [1] }).unsupported;
  };

  test.each([
    'The fee of USD 100 is USD 40 more than it was.',
    'The licence is renewed for USD 100.',
    'Renewal of the licence costs USD 100.',
    'A work permit costs USD 100.',
    'File within 7 months of incorporation.',
    'File within 7 months if profit is up to USD 5,000.',
    'The filing fee of the Commerce Council is USD 100.',
    'Use form 1065, for firms with 9 or fewer people.',
    'Form 1120 is for firms with 9 or more people.',
  ])('does not support %s', (sentence) => {
    expect(inPassage(sentence)).not.toEqual([]);
  });

  test.each([
    'The permit is USD 600 a year, 12 × USD 50.',
    'The filing fee is USD 100.',
    'No figure is known for the renewal of the licence.',
    'File within 7 months of the end of the tax period if turnover is at most USD 5,000.',
    'The permit of the Trade Board costs USD 50 a month.',
  ])('supports %s', (sentence) => {
    expect(inPassage(sentence)).toEqual([]);
  });
});
