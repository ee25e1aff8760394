import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { knowledgeIn, openSentences } from '../../knowledge/index.ts';
import { sayTheSame } from './heard-figures.ts';
import { captionOf, speechOf, wordsOfSpeech } from './say.ts';

test.each([
  ['AED 35,000', 'thirty-five thousand dirhams'],
  ['AED 1', 'one dirham'],
  [
    'It costs AED 2,000 – 3,500 a year.',
    'It costs two thousand to three thousand five hundred dirhams a year.',
  ],
  ['from AED 500 to 5 working days', 'from five hundred dirhams to five working days'],
  ['AED 13,800 to 14,400', 'thirteen thousand eight hundred to fourteen thousand four hundred dirhams'],
  ['USD 13.5 million', 'thirteen and a half million U S dollars'],
  ['£50 or S$300', 'fifty pounds or three hundred Singapore dollars'],
  ['9% and 0.25%', 'nine percent and zero point two five percent'],
  ['5–7%', 'five to seven percent'],
  ['by 30 September 2026', 'by the thirtieth of September twenty twenty-six'],
  ['on 2026-01-05', 'on the fifth of January twenty twenty-six'],
  ['in 2009, 1990 and 2000', 'in two thousand and nine, nineteen ninety and two thousand'],
  ['the 9th month', 'the ninth month'],
  ['Decree-Law 47 of 2022', 'Decree-Law forty-seven of twenty twenty-two'],
  ['DMCC', 'D M C C'],
  ['IFZA and JAFZA', 'iffza and jaffza'],
  ['SPVs in ADGM', 'S P Vs in A D G M'],
  ['CT600', 'C T six hundred'],
  ['a Qualifying Free Zone Person (QFZP)', 'a Qualifying Free Zone Person'],
  ['AED 500/month, visas and/or desks', 'five hundred dirhams per month, visas or desks'],
  ['e.g. a lease (Ejari, in Dubai)', 'for example a lease, ee jaree, in Dubai,'],
])("'%s' is said as '%s'", (written, said) => {
  expect(wordsOfSpeech(written)).toBe(said);
});

test('a caption has no markup, sources or addresses', () => {
  expect(
    captionOf('- **Licence**: `AED 9,000` [1, 2], see [the plan](https://x.example/plan) _today_ [3].'),
  ).toBe('Licence: AED 9,000, see the plan today.');
});

test.each([
  ['nine percent', '8%', false],
  ['nine percent', '9%', true],
  ['thirty-five thousand dirhams', 'AED 53,000', false],
  ['the thirtieth of September twenty twenty-six', '30 September 2025', false],
  ['the thirtieth of September twenty twenty-six', '30 September 2026', true],
  ['one point two five percent', '1.35%', false],
])("the guard hears in '%s' what '%s' says: %s", (words, text, isSame) => {
  expect(sayTheSame(words, text)).toBe(isSame);
});

test('every sentence of the articles can be spoken, nearly all in words alone', async () => {
  const knowledge = await knowledgeIn(fileURLToPath(new URL('../../../../knowledge', import.meta.url)))();
  let all = 0;
  let inDigits = 0;
  for (const { body } of knowledge.passages) {
    for (const line of body.split('\n').filter((each) => !each.startsWith('|'))) {
      const pieces = openSentences();
      for (const caption of [...pieces.push(line), pieces.rest()].map(captionOf).filter(Boolean)) {
        all += 1;
        const speech = speechOf(caption);
        expect(speech, caption).toBeDefined();
        if (/\d/.test(speech ?? '')) inDigits += 1;
      }
    }
  }
  expect(all).toBeGreaterThan(3_000);
  expect(inDigits / all).toBeLessThan(0.01);
});
