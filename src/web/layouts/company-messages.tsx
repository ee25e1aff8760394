import type { CompanyFile } from '#contract/operator.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import CompanyThreadPanel from '#web/threads/company-thread-panel.tsx';
import { messagePapers } from './message-papers.ts';

/** The messages in a client's file, with the papers of the vault. */
export default function CompanyMessages({ company, role }: { company: CompanyFile; role: StaffRole }) {
  return <CompanyThreadPanel company={company} role={role} papers={messagePapers} />;
}
