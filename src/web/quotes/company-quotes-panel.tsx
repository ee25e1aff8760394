import { lazy, Suspense, useState } from 'react';
import { pathOf } from '#contract/operation.ts';
import type { CompanyFile } from '#contract/operator.ts';
import {
  changeQuoteDraft,
  downloadQuoteAsStaff,
  draftQuote,
  readCompanyQuotes,
  type StaffQuoteView,
} from '#contract/staff-quotes.ts';
import type { Currency } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { quoteMessages } from '#messages/quotes.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { askedText, QuoteSheet } from './quote-sheet.tsx';
import { QuoteStateBadge } from './quote-state-badge.tsx';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

/** A client's quotes, as staff make, send and change them. */
export function CompanyQuotesPanel({ company, mayChange }: { company: CompanyFile; mayChange: boolean }) {
  const given = { params: { id: company.id } };
  const { data, failure, refetch } = useQuery(readCompanyQuotes, given);
  const [isBeginning, setIsBeginning] = useState(false);
  const [caseId, setCaseId] = useState('');
  const update = (quotes: StaffQuoteView[]) =>
    setAnswer(readCompanyQuotes, given, (known) => ({
      hasTerms: known?.hasTerms ?? true,
      cases: known?.cases ?? [],
      status: 'success',
      quotes,
    }));
  if (failure) {
    return (
      <ErrorState title={texts.unread} onRetry={() => void refetch()}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-40" />;

  async function begin() {
    setIsBeginning(true);
    try {
      const query = caseId === '' ? {} : { case: caseId };
      update((await call(draftQuote, { ...given, query })).quotes);
    } catch (problem) {
      notify.error(describeFailure(problem));
    } finally {
      setIsBeginning(false);
    }
  }

  return (
    <section aria-labelledby="quotes" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="quotes" className="text-lg font-semibold">
          {texts.title}
        </h2>
        {mayChange && data.cases.length > 1 && (
          <SelectField
            label={texts.beginFor}
            choices={data.cases.map(({ id, kind }) => ({ value: id, label: caseKindMessages[kind] }))}
            value={caseId === '' ? data.cases[0]?.id : caseId}
            onChange={({ target }) => setCaseId(target.value === data.cases[0]?.id ? '' : target.value)}
          />
        )}
        {mayChange && (
          <Button
            kind={data.quotes.length === 0 ? 'primary' : 'secondary'}
            onClick={() => void begin()}
            isBusy={isBeginning}
          >
            {texts.begin}
          </Button>
        )}
      </div>
      {!data.hasTerms && <p className="border-s-2 border-warn ps-4">{texts.noTerms}</p>}
      {data.quotes.length === 0 && <p className="text-muted">{texts.noneHere}</p>}
      {data.quotes.map((quote) => (
        <Quote
          key={`${quote.id} ${quote.tag}`}
          company={company.id}
          quote={quote}
          mayChange={mayChange}
          onChanged={update}
        />
      ))}
    </section>
  );
}

interface QuoteProps {
  company: string;
  quote: StaffQuoteView;
  mayChange: boolean;
  onChanged(quotes: StaffQuoteView[]): void;
}

function Quote({ company, quote, mayChange, onChanged }: QuoteProps) {
  const { number, state, sent, draft, changed } = quote;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  return (
    <article
      aria-label={quoteMessages.numbered(number)}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{number}</span> <QuoteStateBadge state={state} />
          <span className="text-muted tabular">
            {caseKindMessages[quote.kind]} · {texts.versionOf(sent?.content.version ?? 0)}
            {sent && ` · ${askedText(sent.content.sums)}`}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {sent && (
            <a
              href={pathOf(downloadQuoteAsStaff)
                .replace('{id}', company)
                .replace('{quote}', quote.id)
                .replace('{version}', String(sent.content.version))}
              target="_blank"
              rel="noopener"
              className={buttonClass('secondary', 'small')}
            >
              {texts.pdf}
            </a>
          )}
          {mayChange && !draft && <ChangeIt company={company} quote={quote} onChanged={onChanged} />}
          {mayChange && state === 'sent' && (
            <Button size="small" kind="danger" onClick={() => setIsWithdrawing(true)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      </header>
      {changed.length > 0 && (
        <div className="border-s-2 border-data ps-4">
          <p className="font-medium">{texts.changedTitle}</p>
          <ul className="text-muted tabular">
            {changed.map(({ label, currency, was, now }) => (
              <li key={label}>
                {texts.changedLine(label, spanText(currency, was), spanText(currency, now))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {draft && mayChange && (
        <QuoteEditor company={company} quote={quote} draft={draft} onChanged={onChanged} />
      )}
      {sent && (
        <div className="border-b border-line">
          <Fold summary={<span className="font-medium">{texts.sheet}</span>}>
            <div className="max-w-3xl py-4">
              <QuoteSheet content={sent.content} />
            </div>
          </Fold>
          <Fold summary={<span className="font-medium">{quoteMessages.history}</span>}>
            <div className="py-4">
              <QuoteHistory quote={sent} />
            </div>
          </Fold>
        </div>
      )}
      {isWithdrawing && (
        <Suspense>
          <WithdrawDialog
            company={company}
            quote={quote}
            onChanged={onChanged}
            onClose={() => setIsWithdrawing(false)}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Begins the next version with what the last one was made from. */
function ChangeIt({ company, quote, onChanged }: Omit<QuoteProps, 'mayChange'>) {
  const [isBusy, setIsBusy] = useState(false);
  async function change() {
    setIsBusy(true);
    const params = { id: company, quote: quote.id };
    try {
      const { quotes } = await call(changeQuoteDraft, { params, input: quote.lastEdits, ifMatch: quote.tag });
      onChanged(quotes);
    } catch (failure) {
      notify.error(describeFailure(failure));
      setIsBusy(false);
    }
  }
  return (
    <Button size="small" onClick={() => void change()} isBusy={isBusy} title={texts.changeHint}>
      {texts.change}
    </Button>
  );
}

function spanText(currency: Currency, span: { low: number; high: number } | null): string {
  return span ? moneyText({ currency, ...span }) : '';
}
