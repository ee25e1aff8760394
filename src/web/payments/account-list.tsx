import { lazy, Suspense, useState } from 'react';
import type { BankAccountView } from '#contract/bank-accounts.ts';
import { spacedReference } from '#domain/payments/creditor-reference.ts';
import { moneyMessages as texts } from '#messages/payments.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';

const AccountDialog = lazy(() => import('./account-dialog.tsx'));

interface AccountListProps {
  accounts: readonly BankAccountView[];
  mayChange: boolean;
  onChanged(): void;
  onAdd(): void;
}

/** The agency's bank accounts. One that is no longer offered stays on the papers and in the months that name it. */
export function AccountList({ accounts, mayChange, onChanged, onAdd }: AccountListProps) {
  const [changed, setChanged] = useState<BankAccountView>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-muted">{texts.accountsAbout}</p>
        {mayChange && <Button onClick={onAdd}>{texts.addAccount}</Button>}
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">
                {account.bank}, {account.currency}
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {account.holder} · <bdi dir="ltr">{spacedReference(account.number)}</bdi>
                {account.bic && ` · ${account.bic}`}
              </p>
            </div>
            <Badge tone={account.isOffered ? 'good' : 'neutral'}>
              {account.isOffered ? texts.offered : texts.notOffered}
            </Badge>
            {mayChange && (
              <Button size="small" onClick={() => setChanged(account)}>
                {texts.change}
                <span className="sr-only">
                  {' '}
                  {texts.endsWith(account.bank, account.currency, account.number)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {changed && (
          <AccountDialog
            account={changed}
            onClose={() => setChanged(undefined)}
            onSaved={() => {
              setChanged(undefined);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
