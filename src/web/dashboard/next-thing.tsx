import { type ReactNode, useId } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { fieldOfDetail, missingDetailsOf, profileProgressOf } from '#domain/companies/company-profile.ts';
import { may } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Button } from '#web/design-system/button.tsx';
import { ProgressSegments } from '#web/design-system/progress-segments.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { type CallFailure, describeFailure, isFailure } from '#web/platform/call.ts';
import { useWaitingCompany } from '#web/platform/create-first-company.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Link } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import type { FormationQuery } from '#web/platform/use-formation.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CreateWaitingCompany } from './create-waiting-company.tsx';
import { isOfBank, stageOf } from './formation-stage.ts';
import { NextThingCard } from './next-thing-card.tsx';

interface NextThingProps {
  /** Where the company's formation stands. */
  query: FormationQuery;
  /** Called when the card's button has been removed because it changed what the card shows. */
  onResolved(): void;
}

/** The one thing to do next, by where the person's company stands. */
export function NextThing({ query, onResolved }: NextThingProps) {
  const { state, company, failure, refetch } = useCurrentCompany();
  const waiting = useWaitingCompany();
  if (state === 'loading') return <Loading />;
  if (state === 'error') {
    return (
      <Unread
        title={homeMessages.companiesUnread}
        failure={failure}
        refetch={refetch}
        onResolved={onResolved}
      />
    );
  }
  if (waiting) return <CreateWaitingCompany waiting={waiting} isFirst={!company} onResolved={onResolved} />;
  if (!company) return <AnswerFirst />;
  return missingDetailsOf(company).length > 0 ? (
    <ProfileFirst company={company} />
  ) : (
    <NextInFormation company={company} query={query} onResolved={onResolved} />
  );
}

function NextInFormation({ company, query, onResolved }: NextThingProps & { company: CompanyView }) {
  const { formation, failure, refetch } = query;
  // A place that the catalogue does not hold has no steps; a bank can be looked for anyway.
  if (isFailure(failure, 'formation-not-found')) {
    return (
      <NextThingCard
        title={homeMessages.chooseBank}
        action={<PrimaryLink to={paths.banking}>{homeMessages.chooseBankAction}</PrimaryLink>}
      >
        {homeMessages.profileComplete(company.name)}
      </NextThingCard>
    );
  }
  if (!formation) {
    if (!failure) return <Loading />;
    return (
      <Unread
        title={homeMessages.formationUnread}
        failure={failure}
        refetch={refetch}
        onResolved={onResolved}
      />
    );
  }
  const { next } = stageOf(formation);
  if (!next) {
    return (
      <NextThingCard
        title={homeMessages.seeDeadlines}
        action={<PrimaryLink to={paths.calendar}>{homeMessages.seeDeadlinesAction}</PrimaryLink>}
      >
        {homeMessages.allDone(company.name)}
      </NextThingCard>
    );
  }
  if (isOfBank(next)) {
    return (
      <NextThingCard
        title={next.label}
        action={
          <>
            <Button asChild>
              <Link to={paths.formation}>{homeMessages.openFormationAction}</Link>
            </Button>
            <PrimaryLink to={paths.banking}>{homeMessages.chooseBankAction}</PrimaryLink>
          </>
        }
      >
        {homeMessages.bankStep(company.name)}
      </NextThingCard>
    );
  }
  return (
    <NextThingCard
      title={next.label}
      action={<PrimaryLink to={paths.formation}>{homeMessages.openFormationAction}</PrimaryLink>}
    >
      {homeMessages.formationStep(company.name, next.actor)}
    </NextThingCard>
  );
}

function ProfileFirst({ company }: { company: CompanyView }) {
  const missing = missingDetailsOf(company);
  const parts = profileProgressOf(company);
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
      <p>{homeMessages.profileProgress(company.name, parts.length - missing.length, parts.length)}</p>
      <ProgressSegments parts={parts} className="my-3 max-w-md" />
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>{homeMessages.stillMissing}</span>
        {missing.map((detail) => (
          <Link
            key={detail}
            to={`${paths.dashboardCompany}#${fieldOfDetail[detail]}`}
            className="rounded-sm font-medium text-accent-text underline underline-offset-2"
          >
            {homeMessages.details[detail]}
          </Link>
        ))}
      </p>
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

interface UnreadProps extends Pick<NextThingProps, 'onResolved'> {
  title: string;
  failure: CallFailure | undefined;
  refetch(): Promise<boolean>;
}

function Unread({ title, failure, refetch, onResolved }: UnreadProps) {
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <div role="alert">
      <NextThingCard
        kind="problem"
        title={title}
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
