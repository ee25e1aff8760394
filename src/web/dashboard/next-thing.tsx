import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { CompanyView } from '#contract/companies.ts';
import type { FormationView } from '#contract/formation.ts';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { may } from '#domain/team/permissions.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { commonMessages } from '#web/messages/common.ts';
import { homeMessages } from '#web/messages/dashboard.ts';
import { paths } from '#web/paths.ts';
import { describeFailure } from '#web/platform/call.ts';
import { useWaitingCompany } from '#web/platform/create-first-company.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CreateWaitingCompany } from './create-waiting-company.tsx';
import { NextThingCard } from './next-thing-card.tsx';

interface NextThingProps extends FormationSoFar {
  /** Called when the card's own button changed what the card is about, and so is gone. */
  onResolved(): void;
}

interface FormationSoFar {
  /** Where the company's formation stands, once that is known. */
  formation: FormationView | undefined;
  /** Whether it could not be read. */
  isFormationUnread: boolean;
}

/** The one thing to do next, by where the person's company stands. */
export function NextThing({ onResolved, ...soFar }: NextThingProps) {
  const { state, company } = useCurrentCompany();
  const waiting = useWaitingCompany();
  if (state === 'loading') return <Loading />;
  if (state === 'error') return <Unread onResolved={onResolved} />;
  if (waiting) return <CreateWaitingCompany waiting={waiting} isFirst={!company} onResolved={onResolved} />;
  return company ? <NextForCompany company={company} {...soFar} /> : <AnswerFirst />;
}

function NextForCompany({
  company,
  formation,
  isFormationUnread,
}: FormationSoFar & { company: CompanyView }) {
  const missing = missingDetailsOf(company);
  if (missing.length === 0 && !formation && !isFormationUnread) return <Loading />;
  const nextStep = formation?.steps.find(({ id }) => id === formation.next);
  if (missing.length === 0 && nextStep) {
    return (
      <NextThingCard
        title={nextStep.label}
        action={<PrimaryLink to={paths.formation}>{homeMessages.openFormationAction}</PrimaryLink>}
      >
        {homeMessages.formationStep(company.name, nextStep.actor)}
      </NextThingCard>
    );
  }
  if (missing.length === 0) {
    return (
      <NextThingCard
        title={homeMessages.chooseBank}
        action={<PrimaryLink to={paths.banking}>{homeMessages.chooseBankAction}</PrimaryLink>}
      >
        {homeMessages.profileComplete(company.name)}
      </NextThingCard>
    );
  }
  if (!may(company.role, 'change-company')) {
    return (
      <NextThingCard
        title={homeMessages.viewCompany}
        action={<PrimaryLink to={paths.dashboardCompany}>{homeMessages.viewCompanyAction}</PrimaryLink>}
      >
        {homeMessages.detailsLeftToAdmin(company.name, missing)}
      </NextThingCard>
    );
  }
  return (
    <NextThingCard
      title={homeMessages.completeProfile}
      action={<PrimaryLink to={paths.dashboardCompany}>{homeMessages.completeProfileAction}</PrimaryLink>}
    >
      {homeMessages.detailsMissing(company.name, missing)}
    </NextThingCard>
  );
}

function AnswerFirst() {
  const answers = useStoredValue(storedOnboarding, undefined);
  return (
    <NextThingCard
      title={homeMessages.answerQuestions}
      action={<PrimaryLink to={paths.onboarding}>{homeMessages.answerQuestionsAction}</PrimaryLink>}
    >
      {answers?.country ? homeMessages.answersUnfinished : homeMessages.answersMissing}
    </NextThingCard>
  );
}

function PrimaryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild kind="primary">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function Unread({ onResolved }: Pick<NextThingProps, 'onResolved'>) {
  const { failure, refresh } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refresh, onResolved);
  return (
    <div role="alert">
      <NextThingCard
        kind="problem"
        title={homeMessages.companiesUnread}
        action={
          <Button onClick={retry} isBusy={isRetrying}>
            {commonMessages.retry}
          </Button>
        }
      >
        {describeFailure(failure)}
      </NextThingCard>
    </div>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  const id = useId();
  return (
    <div
      role="status"
      aria-labelledby={id}
      className="flex min-h-29 flex-col justify-center gap-2.5 rounded-card border border-line bg-surface px-5 sm:px-6"
    >
      <span id={id} className="sr-only">
        {commonMessages.loading}
      </span>
      {isSlow && (
        <>
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
        </>
      )}
    </div>
  );
}
