import type { CompanyFile } from '#contract/operator.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import CompanyPeoplePanel from '#web/parties/company-people-panel.tsx';
import CompanyAccess from '#web/team/company-access.tsx';

/** The people of a client in its file: who owns and runs the company, then who has access to it. */
export default function CompanyPeople({ company, role }: { company: CompanyFile; role: StaffRole }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <CompanyPeoplePanel company={company} role={role} />
      {mayAsStaff(role, 'read-people') && <CompanyAccess company={company} role={role} />}
    </div>
  );
}
