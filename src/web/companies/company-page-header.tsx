import { History } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { companyMessages } from '#messages/companies.ts';
import { Button } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { Link } from '#web/platform/router.tsx';
import { companyKindLabel } from './registered-place.ts';

const loadHistoryDialog = () => import('./history-dialog.tsx');
const HistoryDialog = lazy(loadHistoryDialog);

interface CompanyPageHeaderProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  about: string;
  company?: CompanyView | undefined;
}

/** What the page is, and which company it is about. */
export function CompanyPageHeader({ headingRef, about, company }: CompanyPageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-60">
        <PageTitle ref={headingRef}>{companyMessages.title}</PageTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">{about}</p>
        {company && (
          <p className="mt-3 text-sm">
            <span className="font-medium">{company.name}</span>
            <span className="text-muted"> · {companyKindLabel(company)}</span>
          </p>
        )}
      </div>
      {company && (
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link to={dashboardPaths.changes}>{companyMessages.startChange}</Link>
          </Button>
          <HistoryButton company={company} />
        </div>
      )}
    </header>
  );
}

function HistoryButton({ company }: { company: CompanyView }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  async function open(): Promise<void> {
    if (!(await loadPart(loadHistoryDialog))) return;
    setIsLoaded(true);
    setIsOpen(true);
  }
  return (
    <>
      <Button onClick={open}>
        <History aria-hidden="true" size={16} strokeWidth={1.5} />
        {companyMessages.history}
      </Button>
      {isLoaded && (
        <Suspense>
          <HistoryDialog company={company} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
