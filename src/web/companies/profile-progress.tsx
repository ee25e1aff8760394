import { CircleCheck } from 'lucide-react';
import type { CompanyView } from '#contract/companies.ts';
import type { CompanyField } from '#domain/companies/company-fields.ts';
import { fieldOfDetail, missingDetailsOf, profileProgressOf } from '#domain/companies/company-profile.ts';
import { companyMessages } from '#messages/companies.ts';
import { ProgressSegments } from '#web/design-system/progress-segments.tsx';

interface ProfileProgressProps {
  company: CompanyView;
  /** Leads to a field that is missing. */
  onChoose(field: CompanyField): void;
}

/** How much of the business profile is saved, what is missing, and what a complete one opens. */
export function ProfileProgress({ company, onChoose }: ProfileProgressProps) {
  const parts = profileProgressOf(company);
  const missing = missingDetailsOf(company);
  const given = parts.length - missing.length;
  return (
    <section
      aria-label={companyMessages.businessProfile}
      className="rounded-card bg-surface px-4 py-4 sm:px-6"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-base font-semibold tabular">
        {missing.length === 0 && (
          <CircleCheck aria-hidden="true" size={20} strokeWidth={1.5} className="text-good" />
        )}
        {companyMessages.profileProgress(given, parts.length)}
      </p>
      <ProgressSegments parts={parts} className="mt-3" />
      {missing.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{companyMessages.profileOpens}</p>
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{companyMessages.profileMissing}</span>
          {missing.map((detail) => (
            <button
              key={detail}
              type="button"
              onClick={() => onChoose(fieldOfDetail[detail])}
              className="rounded-sm font-medium text-accent-text underline underline-offset-2"
            >
              {companyMessages.details[detail]}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
