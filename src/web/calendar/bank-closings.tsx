import { readBanking } from '#contract/banking.ts';
import { partnerBanks } from '#domain/banking/partner-banks.ts';
import { dayText } from '#domain/values/day-text.ts';
import { bankClosingMessages as texts } from '#messages/calendar-bank-closings.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';

/** The last days of accounts that banks close; nothing while none is closed. For those who see banking. */
export default function BankClosings({ companyId }: { companyId: string }) {
  const { data } = useQuery(readBanking, { params: { id: companyId } }, { keepsLast: false });
  const closings = (data?.banking.applications ?? []).flatMap(({ id, bank, answers }) => {
    const on = answers.at(-1)?.lastDay;
    return on ? [{ id, on, name: partnerBanks.find((each) => each.id === bank)?.name ?? bank }] : [];
  });
  if (closings.length === 0) return null;
  return (
    <section aria-labelledby="bank-closings">
      <h2 id="bank-closings" className="text-lg font-semibold tracking-tight">
        {texts.title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {closings.map(({ id, on, name }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <time dateTime={on} className="w-36 shrink-0 font-medium tabular-nums">
              <bdi>{dayText(on)}</bdi>
            </time>
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{texts.lastDay(name)}</p>
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.banking} className={`${buttonClass()} mt-4`}>
        {texts.toBanking}
      </Link>
    </section>
  );
}
