import { Marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { openSentences } from '../../knowledge/index.ts';
import { openEvidence } from './evidence.ts';
import { openOutputFilter } from './output-filter.ts';

const guide = 'https://landfall.example/app/help/tax?country=AE';

/** The output of the filter for these pieces of a model's text. */
function shown(pieces: readonly string[]): string {
  const evidence = openEvidence(plainDate('2026-01-15'));
  evidence.add([
    {
      text: `The corporate tax rate is 9% [1]. Read [the guide](${guide}), or ask at help.example.com.`,
      sources: [{ title: 'Rates', url: 'https://tax.example.org/rates', publisher: 'A', confidence: 'high' }],
    },
  ]);
  const outputFilter = openOutputFilter(evidence, { isLeak: () => false }, () => true);
  return pieces.map((piece) => outputFilter.push(piece)).join('') + outputFilter.end();
}

/** The pieces that are checked separately. */
function sentencesOf(pieces: readonly string[]): string[] {
  const sentences = openSentences();
  return [...pieces.flatMap((piece) => sentences.push(piece)), sentences.rest()];
}

/** Addresses as found by the web app's parser, independent of the guard's. */
function addressesOnPage(answer: string): string[] {
  const addresses: string[] = [];
  const marked = new Marked({ gfm: true, breaks: true });
  marked.walkTokens(marked.lexer(answer), (token: Token) => {
    if (token.type === 'link' || token.type === 'image' || token.type === 'def') addresses.push(token.href);
    if (token.type === 'html') addresses.push(token.raw);
  });
  return addresses;
}

const tricks: [string, string][] = [
  ['a link', '[x](https://evil.com)'],
  ['a link with brackets in its text', '[[x]](https://evil.com)'],
  ['a link of two sentences', '[Read this. Then that.](https://evil.com/a) More. And more.'],
  ['a link over two lines', '[Read\nthis](https://evil.com)'],
  ['a link over two items', '- [Read\n- this](https://evil.com)'],
  ['a link over two rows', '| [a | b |\n| c](https://evil.com) | d |\n\nEnd.'],
  ['a link with a title', '[x](https://evil.com "Read this. Then that.")'],
  ['an address in angle brackets', '[x](<https://evil.com/a b>) and <https://evil.com>'],
  ['capitals', 'HTTPS://EVIL.COM and [x](HTTPS://EVIL.COM)'],
  ['no scheme', 'www.evil.com and WWW.evil.com/a'],
  ['a bare domain', 'Go to evil.com, evil.com/path or evil.co.uk now.'],
  ['the scheme of the page', '[x](//evil.com) and //evil.com/a'],
  ['other schemes', '[x](ftp://evil.com) ftp://evil.com [y](javascript:evil()) [z](data:text/html,evil)'],
  ['a mail address', 'Write to me@evil.com, [x](mailto:me@evil.com) or <me@evil.com>.'],
  ['a picture', '![x](https://evil.com/p.png)'],
  ['a picture inside a link', '[![x](https://evil.com/p.png)](https://evil.com)'],
  ['a picture inside a good link', `[![x](https://evil.com/p.png)](${guide})`],
  ['a reference', '[x][y] and [y]\n\nMore.\n\n[y]: https://evil.com\n\nMore.'],
  ['a reference before', '[y]: https://evil.com\n[x][y] and [y][] and ![z][y]'],
  ['a footnote', 'x[^a]\n\n[^a]: https://evil.com'],
  ['HTML', '<a href="https://evil.com">x</a> <img src=//evil.com/p> <iframe src="//evil.com"></iframe>'],
  ['HTML over two sentences', '<a title="One. Two" href="https://evil.com">x</a>'],
  ['HTML over two lines', '<a\nhref="https://evil.com"\n>x</a>'],
  [
    'HTML in another tag',
    'ht<b></b>tps://evil.com ![x](ht<!-- -->tps://evil.com) <<b>a href="//evil.com">x</a>',
  ],
  ['HTML that is not closed', '<a href="https://evil.com'],
  ['a block of HTML', '<div>\n\n[x](https://evil.com)\n\n<img src="https://evil.com"\n\n</div>'],
  ['references to characters', '[x](https&colon;//evil.com) https&#58;//evil.com [y](&#106;avascript:evil)'],
  ['escapes', '\\[x](https\\://evil.com) [x\\](https://evil.com) evil\\.com'],
  ['code', '`https://evil.com`\n\n```https://evil.com\nhttps://evil.com\n```\n\n    https://evil.com'],
  ['a table', '| a |\n|---|\n| [x](https://evil.com) |\n| <https://evil.com> |'],
  ['a list with paragraphs', '- Item.\n\n    [x](https://evil.com)\n\n- Item.'],
  ['a quote', '> [x\n> y](https://evil.com)'],
  ['a heading', '# [x](https://evil.com)\n\n[y](https://evil.com)\n==='],
  ['emphasis around', '**[x](https://evil.com)** _https://evil.com_ https://**evil.com**'],
  [
    'a known address with more',
    `${guide}@evil.com [x](${guide}.evil.com) [y](https://landfall.example@evil.com)`,
  ],
];

describe('an address that is not in the data is never shown', () => {
  test.each(tricks)('%s', (_, trick) => {
    const text = `The rate is 9%. ${trick}\n\nThat is all. `;
    const whole = shown([text]);
    expect(whole).toMatch(/^The rate is 9%/);
    expect(whole).not.toMatch(/evil|javascript/i);
    for (const address of addressesOnPage(whole)) expect(address).toBe(guide);
    for (const size of [1, 2, 3, 5, 8]) {
      expect(shown(text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [])).toBe(whole);
    }
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(sentencesOf([text.slice(0, cut), text.slice(cut)])).toEqual(sentencesOf([text]));
    }
  });

  test('random combinations of such pieces', () => {
    const fragments = [
      ...tricks.map(([, trick]) => trick),
      ...[
        '[',
        ']',
        '(',
        ')',
        '](',
        ']:',
        '<',
        '>',
        '!',
        '\\',
        '`',
        '```\n',
        '"',
        '| ',
        '\n',
        '\n\n',
        '\n    ',
      ],
      ...['- ', '> ', '# ', '1. ', '[y]', '<a ', 'href=', 'https:', '//', 'www.', 'evil.com', 'evil.com/x'],
      ...['The rate is 9%. ', 'Ask. ', ' ', '.', '&colon;', '**', '_', '<!--', '-->', `[g](${guide})`],
    ];
    const random = seededRandom(2_026);
    for (let time = 0; time < 1_000; time += 1) {
      const text = Array.from(
        { length: 2 + random(10) },
        () => fragments[random(fragments.length)] ?? '',
      ).join('');
      const answer = shown([text]);
      expect(answer, JSON.stringify(text)).not.toMatch(
        /(?:\/\/|www\.|@|\]\(\s*<?)[^\s]*evil|evil\.com(?![a-z\d])/i,
      );
      for (const address of addressesOnPage(answer)) expect(address, JSON.stringify(text)).toBe(guide);
    }
  });
});

test('addresses in the data and all other text are kept', () => {
  const text = [
    `Read [the guide](${guide}) or ask at help.example.com, e.g. by email.`,
    `See ${guide}. A company (Ltd.) with B.V. or [x, y] [1]: it is \`code\` & more.`,
    '- **First** item_with_marks\n- *another* [a, b] (see above)\n\n| a | b |\n|---|---|\n| c | d |',
    '> A quote\n\n```\ncode <b>\n```',
  ].join('\n\n');
  expect(shown([text])).toBe(text);
});
