import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table for spreadsheets', () => {
  test('ends every row with a line break and separates cells by commas', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['', '1'],
      ]),
    ).toBe('a,b\r\n,1\r\n');
  });

  test('quotes separators and line breaks, and doubles quotes', () => {
    expect(csvOf([['one, two', 'say "so"', 'first\nsecond', 'plain']])).toBe(
      '"one, two","say ""so""","first\nsecond",plain\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '|calc'])(
    'lets %j run nothing',
    (text) => {
      const [row] = [csvOf([[text]])];
      expect(row?.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('leaves such characters alone elsewhere', () => {
    expect(csvOf([['a=1', '1-2', '2026-11-21']])).toBe('a=1,1-2,2026-11-21\r\n');
  });
});
