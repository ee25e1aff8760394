import type { TouchedQuoteView } from '#contract/staff-quotes.ts';
import { Link } from '#web/platform/router.tsx';
import { operatorPaths } from '../operator-paths.ts';

interface TouchedQuotesProps {
  quotes: readonly TouchedQuoteView[];
  /** What the line is in the quote; nothing where it has none yet. */
  amountOf(quote: TouchedQuoteView): string | null;
}

/** Quotes that have a line in them, each with its client. */
export function TouchedQuotes({ quotes, amountOf }: TouchedQuotesProps) {
  return (
    <ul className="tabular grid gap-1">
      {quotes.map((quote) => {
        const amount = amountOf(quote);
        return (
          <li key={quote.id} className="wrap-anywhere">
            <Link
              to={`${operatorPaths.company(quote.company.id)}#money`}
              className="underline underline-offset-4"
            >
              {quote.number}
            </Link>{' '}
            <bdi>{quote.company.name}</bdi>
            {amount && `: ${amount}`}
          </li>
        );
      })}
    </ul>
  );
}
