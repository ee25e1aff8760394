import { Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listBankAccounts } from '#contract/bank-accounts.ts';
import { type ClientMoney as Client, listMoney } from '#contract/ledger.ts';
import { paymentMessages, moneyMessages as texts } from '#messages/payments.ts';
import { staffQuoteMessages } from '#messages/staff-quotes.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { TableHead, WideTable } from '#web/design-system/wide-table.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { useHasTableRoom } from '#web/platform/use-has-table-room.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { AccountList } from './account-list.tsx';
import { exactText } from './amounts.ts';
import { MonthList } from './month-list.tsx';
import { MovementList } from './movement-list.tsx';
import { WaitingVouchers } from './waiting-vouchers.tsx';

const AccountDialog = lazy(() => import('./account-dialog.tsx'));
const StatementDialog = lazy(() => import('./statement-dialog.tsx'));

interface MoneyPageProps {
  mayChange: boolean;
  maySetAccounts: boolean;
  /** Where the clients are. */
  clientsPath: string;
  /** Where a client's money is. */
  fileOf(companyId: string): string;
}

/** Where every client stands, what the bank reports, and the months. */
export default function MoneyPage({ mayChange, maySetAccounts, clientsPath, fileOf }: MoneyPageProps) {
  const heading = usePage(texts.title);
  const money = useQuery(listMoney, {});
  const accounts = useQuery(listBankAccounts, {});
  const { isRetrying, retry } = useRetry(money.refetch, () => heading.current?.focus());
  const [dialog, setDialog] = useState<'account' | 'statement'>();
  const [imports, setImports] = useState(0);
  function saved() {
    setDialog(undefined);
    setImports(imports + 1);
    void accounts.refetch();
    void money.refetch();
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-96">
          <PageTitle ref={heading}>{texts.title}</PageTitle>
          <p className="mt-1 max-w-prose text-muted">{texts.about}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {maySetAccounts && accounts.data?.accounts.length === 0 && (
            <Button onClick={() => setDialog('account')}>{texts.addAccount}</Button>
          )}
          {mayChange && (accounts.data?.accounts.length ?? 0) > 0 && (
            <Button kind="primary" onClick={() => setDialog('statement')}>
              {texts.import}
            </Button>
          )}
        </div>
      </div>
      {accounts.data?.accounts.length === 0 && <p className="text-muted">{texts.noAccounts}</p>}
      {!money.data && !money.failure && <RowsSkeleton label={texts.loading} />}
      {money.failure && !money.data && (
        <StateSheet>
          <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(money.failure)}
          </ErrorState>
        </StateSheet>
      )}
      {money.data && (
        <Tabs
          label={texts.title}
          tabs={[
            {
              id: 'clients',
              title: texts.clients,
              content: <Clients clients={money.data.clients} clientsPath={clientsPath} fileOf={fileOf} />,
            },
            {
              id: 'vouchers',
              title: paymentMessages.vouchers,
              content: <WaitingVouchers fileOf={fileOf} />,
            },
            ...(mayChange
              ? [
                  {
                    id: 'movements',
                    title: texts.movements,
                    content: <MovementList key={imports} onSettled={money.refetch} />,
                  },
                ]
              : []),
            {
              id: 'months',
              title: texts.months,
              content: <MonthList money={money.data} mayClose={mayChange} onClosed={money.refetch} />,
            },
            {
              id: 'accounts',
              title: texts.accounts,
              content: (
                <AccountList
                  accounts={accounts.data?.accounts ?? []}
                  mayChange={maySetAccounts}
                  onChanged={accounts.refetch}
                  onAdd={() => setDialog('account')}
                />
              ),
            },
          ]}
        />
      )}
      <Suspense>
        {dialog === 'account' && <AccountDialog onClose={() => setDialog(undefined)} onSaved={saved} />}
        {dialog === 'statement' && accounts.data && (
          <StatementDialog
            accounts={accounts.data.accounts}
            onClose={() => setDialog(undefined)}
            onSaved={saved}
          />
        )}
      </Suspense>
    </div>
  );
}

interface ClientsProps extends Pick<MoneyPageProps, 'clientsPath' | 'fileOf'> {
  clients: readonly Client[];
}

function Clients({ clients, clientsPath, fileOf }: ClientsProps) {
  const hasRoomForTable = useHasTableRoom(44);
  if (clients.length === 0) {
    return (
      <EmptyState
        icon={Landmark}
        title={texts.none}
        action={
          <Link to={clientsPath} className={buttonClass('primary')}>
            {staffQuoteMessages.chooseClient}
          </Link>
        }
      >
        {texts.noneText}
      </EmptyState>
    );
  }
  const { figures } = paymentMessages;
  const columns = [
    { label: figures.quoted, of: (client: Client) => client.quoted },
    { label: figures.received, of: (client: Client) => client.received },
    { label: figures.held, of: (client: Client) => client.held },
    { label: figures.paidOn, of: (client: Client) => client.paidOn },
    { label: figures.ourFee, of: (client: Client) => client.fee },
    { label: figures.owedBack, of: (client: Client) => client.owedBack + client.suspense },
  ];
  if (!hasRoomForTable) {
    return (
      <ul aria-label={texts.clients} className="divide-y divide-line border-y border-line">
        {clients.map((client) => (
          <li key={`${client.company.id} ${client.currency}`} className="py-3">
            <Link to={fileOf(client.company.id)} className="font-medium wrap-anywhere hover:underline">
              <bdi>{client.company.name}</bdi>
            </Link>
            <dl className="mt-2 grid gap-1">
              {columns.map(({ label, of }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{label}</dt>
                  <dd className="tabular">{exactText(client.currency, of(client))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <WideTable label={texts.clients}>
      <table className="w-full min-w-2xl text-sm">
        <TableHead texts={[texts.client]} amounts={columns.map(({ label }) => label)} />
        <tbody>
          {clients.map((client) => (
            <tr key={`${client.company.id} ${client.currency}`} className="border-b border-line">
              <th scope="row" className="min-w-40 py-3 text-start font-medium">
                <Link to={fileOf(client.company.id)} className="hover:underline">
                  {client.company.name}
                </Link>
              </th>
              {columns.map(({ label, of }) => (
                <td key={label} className="ps-4 py-3 text-end tabular whitespace-nowrap">
                  {exactText(client.currency, of(client))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
