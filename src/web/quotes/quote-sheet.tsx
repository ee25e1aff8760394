import { type ReactNode, useId } from 'react';
import type { QuoteContentView, QuoteLineView, QuoteSumView } from '#contract/quote-view.ts';
import { quoteGroups } from '#domain/quotes/quote-line.ts';
import { linesOf, sumsOfLines } from '#domain/quotes/sums.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { quoteWords } from '#messages/quote-words.ts';
import { quoteMessages as texts } from '#messages/quotes.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** What a version says, from the sum to what is not in it. */
export function QuoteSheet({ content }: { content: QuoteContentView }) {
  const { sums, note, leftOut, notIncluded, later } = content;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-1">
        <p className="text-muted">{texts.for(content.kind, content.company, content.place)}</p>
        {sums.map((sum) => (
          <p key={sum.currency} className="font-serif text-xl tabular sm:text-sum">
            <bdi>{quoteWords.amount(sum)}</bdi>
          </p>
        ))}
        <p className="font-medium tabular">{texts.toPay(askedText(sums))}</p>
        {sums.some(({ gross }) => gross.low < gross.high) && (
          <p className="max-w-prose text-muted">{texts.comesBack}</p>
        )}
        {note && <p className="mt-3 max-w-prose whitespace-pre-line">{note}</p>}
      </div>
      {quoteGroups.map((group) => (
        <Group
          key={group}
          title={quoteWords.groups(content.agency)[group]}
          note={quoteWords.groupNotes[group]}
          lines={linesOf(content.lines as QuoteLineView[], group) as QuoteLineView[]}
        />
      ))}
      <Returns returns={content.returns} kind={content.kind} />
      {leftOut.length + notIncluded.length > 0 && (
        <Part title={texts.notIncluded}>
          <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
            {leftOut.map(({ label, reason }) => (
              <li key={label}>
                {label}: <span className="text-muted">{reason || texts.noPrice}</span>
              </li>
            ))}
            {notIncluded.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
      )}
      {later.length > 0 && (
        <Part title={texts.later}>
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {later.map((year) => (
              <div key={year.year} className="flex justify-between gap-4 border-t border-line py-2.5">
                <dt className="whitespace-nowrap text-muted">{quoteWords.year(year.year)}</dt>
                <dd className="text-end tabular">
                  {year.sums.length === 0 && !year.isComplete ? (
                    <span className="text-muted">{texts.noPrice}</span>
                  ) : (
                    <>
                      {year.isComplete ? amountsText(year.sums) : quoteWords.from(amountsText(year.sums))}
                      {!year.isComplete && (
                        <span className="block text-xs text-muted">{texts.laterOpen}</span>
                      )}
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}

function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {about && <p className="max-w-prose text-muted">{about}</p>}
      </div>
      {children}
    </section>
  );
}

function Group({ title, note, lines }: { title: string; note: string; lines: readonly QuoteLineView[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title} about={note}>
      <ul className="border-b border-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {sumsOfLines(lines).map((sum) => (
        <p key={sum.currency} className="flex flex-wrap justify-between gap-x-4 font-medium tabular">
          <span>{texts.sum(title)}</span>
          <bdi>{quoteWords.amount(sum)}</bdi>
        </p>
      ))}
    </Part>
  );
}

function Line({ line }: { line: QuoteLineView }) {
  const { label, count, includes, currency, gross, isDeposit, discount, changed, vat, sources } = line;
  const notes = [
    ...(vat
      ? [
          vat.amount > 0
            ? `${quoteWords.vat(vat)}: ${moneyText({ currency, low: vat.amount, high: vat.amount })}`
            : quoteWords.vat(vat),
        ]
      : []),
    ...(gross.low < gross.high ? [quoteWords.atCost] : []),
    ...(isDeposit ? [quoteWords.deposit] : []),
    ...(discount
      ? [
          quoteWords.discount(
            moneyText({ currency, low: discount.amount, high: discount.amount }),
            discount.reason,
          ),
        ]
      : []),
    ...(changed ? [quoteWords.changed(changed)] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-t border-line py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-start gap-2 wrap-anywhere">
          <span>{count > 1 ? `${count} × ${label}` : label}</span>
          {sources.length > 0 && <SourceMark sources={sources} subject={label} />}
        </p>
        {includes.length > 0 && (
          <ul aria-label={texts.included} className="mt-1 grid list-disc gap-0.5 ps-5 text-muted">
            {includes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {notes.map((one) => (
          <p key={one} className="text-xs text-pretty text-muted">
            {one}
          </p>
        ))}
      </div>
      <p className="ms-auto text-end tabular">
        <bdi>{quoteWords.amount(line)}</bdi>
      </p>
    </li>
  );
}

function Returns({ returns, kind }: Pick<QuoteContentView, 'returns' | 'kind'>) {
  const hasDeposits = returns.some(({ deposits }) => deposits.length > 0);
  const heads = [texts.spent, texts.back, ...(hasDeposits ? [texts.deposits] : [])];
  return (
    <Part title={texts.returns} about={texts.returnsAbout}>
      <table className="w-full border-separate border-spacing-0 @max-lg:block">
        <thead className="@max-lg:sr-only">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium text-muted">
              {texts.stage}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="pb-2 ps-4 text-end font-medium text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-lg:block">
          {returns.map(({ stage, spent, back, deposits }) => (
            <tr key={stage} className="@max-lg:block @max-lg:border-t @max-lg:border-line @max-lg:py-2.5">
              <th scope="row" className="text-start font-normal @lg:border-t @lg:border-line @lg:py-2.5">
                {quoteWords.stage(stage, kind)}
              </th>
              {[spent, back, ...(hasDeposits ? [deposits] : [])].map((amounts, index) => (
                <td
                  key={heads[index]}
                  className="tabular @max-lg:flex @max-lg:justify-between @max-lg:gap-4 @lg:border-t @lg:border-line @lg:py-2.5 @lg:ps-4 @lg:text-end"
                >
                  <span aria-hidden="true" className="text-muted @lg:hidden">
                    {heads[index]}
                  </span>
                  <bdi>{amountsText(amounts)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** What is asked for: the upper ends, each currency by itself. */
export function askedText(sums: readonly QuoteSumView[]): string {
  return sums
    .map(({ currency, gross }) => moneyText({ currency, low: gross.high, high: gross.high }))
    .join(' + ');
}

function amountsText(amounts: readonly MoneyRange[]): string {
  const some = amounts.filter(({ high }) => high > 0);
  return some.length === 0 ? texts.nothing : some.map(moneyText).join(' + ');
}
