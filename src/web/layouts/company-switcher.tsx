import { Building2, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { choiceLabels } from '#web/messages/choices.ts';
import { dashboardMessages } from '#web/messages/dashboard.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';

/** The company the dashboard is about; with several, the way to another one. */
export function CompanySwitcher() {
  const { state, companies, company, choose } = useCurrentCompany();
  const isSlow = useSlowLoading(state === 'loading');
  if (state === 'loading') return isSlow ? <LoadingBlock /> : <div className={blockLook} />;
  if (state === 'error') return null;
  if (!company) {
    return (
      <div className={classNames(blockLook, 'text-muted')}>
        <LogoTile>
          <Building2 aria-hidden="true" size={16} strokeWidth={1.5} />
        </LogoTile>
        {dashboardMessages.noCompany}
      </div>
    );
  }
  return (
    <div className={blockLook}>
      <CompanyLogo key={company.logoUrl} company={company} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={company.name}>
          {company.name}
        </p>
        <p className="truncate text-xs text-muted">{kindOf(company)}</p>
      </div>
      {companies.length > 1 && (
        <>
          <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
          {/* The platform's own list lies unseen over the whole block: every device opens it its own way. */}
          <select
            aria-label={dashboardMessages.switchCompany}
            value={company.id}
            onChange={(event) => choose(event.target.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control bg-raised text-sm text-transparent opacity-0"
          >
            {companies.map(({ id, name }) => (
              <option key={id} value={id} className="text-text">
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

const blockLook =
  'relative mx-3 mt-3 flex min-h-14 shrink-0 items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 ' +
  'has-[select]:hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

function kindOf({ country, companyType, subType }: CompanyView): string {
  return [
    choiceLabels.companyType[companyType],
    subType ? choiceLabels.subType[subType] : choiceLabels.country[country],
  ].join(' · ');
}

function CompanyLogo({ company }: { company: CompanyView }) {
  const [isBroken, setIsBroken] = useState(false);
  if (company.logoUrl && !isBroken) {
    return (
      <img
        src={company.logoUrl}
        alt=""
        width={32}
        height={32}
        onError={() => setIsBroken(true)}
        className="size-8 shrink-0 rounded-control border border-line bg-page object-contain"
      />
    );
  }
  return <LogoTile>{([...company.name.trim()][0] ?? '').toUpperCase()}</LogoTile>;
}

function LogoTile({ children }: { children: React.ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-control bg-text/8 text-sm font-semibold text-muted"
    >
      {children}
    </span>
  );
}

function LoadingBlock() {
  return (
    <div role="status" aria-label={dashboardMessages.companyLoading} className={blockLook}>
      <Skeleton className="size-8 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
