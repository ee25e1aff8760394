import { Download, Receipt } from 'lucide-react';
import type { RefObject } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { pathOf } from '#contract/operation.ts';
import type { QuoteView } from '#contract/quote-view.ts';
import { downloadQuote, listQuotes } from '#contract/quotes.ts';
import { may } from '#domain/team/permissions.ts';
import { quoteMessages as texts } from '#messages/quotes.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { CompanyState } from '#web/design-system/company-state.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { DecideForm } from './decide-form.tsx';
import { PriceChange } from './price-change.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { QuoteStateBadge } from './quote-state-badge.tsx';

type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** The quotes of the current company, to read and to decide. */
export default function QuotePage() {
  const heading = usePage(texts.title);
  const current = useCurrentCompany();
  const { company } = current;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageTitle ref={heading}>{texts.title}</PageTitle>
        <p className="mt-1 max-w-prose text-muted">{texts.about}</p>
      </div>
      <CompanyState current={current} icon={Receipt} unread={texts.unread} heading={heading}>
        {texts.noCompanyText}
      </CompanyState>
      {company && <Quotes key={company.id} company={company} heading={heading} />}
    </div>
  );
}

function Quotes({ company, heading }: { company: CompanyView; heading: HeadingRef }) {
  const isAllowed = may(company.role, 'read-quotes');
  const given = { params: { id: company.id } };
  const { data, failure, refetch } = useQuery(listQuotes, given, { enabled: isAllowed });
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const isSlow = useSlowLoading(isAllowed && !data && !failure);
  if (!isAllowed)
    return (
      <StateSheet>
        <EmptyState title={texts.noPermission} />
      </StateSheet>
    );
  if (failure) {
    return (
      <StateSheet>
        <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (!data) return isSlow ? <Skeleton className="h-64" /> : null;
  if (data.quotes.length === 0) {
    return (
      <StateSheet>
        <EmptyState
          icon={Receipt}
          title={texts.noneTitle}
          action={
            may(company.role, 'write-in-thread') && (
              <Link to={dashboardPaths.messages} className={buttonClass('primary')}>
                {texts.ask}
              </Link>
            )
          }
        >
          {texts.noneText}
        </EmptyState>
      </StateSheet>
    );
  }
  const update = (quotes: QuoteView[]) =>
    setAnswer(listQuotes, given, (known) => ({ ...known, status: 'success', quotes }));
  return data.quotes.map((quote) => (
    <Quote key={`${quote.id} ${quote.content.version}`} company={company} quote={quote} onDecided={update} />
  ));
}

interface QuoteProps {
  company: CompanyView;
  quote: QuoteView;
  onDecided(quotes: QuoteView[]): void;
}

function Quote({ company, quote, onDecided }: QuoteProps) {
  const { content, state, number } = quote;
  const { version, agency, on, validUntil } = content;
  const pdf = pathOf(downloadQuote)
    .replace('{id}', company.id)
    .replace('{quote}', quote.id)
    .replace('{version}', String(version));
  return (
    <article
      aria-label={texts.numbered(number)}
      className="flex max-w-4xl flex-col gap-8 border-t border-line-strong pt-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {texts.numbered(number)} <QuoteStateBadge state={state} />
          </p>
          <p className="text-muted">{texts.head({ version, agency, on, until: validUntil })}</p>
          {state === 'expired' && <p className="mt-1">{texts.expired}</p>}
        </div>
        <a href={pdf} target="_blank" rel="noopener" className={buttonClass()}>
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          {texts.pdf}
        </a>
      </header>
      {state === 'sent' && <PriceChange content={content} />}
      <QuoteSheet content={content} />
      {state === 'sent' &&
        (may(company.role, 'decide-quotes') ? (
          <DecideForm company={company.id} quote={quote} onDecided={onDecided} />
        ) : (
          <p className="text-muted">{texts.onlyAdmins}</p>
        ))}
      <Fold isHeading summary={<span className="font-medium">{texts.history}</span>}>
        <QuoteHistory quote={quote} />
      </Fold>
    </article>
  );
}
