import { expect, test } from 'vitest';
import { rowsOfCountries, withAskedRows } from './country-rows.ts';

const table = `Registration begins at AED 375,000 in the UAE, GBP 90,000 in the United Kingdom and S$1 million in Singapore [1].

| Country | Above |
|---|---|
| UAE | AED 375,000 [1] |
| United Kingdom | GBP 90,000 [2] |
| Singapore | S$1 million [3] |`;

test('opens with the rows of the countries that were asked about', () => {
  expect(withAskedRows(table, 'VAT threshold in the UK and GST threshold in Singapore')).toBe(
    '**United Kingdom:** GBP 90,000 [2]; **Singapore:** S$1 million [3].',
  );
});

test('reads a list by country like a table', () => {
  const list = `Only Singapore asks for one, and the UAE in part [1].

- **Singapore:** a resident director [1].
- **UAE:** no general rule [2].
- **United Kingdom:** none [3].`;
  expect(withAskedRows(list, 'resident director in Singapore or the UK?')).toBe(
    '**Singapore:** a resident director [1]; **United Kingdom:** none [3].',
  );
});

test('keeps an opening that speaks of the asked countries alone, and all of a text on one country', () => {
  const own = table.replace('AED 375,000 in the UAE, ', '');
  expect(withAskedRows(own, 'VAT in the UK or GST in Singapore')).toMatch(
    /^Registration begins at GBP 90,000/,
  );
  expect(withAskedRows(own, 'VAT in the UK or GST in Singapore')).not.toContain('| UAE');
  expect(withAskedRows(table, 'VAT in the UK')).toBe(table);
});

test('leaves the other countries out of a sentence that lists them', () => {
  const list =
    'A visa lasts 3 years in the United Kingdom (Innovator), 1 year in Singapore, and 5 years in Saudi Arabia (founders, category 1) [1, 2].';
  expect(withAskedRows(list, 'How long is the visa valid in the UK and in Singapore?')).toBe(
    'A visa lasts 3 years in the United Kingdom (Innovator) and 1 year in Singapore [1, 2].',
  );
});

test('tells of each country the column that is asked for', () => {
  const columns = `| Country | Rate | Registration above |
|---|---|---|
| UAE | 5% [1] | AED 375,000 [1] |
| Singapore | 9% [2] | S$1 million [2] |
| Saudi Arabia | 15% [3] | SAR 375,000 [3] |`;
  expect(rowsOfCountries(columns, 'Is the limit of registration lower in Singapore or in the UAE?')).toEqual([
    { label: 'UAE', text: 'AED 375,000 [1]', country: 'AE' },
    { label: 'Singapore', text: 'S$1 million [2]', country: 'SG' },
  ]);
});
