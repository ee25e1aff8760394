import { lazy, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';

const loadLeaveDialog = () => import('./leave-dialog.tsx');
const LeaveDialog = lazy(loadLeaveDialog);

interface LeaveCompanyProps {
  company: CompanyView;
  /** Whether this is the only admin. */
  isLastAdmin: boolean;
}

/** The way out of a company, or what has to be done before. */
export function LeaveCompany({ company, isLastAdmin }: LeaveCompanyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isLastAdmin) return <p className="text-muted">{teamMessages.lastAdmin}</p>;
  return (
    <>
      <Button
        kind="danger"
        className="self-start"
        onClick={async () => {
          if (!wasOpened && !(await loadPart(loadLeaveDialog))) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {teamMessages.leave}
      </Button>
      {wasOpened && (
        <Suspense>
          <LeaveDialog company={company} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
