import type { RefObject } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { companyMessages } from '#web/messages/companies.ts';
import { companyKindLabel } from './registered-place.ts';

interface CompanyPageHeaderProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  about: string;
  company?: CompanyView | undefined;
}

/** What the page is, and which company it is about. */
export function CompanyPageHeader({ headingRef, about, company }: CompanyPageHeaderProps) {
  return (
    <header className="mb-8">
      <h1 ref={headingRef} tabIndex={-1} className="text-xl font-semibold">
        {companyMessages.title}
      </h1>
      <p className="mt-1 max-w-prose text-sm text-muted">{about}</p>
      {company && (
        <p className="mt-3 text-sm">
          <span className="font-medium">{company.name}</span>
          <span className="text-muted"> · {companyKindLabel(company)}</span>
        </p>
      )}
    </header>
  );
}
