import { lazy, Suspense, useState } from 'react';
import type { CardPaymentView } from '#contract/card-payment-view.ts';
import { downloadCarriedInvoiceAsStaff, downloadCarriedQuoteAsStaff } from '#contract/carried-over.ts';
import type { CompanyFile } from '#contract/operator.ts';
import {
  type CaseMoney,
  type MoneyInput,
  type MoneyTransaction,
  readPaymentsForStaff,
  reverseMoney,
} from '#contract/payments.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { exactText } from './amounts.ts';
import { CardList, returnableOf } from './card-list.tsx';
import { CaseFigures, CaseLines } from './case-figures.tsx';
import { EntryList } from './entry-list.tsx';
import { StaffVoucherActions } from './staff-voucher-actions.tsx';
import { VoucherList } from './voucher-list.tsx';

const RecordDialog = lazy(() => import('./record-dialog.tsx'));
const CarriedOver = lazy(() => import('./carried-over.tsx'));
const RefundDialog = lazy(() => import('./refund-dialog.tsx'));
const VoucherDialog = lazy(() => import('./voucher-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

type Opened =
  | { dialog: 'record'; kind?: MoneyInput['kind']; case?: string }
  | { dialog: 'voucher' }
  | { dialog: 'refund'; card: CardPaymentView }
  | { dialog: 'reverse' | 'move'; entry: MoneyTransaction; case: string };

/** The ledger of a client in plain words, with what staff do about it. */
export function CompanyPayments({ company, mayChange }: { company: CompanyFile; mayChange: boolean }) {
  const { data, failure, refetch } = useQuery(readPaymentsForStaff, { params: { id: company.id } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [opened, setOpened] = useState<Opened>();
  if (!data) {
    if (!failure) return <Skeleton className="h-40" />;
    return (
      <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const close = () => setOpened(undefined);
  function saved() {
    close();
    void refetch();
  }
  const { cases, carriedOver } = data.payments;
  const dialogProps = { companyId: company.id, onClose: close, onSaved: saved };
  return (
    <section aria-labelledby="company-payments" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="company-payments" className="text-lg font-semibold tracking-tight">
          {texts.title}
        </h2>
        {mayChange && data.cases.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened({ dialog: 'voucher' })}>{texts.addVoucher}</Button>
            <Button onClick={() => setOpened({ dialog: 'record' })}>{texts.record}</Button>
          </div>
        )}
      </div>
      {cases.length === 0 && !carriedOver && <p className="text-muted">{texts.noHistory}</p>}
      {cases.map((money) => (
        <div key={money.case} className="@container grid gap-6">
          {cases.length > 1 && <h3 className="font-semibold">{caseKindMessages[money.kind]}</h3>}
          {money.positions.map((position) => (
            <CaseFigures key={position.currency} position={position} />
          ))}
          {mayChange && (
            <Surplus
              money={money}
              onRecord={(kind) => setOpened({ dialog: 'record', kind, case: money.case })}
            />
          )}
          <div className="grid items-start gap-8 @4xl:grid-cols-2">
            <div className="grid gap-6">
              <VoucherList
                vouchers={money.vouchers}
                action={(voucher) => (
                  <StaffVoucherActions
                    companyId={company.id}
                    voucher={voucher}
                    money={data}
                    mayChange={mayChange}
                    onChanged={refetch}
                  />
                )}
              />
              <CardList
                cards={money.cards}
                action={(card) =>
                  mayChange &&
                  returnableOf(card) > 0 && (
                    <Button size="small" onClick={() => setOpened({ dialog: 'refund', card })}>
                      {texts.refund}
                    </Button>
                  )
                }
              />
              <CaseLines lines={money.lines} />
            </div>
            <EntryList
              transactions={money.transactions}
              lines={money.lines}
              action={(entry) =>
                mayChange &&
                entry.isReversible && (
                  <span className="inline-flex flex-wrap justify-end gap-2">
                    {entry.kind === 'received' && (
                      <Button
                        size="small"
                        aria-label={texts.moveTitle(exactText(entry.currency, entry.amount))}
                        onClick={() => setOpened({ dialog: 'move', entry, case: money.case })}
                      >
                        {texts.move}
                      </Button>
                    )}
                    <Button
                      size="small"
                      aria-label={texts.reverseOf(texts.kinds[entry.kind])}
                      onClick={() => setOpened({ dialog: 'reverse', entry, case: money.case })}
                    >
                      {texts.reverse}
                    </Button>
                  </span>
                )
              }
            />
          </div>
        </div>
      ))}
      {carriedOver && (
        <Suspense>
          <CarriedOver
            company={company.id}
            money={carriedOver}
            files={{ quotes: downloadCarriedQuoteAsStaff, invoices: downloadCarriedInvoiceAsStaff }}
          />
        </Suspense>
      )}
      <Suspense>
        {opened?.dialog === 'record' && (
          <RecordDialog {...dialogProps} money={data} first={opened.kind} firstCase={opened.case} />
        )}
        {opened?.dialog === 'voucher' && <VoucherDialog {...dialogProps} money={data} />}
        {opened?.dialog === 'move' && (
          <MoveDialog {...dialogProps} caseId={opened.case} entry={opened.entry} />
        )}
        {opened?.dialog === 'reverse' && (
          <ReasonDialog
            title={texts.reverseOf(texts.kinds[opened.entry.kind])}
            about={texts.reverseAbout}
            action={texts.reverse}
            onClose={close}
            onSend={async (reason) => {
              const params = { id: company.id, transaction: opened.entry.id };
              await call(reverseMoney, { params, input: { reason } });
              notify.success(texts.reversed);
              saved();
            }}
          />
        )}
        {opened?.dialog === 'refund' && <RefundDialog {...dialogProps} card={opened.card} />}
      </Suspense>
    </section>
  );
}

/** What arrived above what is due, and what is set aside to return: held for an item, or given back. */
function Surplus({ money, onRecord }: { money: CaseMoney; onRecord(kind: MoneyInput['kind']): void }) {
  return money.positions.map(({ currency, suspense, owedBack }) => (
    <div key={currency} className="grid gap-3 empty:hidden">
      {suspense > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-warn">{texts.surplus(exactText(currency, suspense))}</span>
          <Button size="small" onClick={() => onRecord('allotted')}>
            {texts.holdFor}
          </Button>
          <Button size="small" onClick={() => onRecord('owed')}>
            {texts.recordKinds.owed}
          </Button>
        </p>
      )}
      {owedBack > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-warn">{texts.toReturn(exactText(currency, owedBack))}</span>
          <Button size="small" onClick={() => onRecord('returned')}>
            {texts.recordReturn}
          </Button>
        </p>
      )}
    </div>
  ));
}
