import type { ReactNode } from 'react';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { BankApplications } from './bank-applications.tsx';
import { BankFile } from './bank-file.tsx';
import { BankPapers } from './bank-papers.tsx';
import type { Banking } from './use-banking.ts';

/** The company's file for banks and its applications. */
export function BankStep({ banking }: { banking: Banking }) {
  const { company, failure, refetch, isFetching } = banking;
  return (
    <>
      <Section id="bank-file" title={bankStepMessages.file} about={bankStepMessages.fileAbout}>
        {banking.banking ? (
          <div className="grid gap-8">
            <BankFile key={company?.id} banking={banking} />
            {company && <BankPapers companyId={company.id} country={company.country} />}
          </div>
        ) : failure ? (
          <ErrorState title={bankStepMessages.unread} onRetry={refetch} isRetrying={isFetching}>
            {describeFailure(failure)}
          </ErrorState>
        ) : (
          <div role="status" aria-label={bankStepMessages.loading}>
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        )}
      </Section>
      {banking.banking && (
        <Section id="bank-applications" title={bankStepMessages.applications}>
          <BankApplications banking={banking} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}

function Section({ id, title, about, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-prose text-muted">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
