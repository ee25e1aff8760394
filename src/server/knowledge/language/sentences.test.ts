import { expect, test } from 'vitest';
import { openSentences } from './sentences.ts';

const text = `It is 9% [1]. Ask e.g. the authority, No. 5. Then, approx. AED 1.5 million. [2, 3] More!

1. First. Second
- Item one
| a. b | c. D |
|---|---|
Last without end`;

const pieces = [
  'It is 9% [1]. ',
  'Ask e.g. the authority, No. 5. ',
  'Then, approx. AED 1.5 million. [2, 3] ',
  'More!\n',
  '\n',
  '1. First. ',
  'Second\n',
  '- Item one\n',
  '| a. b | c. D |\n',
  '|---|---|\n',
];

test.each([1, 3, 1000])(
  'splits at the end of a sentence, item or row, in chunks of %i characters',
  (size) => {
    const sentences = openSentences();
    const cut: string[] = [];
    for (let at = 0; at < text.length; at += size) cut.push(...sentences.push(text.slice(at, at + size)));
    expect(cut).toEqual(pieces);
    expect(sentences.rest()).toBe('Last without end');
    expect(sentences.rest()).toBe('');
  },
);
