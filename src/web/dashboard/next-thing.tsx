import { useId } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { fieldOfDetail, missingDetailsOf, profileProgressOf } from '#domain/companies/company-profile.ts';
import { may } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { ProgressSegments } from '#web/design-system/progress-segments.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { isFailure } from '#web/platform/call.ts';
import { useWaitingCompany } from '#web/platform/create-first-company.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { CreateWaitingCompany } from './create-waiting-company.tsx';
import { isDone } from './formation-stage.ts';
import { NextInFormation } from './next-in-formation.tsx';
import { NextThingCard, PrimaryLink, Unread } from './next-thing-card.tsx';
import type { HomeQuery } from './use-home.ts';

interface NextThingProps {
  home: HomeQuery;
  /** Called when the card's button has been removed because it changed what the card shows. */
  onResolved(): void;
}

/** The one thing to do next, by where the person's company stands. */
export function NextThing({ home, onResolved }: NextThingProps) {
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
  const { formation, failure: unread } = home.formation;
  if (!formation && !unread) return <Loading />;
  // Once the formation has begun, its steps come first; whether it has is unknown where it could not be read.
  const hasBegun = formation ? formation.steps.some(isDone) : !isFailure(unread, 'formation-not-found');
  return missingDetailsOf(company).length > 0 && !hasBegun ? (
    <ProfileFirst company={company} />
  ) : (
    <NextInFormation company={company} home={home} onResolved={onResolved} />
  );
}

function ProfileFirst({ company }: { company: CompanyView }) {
  const missing = missingDetailsOf(company);
  const parts = profileProgressOf(company);
  if (!may(company.role, 'change-company')) {
    return (
      <NextThingCard
        title={homeMessages.viewCompany}
        action={
          <PrimaryLink to={dashboardPaths.dashboardCompany}>{homeMessages.viewCompanyAction}</PrimaryLink>
        }
      >
        {homeMessages.detailsLeftToAdmin(company.name, missing)}
      </NextThingCard>
    );
  }
  return (
    <NextThingCard
      title={homeMessages.completeProfile}
      action={
        <PrimaryLink to={dashboardPaths.dashboardCompany}>{homeMessages.completeProfileAction}</PrimaryLink>
      }
    >
      <p>{homeMessages.profileProgress(company.name, parts.length - missing.length, parts.length)}</p>
      <ProgressSegments parts={parts} className="my-3 max-w-md" />
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>{homeMessages.stillMissing}</span>
        {missing.map((detail) => (
          <Link
            key={detail}
            to={`${dashboardPaths.dashboardCompany}#${fieldOfDetail[detail]}`}
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
