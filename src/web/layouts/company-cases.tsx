import type { CompanyFile } from '#contract/operator.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { AnswerPapersProvider } from '#web/cases/answer-papers.ts';
import CompanyCasesPanel from '#web/cases/company-cases-panel.tsx';
import { messagePapers } from './message-papers.ts';

/** The tasks of a client in its file, with the papers of answers. */
export default function CompanyCases({ company, role }: { company: CompanyFile; role: StaffRole }) {
  const mayUpload = mayAsStaff(role, 'act-for-client');
  const papers = { ...messagePapers, companyId: company.id, side: 'agency', mayUpload } as const;
  return (
    <AnswerPapersProvider value={papers}>
      <CompanyCasesPanel company={company} />
    </AnswerPapersProvider>
  );
}
