import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a row is a line, and what would part it is quoted', () => {
  expect(
    csvOf([
      ['Name', 'Count'],
      ['Ana, "the first"', 3],
      ['two\nlines', -1],
    ]),
  ).toBe('Name,Count\r\n"Ana, ""the first""",3\r\n"two\nlines",-1\r\n');
});

test.each(['=HYPERLINK("http://example.com")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1', '|calc'])(
  'no spreadsheet takes %j for a formula',
  (hostile) => {
    const cell = csvOf([[hostile]]).replace(/^"/, '');
    expect(cell.startsWith("'")).toBe(true);
  },
);
