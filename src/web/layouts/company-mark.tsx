import { useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { choiceLabels } from '#messages/choices.ts';

/** A company by its logo, its name on up to two lines, and what it is. */
export function CompanyMark({ company }: { company: CompanyView }) {
  return (
    <>
      <CompanyLogo key={company.logoUrl} company={company} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere" title={company.name}>
          <bdi>{company.name}</bdi>
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
