import type { Currency } from '#domain/values/money.ts';
import type { QuoteLine, Span } from './quote-line.ts';

/** A line that would cost something else today; `null` where it was or would not be there. */
export interface ChangedLine {
  label: string;
  currency: Currency;
  was: Span | null;
  now: Span | null;
}

/** What would be different about a quote if it were made anew. */
export function changedLines(was: readonly QuoteLine[], now: readonly QuoteLine[]): ChangedLine[] {
  const gone = was.filter(({ id }) => !now.some((line) => line.id === id));
  const changed = now.flatMap((line): ChangedLine[] => {
    const before = was.find(({ id, currency }) => id === line.id && currency === line.currency);
    if (before && before.gross.low === line.gross.low && before.gross.high === line.gross.high) return [];
    return [{ label: line.label, currency: line.currency, was: before?.gross ?? null, now: line.gross }];
  });
  return [
    ...changed,
    ...gone.map(({ label, currency, gross }) => ({ label, currency, was: gross, now: null })),
  ];
}
