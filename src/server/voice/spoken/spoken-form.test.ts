import { expect, test } from 'vitest';
import { openPortion } from './portion.ts';
import { openSpokenForm, type SpokenSentence } from './spoken-form.ts';

const answer = `DMCC costs **AED 55,015 – 62,515** in the first year [1]. Then AED 32,000 a year.

- Licence: AED 32,000 [1]
- Visa × 2: AED 9,000 [2]

[Every line with its source](http://localhost/app/plan)

| Zone | Fee |
|---|---|
| DMCC | 1 |

*The language model did not answer, so the built-in expert does.*

**What does a visa cost?**

About AED 4,500.

**Sources**

1. [Fees, 2026](https://a.example/fees), DMCC, read November 2026
2. [Visas](https://b.example/visas), Agent
`;

/** The spoken form of an answer in chunks of this length. */
function spoken(text: string, length: number) {
  const form = openSpokenForm();
  const sentences: SpokenSentence[] = [];
  for (let at = 0; at < text.length; at += length) sentences.push(...form.push(text.slice(at, at + length)));
  return { sentences: [...sentences, ...form.end()], sources: form.sources };
}

test.each([1, 7, 10_000])(
  'an answer in chunks of %d is spoken sentence by sentence, without unspoken parts',
  (length) => {
    const { sentences, sources } = spoken(answer, length);
    expect(sentences.map(({ caption, cites, opensPart }) => [caption, cites, opensPart])).toEqual([
      ['DMCC costs AED 55,015 – 62,515 in the first year.', [1], false],
      ['Then AED 32,000 a year.', [], false],
      ['Licence: AED 32,000', [1], false],
      ['Visa × 2: AED 9,000', [2], false],
      ['About AED 4,500.', [], true],
    ]);
    expect([...sources]).toEqual([
      [1, { title: 'Fees, 2026', url: 'https://a.example/fees', detail: 'DMCC, read November 2026' }],
      [2, { title: 'Visas', url: 'https://b.example/visas', detail: 'Agent' }],
    ]);
  },
);

/** A sentence of that many words. */
const sentence = (words: number, more: Partial<SpokenSentence> = {}): SpokenSentence => ({
  caption: 'It is so.',
  words: Array(words).fill('word').join(' '),
  cites: [],
  opensPart: false,
  ...more,
});

test.each<[string, SpokenSentence[], number]>([
  ['three short sentences', [sentence(9), sentence(9), sentence(9), sentence(9)], 3],
  ['one long sentence', [sentence(45), sentence(9)], 1],
  ['two middling ones', [sentence(20), sentence(20), sentence(20)], 2],
  ['no other part', [sentence(9), sentence(9, { opensPart: true })], 1],
  [
    'the first item of a list that was announced',
    [sentence(45, { caption: 'These:' }), sentence(30), sentence(9)],
    2,
  ],
])('said at once: %s', (_, sentences, count) => {
  const portion = openPortion();
  expect(sentences.filter((each) => portion.takes(each))).toHaveLength(count);
});
