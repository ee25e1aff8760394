import { expect, test } from 'vitest';
import { dateOrderOf, readDate, readPlace, readVisas } from './cell-values.ts';
import { guessColumns } from './client-columns.ts';
import { readClients } from './read-clients.ts';

const header = ['Company', 'Free zone', 'Client contact', 'E-mail', 'License No', 'Expiry date', 'Visas'];
const columns = guessColumns(header);
const read = (...rows: string[][]) =>
  readClients(
    rows.map((cells, index) => ({ row: index + 2, cells })),
    columns,
  );
const problemsOf = (...rows: string[][]) =>
  read(...rows).map(({ row, problems }) => [row, ...problems.map(({ problem }) => problem)]);

test('headers say what their columns hold', () => {
  expect(columns).toEqual([
    'company',
    'place',
    'contact',
    'email',
    'licence-number',
    'licence-expiry',
    'visas',
  ]);
  expect(guessColumns(['Nr', 'Notes'])).toEqual([null, null]);
});

test('a row becomes a client', () => {
  const [row] = read(['Aqua  Trading', 'IFZA', 'Lena H', 'Lena@Example.com ', 'L-١٢٣', '٣١/١٢/٢٠٢٧', '٢']);
  expect(row).toEqual({
    row: 2,
    problems: [],
    client: {
      company: 'Aqua Trading',
      contact: 'Lena H',
      email: 'lena@example.com',
      licenceNumber: 'L-123',
      licenceExpiresOn: '2027-12-31',
      passport: '',
      country: 'AE',
      companyType: 'free-zone',
      subType: 'ifza',
      visas: 2,
      officeType: 'virtual',
    },
  });
});

test.each([
  ['2027-03-04', '2027-03-04'],
  ['4.3.2027', '2027-03-04'],
  ['4 March 2027', '2027-03-04'],
  ['04-Mar-27', '2027-03-04'],
  ['Mar 4th, 2027', '2027-03-04'],
  ['46450', '2027-03-04'],
  ['31/02/2027', undefined],
  ['soon', undefined],
])('reads the date %s', (cell, day) => {
  expect(readDate(cell, 'day-first')).toBe(day);
});

test('a column shows by its dates which of day and month comes first', () => {
  expect(dateOrderOf(['03/04/2027', '13/04/2027'])).toBe('day-first');
  expect(dateOrderOf(['03/04/2027', '04/13/2027'])).toBe('month-first');
  expect(dateOrderOf(['13/04/2027', '04/13/2027'])).toBeUndefined();
  expect(dateOrderOf([])).toBe('day-first');
});

test('where a column mixes both orders, its ambiguous dates are refused and the clear ones kept', () => {
  const row = (expiry: string, licence: string) => ['A', 'DMCC', '', '', licence, expiry, ''];
  expect(problemsOf(row('13/04/2027', '1'), row('04/13/2027', '2'), row('2027-04-13', '3'))).toEqual([
    [2, 'mixed-dates'],
    [3, 'not-date'],
    [4],
  ]);
});

test.each([
  ['Dubai mainland', { country: 'AE', companyType: 'mainland-llc', subType: 'dubai' }],
  ['DMCC (Dubai)', { country: 'AE', companyType: 'free-zone', subType: 'dmcc' }],
  ['UK Ltd', { country: 'GB', companyType: 'private-limited-company', subType: null }],
  ['Delaware, C-Corp', { country: 'US', companyType: 'c-corporation', subType: null }],
  ['Dubai free zone', undefined],
  ['Atlantis', undefined],
])('reads the place %s', (cell, place) => {
  expect(readPlace(cell)).toEqual(place);
});

test('five visas and more are five', () => {
  expect(['5+', '12', '0', '٣', 'two'].map(readVisas)).toEqual([5, 5, 0, 3, undefined]);
});

test('empty rows are left out, and each problem is named with its row', () => {
  expect(
    problemsOf(
      ['Aqua', 'IFZA', '', 'a@example.com', '1', '', ''],
      ['', ' ', '', '', '', '', ''],
      ['', 'Atlantis', '', 'nobody', '2', 'soon', 'two'],
      ['Borea', '', '', '', ' 1 ', '', ''],
      ['aqua', 'IFZA', '', 'A@example.com', '', '', ''],
      ['Other', 'IFZA', '', 'a@example.com', '', '', ''],
    ),
  ).toEqual([
    [2],
    [4, 'missing', 'unknown-place', 'not-email', 'not-date', 'not-visas'],
    [5, 'missing', 'repeated-licence'],
    [6, 'repeated-client'],
    [7],
  ]);
});

test('a passport stands for one company, unless licence numbers tell its companies apart', () => {
  const columnsOf = ['company', 'place', 'passport', 'licence-number'] as const;
  const rows = (...lines: string[][]) =>
    readClients(
      lines.map((cells, index) => ({ row: index + 2, cells })),
      columnsOf,
    ).map(({ client, problems }) => [client.passport, ...problems.map(({ problem }) => problem)]);
  expect(
    rows(
      ['Aqua', 'IFZA', 'c01 x0-0t٤٧', 'L-1'],
      ['Aqua Two', 'IFZA', 'C01X00T47', 'L-2'],
      ['Aqua Trading', 'IFZA', 'C01X00T47', ''],
      ['Borea', 'IFZA', 'no!', ''],
    ),
  ).toEqual([['C01X00T47'], ['C01X00T47'], ['C01X00T47', 'repeated-passport'], ['NO!', 'not-passport']]);
});
