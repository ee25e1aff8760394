import { useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { choiceLabels } from '#messages/choices.ts';

/** A company by its logo, its name and what it is. */
export function CompanyMark({ company, isWhole = false }: { company: CompanyView; isWhole?: boolean }) {
  return (
    <>
      <CompanyLogo key={company.logoUrl} company={company} />
      <span className="min-w-0 flex-1">
        <span
          className={isWhole ? 'line-clamp-2 font-medium wrap-anywhere' : 'block truncate font-medium'}
          title={company.name}
        >
          {company.name}
        </span>
        <span className="block truncate text-xs text-muted">{kindOf(company)}</span>
      </span>
    </>
  );
}

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

export function LogoTile({ children }: { children: React.ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-control bg-text/8 text-sm font-semibold text-muted"
    >
      {children}
    </span>
  );
}
