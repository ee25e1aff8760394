import { listVouchers } from '#contract/vouchers.ts';
import { paymentMessages, moneyMessages as texts } from '#messages/payments.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { TableHead, WideTable } from '#web/design-system/wide-table.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { useRetry } from '#web/platform/use-retry.ts';
import { exactText } from './amounts.ts';

/** Vouchers of all clients that wait for a payment or a check, those that expire first at the top. */
export function WaitingVouchers({ fileOf }: { fileOf(companyId: string): string }) {
  const { data, failure, refetch } = useQuery(listVouchers, {});
  const { isRetrying, retry } = useRetry(refetch, () => {});
  if (!data) {
    if (!failure) return <RowsSkeleton label={texts.loading} />;
    return (
      <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (data.vouchers.length === 0)
    return <EmptyState title={texts.noVouchers}>{texts.noVouchersText}</EmptyState>;
  return (
    <div className="grid gap-3">
      <p className="text-muted">{texts.vouchersTotal(data.total)}</p>
      <WideTable label={paymentMessages.vouchers}>
        <table className="w-full min-w-2xl text-sm">
          <TableHead
            texts={[texts.client, texts.voucher, texts.state, texts.expiry]}
            amounts={[paymentMessages.quotedColumn, paymentMessages.askedColumn]}
          />
          <tbody>
            {data.vouchers.map(({ company, voucher }) => (
              <tr key={voucher.id} className="border-b border-line align-baseline">
                <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
                  <Link to={fileOf(company.id)} className="hover:underline">
                    {company.name}
                  </Link>
                </th>
                <td className="py-3 pe-4 wrap-anywhere">
                  {paymentMessages.voucherOf(voucher.authority, voucher.number)}
                </td>
                <td className="py-3 pe-4">
                  <Badge tone={voucher.state === 'proven' ? 'accent' : 'warn'}>
                    {voucher.state === 'open' && voucher.more.length > 0
                      ? texts.priceChanged
                      : paymentMessages.voucherStates[voucher.state]}
                  </Badge>
                </td>
                <td
                  className={
                    voucher.state === 'open' && voucher.daysLeft <= 7
                      ? 'py-3 pe-4 font-medium text-warn'
                      : 'py-3 pe-4'
                  }
                >
                  {paymentMessages.expires(voucher.expiresOn, voucher.daysLeft)}
                </td>
                <td className="ps-4 py-3 text-end tabular whitespace-nowrap text-muted">
                  {exactText(voucher.currency, voucher.quoted)}
                </td>
                <td className="ps-4 py-3 text-end tabular whitespace-nowrap">
                  {exactText(voucher.currency, voucher.asked)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}
