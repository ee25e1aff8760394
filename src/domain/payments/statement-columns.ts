import { dateOrderOf, plainWords, readDate } from '#domain/clients/cell-values.ts';
import type { StatementLine } from './statement-line.ts';

/** What the columns of a bank's table can hold. Some banks have one signed amount, some one column for each direction. */
export const statementColumns = [
  'day',
  'amount',
  'paid-in',
  'paid-out',
  'party',
  'text',
  'reference',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

const headings: Record<StatementColumn, readonly string[]> = {
  day: ['date', 'booking date', 'posting date', 'transaction date', 'value date', 'day', 'buchungstag'],
  amount: ['amount', 'transaction amount', 'betrag', 'value'],
  'paid-in': ['credit', 'paid in', 'money in', 'deposit', 'deposits', 'credit amount'],
  'paid-out': ['debit', 'paid out', 'money out', 'withdrawal', 'withdrawals', 'debit amount'],
  party: ['name', 'payer', 'payee', 'counterparty', 'beneficiary', 'party', 'sender'],
  text: ['description', 'details', 'narrative', 'narration', 'remarks', 'text', 'memo', 'particulars'],
  reference: ['reference', 'transaction id', 'bank reference', 'ref', 'id', 'transaction reference'],
};

/** Understands the headings of a bank's table. */
export function guessStatementColumns(header: readonly string[]): (StatementColumn | null)[] {
  const taken = new Set<StatementColumn>();
  return header.map((heading) => {
    const words = plainWords(heading);
    const found = statementColumns.find((column) => !taken.has(column) && headings[column].includes(words));
    if (found) taken.add(found);
    return found ?? null;
  });
}

/** A row of a bank's table; `undefined` instead of a line where day or amount cannot be read. */
export interface StatementRow {
  row: number;
  line: StatementLine | undefined;
}

/** Reads the rows of a bank's table. */
export function readStatementRows(
  rows: readonly { row: number; cells: readonly string[] }[],
  columns: readonly (StatementColumn | null)[],
  decimals: number,
): StatementRow[] {
  const cellOf = (cells: readonly string[], column: StatementColumn) =>
    cells[columns.indexOf(column)]?.trim() ?? '';
  const order = dateOrderOf(rows.map(({ cells }) => cellOf(cells, 'day')));
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => {
      const on = order && readDate(cellOf(cells, 'day'), order);
      const paidIn = readAmount(cellOf(cells, 'paid-in'), decimals) ?? 0;
      const paidOut = readAmount(cellOf(cells, 'paid-out'), decimals) ?? 0;
      const amount = readAmount(cellOf(cells, 'amount'), decimals) ?? Math.abs(paidIn) - Math.abs(paidOut);
      if (!on || amount === 0) return { row, line: undefined };
      const line = {
        on,
        amount,
        party: cellOf(cells, 'party'),
        text: cellOf(cells, 'text'),
        bankReference: cellOf(cells, 'reference'),
      };
      return { row, line };
    });
}

/**
 * An amount as banks write it, in minor units: '1,234.50', '1.234,50', '-12', '(12.00)', '12.00 DR'; `undefined` where it
 * is none or finer than the currency.
 */
export function readAmount(text: string, decimals: number): number | undefined {
  const isNegative = /^\(.*\)$|^-|-$|\bDR$/i.test(text.trim());
  const digits = text.replaceAll(/[A-Z()+\-\s'\u00A0]/gi, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const after = last < 0 ? '' : digits.slice(last + 1);
  // Three digits after a sign are thousands, unless the currency has three decimals.
  const isFraction = last >= 0 && (after.length !== 3 || decimals === 3);
  const whole = (isFraction ? digits.slice(0, last) : digits).replaceAll(/[.,]/g, '');
  const fraction = isFraction ? after : '';
  if (fraction.length > decimals && /[^0]/.test(fraction.slice(decimals))) return undefined;
  const minor = Number(`${whole || '0'}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number.isSafeInteger(minor) ? (isNegative ? -minor : minor) : undefined;
}
