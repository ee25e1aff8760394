import type { ReactNode } from 'react';
import { may } from '#domain/team/permissions.ts';
import { AnswerPapersProvider } from '#web/cases/answer-papers.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { messagePapers } from './message-papers.ts';

/** Gives the pages of a company's cases what shows and chooses the papers of answers. */
export function CasePapers({ children }: { children: ReactNode }) {
  const { company } = useCurrentCompany();
  if (!company) return children;
  const mayUpload = may(company.role, 'add-paper');
  const papers = { ...messagePapers, companyId: company.id, side: 'company', mayUpload } as const;
  return <AnswerPapersProvider value={papers}>{children}</AnswerPapersProvider>;
}
