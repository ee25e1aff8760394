import type { CompanyFile } from '#contract/operator.ts';
import CompanyMovingPanel from '#web/kits/company-moving-panel.tsx';
import { useBackOffice } from '#web/operator/back-office.ts';

/** What staff need when a client leaves, as far as their role goes. */
export default function CompanyMoving({ company }: { company: CompanyFile }) {
  const { role } = useBackOffice();
  return <CompanyMovingPanel company={company} role={role} />;
}
