import type { CompanyFile } from '#contract/operator.ts';
import { useMayAsStaff } from '#web/operator/back-office.ts';
import { CompanyPayments } from '#web/payments/company-payments.tsx';
import { CompanyQuotesPanel } from '#web/quotes/company-quotes-panel.tsx';

/** The money of a company: what was quoted, and what happened with it since. */
export default function CompanyMoneyPanel({ company }: { company: CompanyFile }) {
  const may = useMayAsStaff();
  return (
    <div className="flex flex-col gap-10">
      <CompanyQuotesPanel company={company} mayChange={may('manage-money')} />
      <CompanyPayments company={company} mayChange={may('manage-money')} />
    </div>
  );
}
