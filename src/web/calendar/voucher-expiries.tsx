import { readPayments } from '#contract/payments.ts';
import { dayText } from '#domain/values/day-text.ts';
import { voucherCalendarMessages as texts } from '#messages/calendar-vouchers.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';

/** The days on which payment vouchers expire; nothing while none waits. For those who see payments. */
export function VoucherExpiries({ companyId }: { companyId: string }) {
  const { data } = useQuery(readPayments, { params: { id: companyId } }, { keepsLast: false });
  const waiting = (data?.payments.cases ?? [])
    .flatMap(({ vouchers }) => vouchers)
    .filter(({ state }) => state === 'open' || state === 'proven')
    .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn));
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="voucher-expiries">
      <h2 id="voucher-expiries" className="text-lg font-semibold tracking-tight">
        {texts.title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {waiting.map(({ id, authority, number, expiresOn, state }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <time dateTime={expiresOn} className="w-36 shrink-0 font-medium tabular-nums">
              <bdi>{dayText(expiresOn)}</bdi>
            </time>
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">{texts.voucher(authority, number)}</p>
              {state === 'proven' && <p className="text-sm text-muted">{texts.proven}</p>}
            </div>
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.payments} className={`${buttonClass()} mt-4`}>
        {texts.toPayments}
      </Link>
    </section>
  );
}
