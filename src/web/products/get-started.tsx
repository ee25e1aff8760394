import { useId } from 'react';
import { Link } from 'react-router';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { Button } from '#web/design-system/button.tsx';
import { productMessages } from '#web/messages/products.ts';
import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';

/** The way into a product that is not open yet, with the reason at hand. */
export function GetStarted() {
  const noteId = useId();
  const { company } = useCurrentCompany();
  const isComplete = company !== undefined && missingDetailsOf(company).length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <Button kind="primary" disabled aria-describedby={noteId}>
        {productMessages.getStarted}
      </Button>
      <div className="min-w-0 flex-1 basis-60">
        <p id={noteId}>{productMessages.getStartedNote}</p>
        {isComplete ? (
          <p className="mt-1 text-muted">{productMessages.profileComplete}</p>
        ) : (
          <Link
            to={paths.dashboardCompany}
            className="mt-1 inline-block rounded-sm font-medium text-accent-text underline underline-offset-2"
          >
            {productMessages.toProfile}
          </Link>
        )}
      </div>
    </div>
  );
}
