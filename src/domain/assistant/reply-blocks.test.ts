import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { type MarkdownReader, type ReadReply, type ReplyBlock, readReply } from './reply-blocks.ts';

const marked = new Marked({ gfm: true, breaks: true });
const markdown: MarkdownReader = {
  split: (text) => new marked.Lexer(marked.defaults).blockTokens(text).map(({ raw }) => raw),
  toHtml: (block) => marked.parse(block, { async: false }),
};

const blocksOf = (text: string) => readReply(text, markdown).blocks;
const typesOf = (text: string) => blocksOf(text).map(({ type }) => type);

describe('an answer without Markdown', () => {
  test('is read line by line', () => {
    const text = [
      '# Forming a company',
      '## What it takes',
      'You need two things:',
      '- a passport',
      '* a photograph',
      '• an address',
      '',
      '1. Reserve the name',
      '2. Pay the fee',
      'That is all.',
      '- another list',
    ].join('\n');
    expect(blocksOf(text)).toEqual([
      { type: 'heading', content: 'Forming a company' },
      { type: 'subheading', content: 'What it takes' },
      { type: 'text', content: 'You need two things:' },
      { type: 'list', items: ['a passport', 'a photograph', 'an address'] },
      { type: 'step', number: 1, content: 'Reserve the name' },
      { type: 'step', number: 2, content: 'Pay the fee' },
      { type: 'text', content: 'That is all.' },
      { type: 'list', items: ['another list'] },
    ]);
  });

  test.each([
    'It costs 2 * 3 = 6.',
    'snake_case_name stays',
    'AED 9,000 - 12,000',
    '#hashtag',
    '5 > 3',
    'a | b',
    '[draft]',
    '',
  ])('"%s" is not Markdown', (text) => {
    expect(typesOf(text)).not.toContain('markdown');
  });
});

describe('an answer is Markdown with', () => {
  test.each([
    ['bold', 'It costs **AED 9,000**.'],
    ['italics', 'It is *not* so.'],
    ['underlined italics', 'It is _not_ so.'],
    ['underlined bold', 'It is __not__ so.'],
    ['what is crossed out', 'It was ~~5~~ 6.'],
    ['code', 'Form `5472`.'],
    ['a fence', '```\na\n```'],
    ['a link', 'See [this](https://example.com).'],
    ['an address', 'See https://example.com'],
    ['the mark of a source', 'It costs AED 9,000 [1].'],
    ['the marks of two', 'It costs AED 9,000 [1, 12].'],
    ['a table', '| a | b |\n| --- | ---: |\n| 1 | 2 |'],
    ['a table without edges', 'a | b\n--- | ---\n1 | 2'],
    ['a quotation', 'It says:\n> so'],
    ['a heading of the third level', '### Fees'],
    ['a rule', 'a\n\n---\n\nb'],
    ['a list in a list', '- a\n  - b'],
  ])('%s', (_, text) => {
    const found = blocksOf(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ type }) => type === 'markdown')).toBe(true);
  });

  test('its line breaks are kept', () => {
    expect(blocksOf('**One**\ntwo')).toEqual([
      {
        type: 'markdown',
        content: '**One**\ntwo',
        html: expect.stringMatching(/<strong>One<\/strong><br>\s*two/),
      },
    ]);
  });
});

const long = [
  'The fee is **AED 9,000** [1].',
  '',
  '- one',
  '- two',
  '',
  '- three, after a gap',
  '',
  '| Zone | Fee |',
  '| --- | ---: |',
  '| DMCC | 9,000 |',
  '',
  '## More',
  'A line\nand another.',
  '',
  '```',
  'code',
  '',
  'more code',
  '```',
  '',
  '1. first',
  '2. second',
  '',
  'See [the page](https://example.com).',
].join('\n');

/** Reads a text that grows by a number of characters at a time. */
function grow(text: string, step: number, each?: (reading: ReadReply) => void): ReadReply {
  let reading: ReadReply | undefined;
  for (let length = step; length < text.length; length += step) {
    reading = readReply(text.slice(0, length), markdown, { before: reading, isComplete: false });
    each?.(reading);
  }
  return readReply(text, markdown, { before: reading });
}

describe('an answer that grows', () => {
  test.each([1, 3, 7, 40])('%i characters at a time ends as if read at once', (step) => {
    expect(grow(long, step).blocks).toEqual(readReply(long, markdown).blocks);
    const plain = '# Title\n- a\n- b\n\n1. One\n2. Two\nText\n- c';
    expect(grow(plain, step).blocks).toEqual(readReply(plain, markdown).blocks);
  });

  test('keeps finished blocks as the same objects', () => {
    let before: readonly ReplyBlock[] = [];
    let settled = 0;
    grow(long, 1, (reading) => {
      if (reading.isMarkdown) {
        for (let index = 0; index < settled; index += 1) expect(reading.blocks[index]).toBe(before[index]);
        settled = reading.settledBlocks;
        before = reading.blocks;
      }
    });
    expect(settled).toBeGreaterThan(5);
  });

  test('parses only the unfinished end', () => {
    let read = 0;
    const counting: MarkdownReader = {
      split(text) {
        read += text.length;
        return markdown.split(text);
      },
      toHtml: markdown.toHtml,
    };
    let reading: ReadReply | undefined;
    const text = Array.from({ length: 200 }, (_, index) => `Paragraph **${index}** of many words.\n\n`).join(
      '',
    );
    for (let length = 20; length < text.length; length += 20) {
      reading = readReply(text.slice(0, length), counting, { before: reading, isComplete: false });
    }
    expect(read / text.length).toBeLessThan(15);
  });

  test('is parsed as Markdown from the start once the first marker arrives', () => {
    const early = readReply('# Title\nText\n', markdown, { isComplete: false });
    expect(early.settledBlocks).toBe(2);
    const later = readReply('# Title\nText\nand **more**', markdown, { before: early, isComplete: false });
    expect(later.blocks.map(({ type }) => type)).toEqual(['markdown', 'markdown']);
  });

  test('is parsed again if the text is a different one', () => {
    const before = readReply('**A**\n\nB\n\nC', markdown);
    expect(readReply('**X**\n\nY', markdown, { before }).blocks).toEqual(blocksOf('**X**\n\nY'));
  });

  test.each([
    ['It costs **AED 9', '<p>It costs <strong>AED 9</strong></p>'],
    ['It costs **', '<p>It costs</p>'],
    ['A **b** and `co', '<p>A <strong>b</strong> and <code>co</code></p>'],
    ['A **b** see [the pa', '<p>A <strong>b</strong> see</p>'],
    ['A **b** see [the page](https://exam', '<p>A <strong>b</strong> see</p>'],
    ['A **b** [', '<p>A <strong>b</strong></p>'],
    ['A **b**\n\n| Zone | Fe', '<p>A <strong>b</strong></p>'],
    ['A **b**\n\n| Zone | Fee |\n| --', '<p>A <strong>b</strong></p>'],
    ['```\na = b ** c', '<pre><code>a = b ** c</code></pre>'],
  ])('shows no incomplete marker: %j', (text, html) => {
    const { blocks } = readReply(text, markdown, { isComplete: false });
    const shown = blocks
      .map((block) =>
        block.type === 'markdown' ? block.html : 'content' in block && `<p>${block.content}</p>`,
      )
      .join('');
    expect(shown.replaceAll(/\n(?=<|$)/g, '').trim()).toBe(html);
  });
});
