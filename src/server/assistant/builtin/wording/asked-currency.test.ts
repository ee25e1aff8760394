import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { inCurrencyAsked } from './asked-currency.ts';

const tell = (text: string, question: string) =>
  inCurrencyAsked([{ text, sources: [] }], question).map((part) => part.text.replaceAll('\u00A0', ' '))[0];

test('an amount opens in the pegged currency that is asked for', async () => {
  expect(tell('It costs USD 200 [1].', 'And in dirhams?')).toBe(
    'USD 200 is about **AED 735** at the fixed rate (our sum). It costs USD 200 [1].',
  );
  expect(tell('It costs SAR 500,000 [1].', 'How much is that in dollars?')).toMatch(
    /^SAR 500,000 .*USD 133,333/,
  );
  const asked = aQuestion('', {
    turns: [
      { role: 'user', content: 'What does the ADGM commercial licence cost?' },
      { role: 'assistant', content: '' },
      { role: 'user', content: 'how much is that in dirhams?' },
    ],
  });
  expect(await answerOf(builtInExpert(), asked)).toMatch(/^USD.200 is about \*\*AED.735\*\*/);
});

test.each([
  ['It costs USD 1,500 a year (about AED 5,509) [1].', 'in dirhams?'],
  ['It costs GBP 50 [1].', 'in dollars?'],
  ['It costs USD 200 [1].', 'Do I pay rent in dirhams there too?'],
])('%o stays as it is for %o', (text, question) => {
  expect(tell(text, question)).toBe(text);
});
