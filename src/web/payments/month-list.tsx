import { useState } from 'react';
import { closeMonth, type LedgerMonth, type listMoney, readMonth } from '#contract/ledger.ts';
import type { OutputOf } from '#contract/operation.ts';
import { daysOf } from '#domain/ledger/months.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages as texts } from '#messages/payments.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { exactText } from './amounts.ts';
import { EntryTable } from './entry-table.tsx';

interface MonthListProps {
  money: OutputOf<typeof listMoney>;
  mayClose: boolean;
  onClosed(): void;
}

/** A month: the check of the ledger against the bank's statements, every movement, and the closing. */
export function MonthList({ money, mayClose, onClosed }: MonthListProps) {
  const months = [...money.closedMonths, ...money.openMonths].toReversed();
  const [chosen, setChosen] = useState(months[0]);
  if (chosen === undefined) return <EmptyState title={texts.noMonths}>{texts.noMonthsText}</EmptyState>;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={texts.period}
          choices={months.map((value) => ({ value, label: texts.month(value) }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {money.closedThrough !== null && (
          <p className="text-sm text-muted">{texts.closedThrough(money.closedThrough)}</p>
        )}
      </div>
      <Month key={chosen} month={chosen} mayClose={mayClose} onClosed={onClosed} />
    </div>
  );
}

function Month({ month, mayClose, onClosed }: { month: string; mayClose: boolean; onClosed(): void }) {
  const { data, failure, refetch } = useQuery(readMonth, { params: { month } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [isClosing, setIsClosing] = useState(false);
  if (!data) {
    if (!failure) return <RowsSkeleton label={texts.loading} />;
    return (
      <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const shown = data.month;
  const mayCloseThis = mayClose && shown.isOver && !shown.closed;
  return (
    <section aria-labelledby="ledger-month" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="ledger-month" className="text-lg font-semibold tracking-tight">
          {texts.month(shown.month)}
        </h2>
        {shown.closed && <span className="text-muted">{texts.closedBy(shown.closed.by)}</span>}
        {mayCloseThis && (
          <Button kind={shown.open === 0 ? 'primary' : 'secondary'} onClick={() => setIsClosing(true)}>
            {texts.close}
          </Button>
        )}
      </div>
      <Check accounts={shown.accounts} />
      <EntryTable accounts={shown.accounts} days={daysOf(shown.month)} />
      {isClosing && (
        <CloseDialog
          month={shown}
          onClose={() => setIsClosing(false)}
          onChanged={() => {
            void refetch();
          }}
          onSaved={() => {
            setIsClosing(false);
            void refetch();
            onClosed();
          }}
        />
      )}
    </section>
  );
}

/** Whether the ledger says what the statements say, account by account. */
function Check({ accounts }: { accounts: LedgerMonth['accounts'] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {accounts.map(({ account, isEqual, difference, inLedger, inStatement, leftOut }) => (
        <li key={account.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <span className="font-medium wrap-anywhere">
            {texts.endsWith(account.bank, account.currency, account.number)}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted tabular">
            <span>
              {texts.inLedger} {exactText(account.currency, inLedger)}
            </span>
            <span>
              {texts.inStatement} {exactText(account.currency, inStatement)}
            </span>
            {leftOut !== 0 && (
              <span>
                {texts.leftOutSum} {exactText(account.currency, leftOut)}
              </span>
            )}
            <Badge tone={isEqual ? 'good' : 'warn'}>
              {isEqual
                ? texts.equal
                : difference === 0
                  ? texts.unmatched
                  : texts.notEqual(exactText(account.currency, difference))}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CloseDialogProps {
  month: LedgerMonth;
  onClose(): void;
  onChanged(): void;
  onSaved(): void;
}

function CloseDialog({ month, onClose, onChanged, onSaved }: CloseDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function close() {
    setIsBusy(true);
    try {
      await call(closeMonth, { params: { month: month.month }, input: { open: month.open } });
      onSaved();
    } catch (failure) {
      setProblem(describeFailure(failure));
      setIsBusy(false);
      onChanged();
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.closeTitle(month.month)}
      description={texts.closeAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind={month.open === 0 ? 'primary' : 'danger'} isBusy={isBusy} onClick={close}>
            {month.open === 0 ? texts.close : texts.closeAnyway}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {month.open > 0 && <p className="text-warn">{texts.openIn(month.open)}</p>}
        <FormProblem text={problem} />
      </div>
    </Dialog>
  );
}
