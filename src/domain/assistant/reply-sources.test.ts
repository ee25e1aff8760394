import { describe, expect, test } from 'vitest';
import { splitSources } from './reply-sources.ts';

const answer = [
  'DMCC charges AED 9,000 once [1].',
  '',
  '**Sources**',
  '',
  '1. [DMCC, schedule of charges (2021)](https://example.com/charges_(2021).pdf), DMCC, 2021, read November 2026',
  '2. [Fees \\[draft\\]](http://example.com/b), read November 2026',
  '3. A letter of the authority, 2024',
].join('\n');

describe('the sources of an answer', () => {
  test('are split off with number, title, link and detail', () => {
    expect(splitSources(answer)).toEqual({
      body: 'DMCC charges AED 9,000 once [1].',
      sources: [
        {
          number: 1,
          title: 'DMCC, schedule of charges (2021)',
          url: 'https://example.com/charges_(2021).pdf',
          detail: 'DMCC, 2021, read November 2026',
        },
        { number: 2, title: 'Fees [draft]', url: 'http://example.com/b', detail: 'read November 2026' },
        { number: 3, title: 'A letter of the authority, 2024', detail: '' },
      ],
    });
  });

  test('have a link only for a web address', () => {
    const { sources } = splitSources('A.\n\n**Sources**\n1. [Click](javascript:alert(1)), Nobody');
    expect(sources[0]).not.toHaveProperty('url');
  });

  test.each([
    ['an answer without any', 'Nothing is known of it.'],
    ['the word in a sentence', 'The **Sources** of income are two.\n\n1. Wages'],
    ['the word at the end of a line', 'See **Sources**\n1. One'],
    ['nothing', ''],
  ])('%s is not split', (_, text) => {
    expect(splitSources(text)).toEqual({ body: text, sources: [] });
  });

  test('begin at the last matching line', () => {
    const { body, sources } = splitSources('**Sources**\nare below.\n\n**Sources**\n1. One');
    expect(body).toBe('**Sources**\nare below.');
    expect(sources).toHaveLength(1);
  });

  test('hide no text after them', () => {
    const { body, sources } = splitSources('A.\r\n\r\n**Sources**\r\n1. One\r\n\r\nAsk again for more.');
    expect(body).toBe('A.\nAsk again for more.');
    expect(sources).toEqual([{ number: 1, title: 'One', detail: '' }]);
  });

  test('are never shown as text while the answer grows', () => {
    const marks = ['**', 'Sources', '\n1', '](', 'example'];
    for (let length = 1; length <= answer.length; length += 1) {
      const { body } = splitSources(answer.slice(0, length));
      expect('DMCC charges AED 9,000 once [1].\n\n'.startsWith(body), `"${body}"`).toBe(true);
      for (const mark of marks) expect(body).not.toContain(mark);
    }
  });
});
