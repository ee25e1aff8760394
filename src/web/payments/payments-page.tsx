import { Wallet } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import { downloadCarriedInvoice, downloadCarriedQuote } from '#contract/carried-over.ts';
import type { CompanyView } from '#contract/companies.ts';
import { type CaseMoney, readPayments } from '#contract/payments.ts';
import { may } from '#domain/team/permissions.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { CompanyState } from '#web/design-system/company-state.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useSearchParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CardList } from './card-list.tsx';
import { CardButton, useAwaitedPayment } from './card-payment.tsx';
import { CaseFigures, CaseLines } from './case-figures.tsx';
import { EntryList } from './entry-list.tsx';
import { OwnVoucherActions } from './own-voucher-actions.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { VoucherList } from './voucher-list.tsx';

const CarriedOver = lazy(() => import('./carried-over.tsx'));

/** What was agreed, paid, held and paid on for the company, and how to pay what is due. */
export default function PaymentsPage() {
  const heading = usePage(texts.title);
  const current = useCurrentCompany();
  const { company } = current;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-3xl flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <PageTitle ref={heading}>{texts.title}</PageTitle>
          <p className="mt-1 max-w-prose text-muted">{texts.about}</p>
        </div>
        {company && may(company.role, 'read-payments') && (
          <Link to={dashboardPaths.invoices} className={buttonClass()}>
            {texts.invoices}
          </Link>
        )}
      </div>
      <CompanyState current={current} icon={Wallet} unread={texts.unread} heading={heading}>
        {texts.noCompanyText}
      </CompanyState>
      {company && <Payments key={company.id} company={company} heading={heading} />}
    </div>
  );
}

interface PaymentsProps {
  company: CompanyView;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Payments({ company, heading }: PaymentsProps) {
  const isAllowed = may(company.role, 'read-payments');
  const query = useQuery(readPayments, { params: { id: company.id } }, { enabled: isAllowed });
  const { data, failure, refetch } = query;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const [search] = useSearchParams();
  const from = search.get('card');
  // Until what was due is no longer: a later visit to the same address has nothing to wait for.
  const isDue = (data?.payments.cases ?? []).some(isByCard);
  const isAwaited = from === 'paid' && isDue;
  const isCancelled = from === 'cancelled' && isDue;
  const isLate = useAwaitedPayment(isAwaited, refetch);
  const isSlow = useSlowLoading(isAllowed && !data && !failure);
  if (!isAllowed)
    return (
      <StateSheet>
        <EmptyState title={texts.noPermission} />
      </StateSheet>
    );
  if (failure && !data) {
    return (
      <StateSheet>
        <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (!data) return isSlow ? <Skeleton className="h-64" /> : null;
  const { cases, carriedOver } = data.payments;
  const first = firstToSettle(cases);
  if (cases.length === 0 && !carriedOver) {
    return (
      <div className="max-w-3xl">
        <StateSheet>
          <EmptyState
            title={texts.noneTitle}
            icon={Wallet}
            action={
              <Link to={dashboardPaths.quote} className={buttonClass('primary')}>
                {texts.toQuote}
              </Link>
            }
          >
            {texts.noneText}
          </EmptyState>
        </StateSheet>
      </div>
    );
  }

  return (
    <>
      <p role="status" className={isAwaited || isCancelled ? 'font-medium' : 'sr-only'}>
        {isAwaited && (isLate ? texts.cardLate : texts.cardAwaited)}
        {isCancelled && texts.cardCancelled}
      </p>
      {cases.map(viewCase)}
      {carriedOver && (
        <Suspense>
          <CarriedOver
            company={company.id}
            money={carriedOver}
            files={{ quotes: downloadCarriedQuote, invoices: downloadCarriedInvoice }}
          />
        </Suspense>
      )}
    </>
  );

  function viewCase(money: CaseMoney) {
    return (
      <section key={money.case} aria-label={caseKindMessages[money.kind]} className="grid max-w-3xl gap-8">
        <h2 className={cases.length > 1 ? 'text-lg font-semibold' : 'sr-only'}>
          {caseKindMessages[money.kind]}
        </h2>
        {money.requests.map((request) => (
          <TransferDetails key={request.id} request={request}>
            {request.byCard && (
              <CardButton
                companyId={company.id}
                request={request}
                isPrimary={request.id === first}
                onRefused={() => void refetch()}
              />
            )}
          </TransferDetails>
        ))}
        {money.positions.map((position) => (
          <CaseFigures key={position.currency} position={position} />
        ))}
        <VoucherList
          vouchers={money.vouchers}
          action={(voucher) => (
            <OwnVoucherActions
              company={company}
              voucher={voucher}
              isPrimary={voucher.id === first}
              onChanged={refetch}
            />
          )}
        />
        <CardList cards={money.cards} />
        <CaseLines lines={money.lines} />
        <EntryList transactions={money.transactions} lines={money.lines} />
      </section>
    );
  }
}

/** What is to be settled first: a payment by card, else the open voucher that expires first. */
function firstToSettle(cases: readonly CaseMoney[]): string | undefined {
  const request = cases.flatMap(({ requests }) => requests).find(({ byCard, due }) => byCard && due > 0);
  if (request) return request.id;
  const open = cases.flatMap(({ vouchers }) => vouchers.filter(({ state }) => state === 'open'));
  return open.toSorted((one, other) => one.daysLeft - other.daysLeft)[0]?.id;
}

const isByCard = ({ requests }: CaseMoney) => requests.some(({ byCard }) => byCard);
