import type { QuoteContentView } from '#contract/quote-view.ts';
import { quoteMessages as texts } from '#messages/quotes.ts';
import { askedText } from './quote-sheet.tsx';

/** Both sums, where a version takes the place of another. */
export function PriceChange({ content: { replaces, sums } }: { content: QuoteContentView }) {
  if (!replaces) return null;
  const { version, isAccepted } = replaces;
  return (
    <section className="grid gap-2 border-s-2 border-data ps-4">
      <h2 className="font-semibold">
        {isAccepted ? texts.changedTitleAccepted : texts.changedTitle(version)}
      </h2>
      <dl className="grid max-w-md gap-1 tabular">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{texts.was(version)}</dt>
          <dd>{askedText(replaces.sums)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-medium">
          <dt>{texts.now}</dt>
          <dd>{askedText(sums)}</dd>
        </div>
      </dl>
      {isAccepted && <p className="text-muted">{texts.changedText(version)}</p>}
    </section>
  );
}
