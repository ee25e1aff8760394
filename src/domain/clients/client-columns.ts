import { plainWords } from './cell-values.ts';

/** What a column of an agency's own table can hold. */
export const clientColumns = [
  'company',
  'place',
  'contact',
  'email',
  'licence-number',
  'licence-expiry',
  'passport',
  'visas',
  'office',
] as const;
export type ClientColumn = (typeof clientColumns)[number];

/** Columns without which nothing can be imported. */
export const neededColumns = ['company', 'place'] as const satisfies readonly ClientColumn[];

/** Which column of the table holds what, by its position. */
export type ColumnChoice = readonly (ClientColumn | null)[];

/** Words in the headers of agencies' tables, the most telling first. */
const headers: readonly (readonly [ClientColumn, readonly string[]])[] = [
  ['passport', ['passport', 'pass no', 'جواز']],
  ['licence-expiry', ['expiry', 'expires', 'expiration', 'valid until', 'renewal', 'انتهاء']],
  ['licence-number', ['licence', 'license', 'lic no', 'trade licence', 'registration no', 'رخصة']],
  ['email', ['email', 'e mail', 'mail', 'البريد']],
  ['contact', ['contact', 'client name', 'owner', 'person', 'manager', 'الاسم']],
  ['company', ['company', 'client', 'business', 'trade name', 'name', 'الشركة']],
  ['place', ['zone', 'place', 'jurisdiction', 'authority', 'emirate', 'free zone', 'المنطقة']],
  ['visas', ['visa', 'quota', 'تأشير']],
  ['office', ['office', 'premises', 'desk', 'مكتب']],
];

/** What the headers of a table suggest; each kind of column at most once. */
export function guessColumns(headerRow: readonly string[]): ColumnChoice {
  const taken = new Set<ClientColumn>();
  const chosen: (ClientColumn | null)[] = headerRow.map(() => null);
  for (const [column, words] of headers) {
    const at = headerRow.findIndex(
      (header, index) => chosen[index] === null && words.some((word) => plainWords(header).includes(word)),
    );
    if (at < 0 || taken.has(column)) continue;
    chosen[at] = column;
    taken.add(column);
  }
  return chosen;
}
