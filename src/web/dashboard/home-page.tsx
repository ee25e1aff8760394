import { lazy, Suspense } from 'react';
import { displayNameOf } from '#domain/accounts/person.ts';
import { commonMessages } from '#messages/common.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { isFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { ActionItems } from './action-items.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NextSteps } from './next-steps.tsx';
import { NextThing } from './next-thing.tsx';
import { Passage } from './passage.tsx';
import { useHome } from './use-home.ts';
import { Waiting } from './waiting.tsx';

const OpenChanges = lazy(() => import('./open-changes.tsx'));

/** The company's cockpit: the one next thing, how far the formation has come, and what waits for whom. */
export default function HomePage() {
  const heading = usePage(pageTitles.dashboard);
  const person = usePerson();
  const { company, state } = useCurrentCompany();
  const home = useHome(company?.id);
  const { formation, failure } = home.formation;
  // What stands below the formation comes with it, so that nothing moves down.
  const isKnown = company ? Boolean(formation || failure) : state !== 'loading';
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-6">
        <header>
          <PageTitle ref={heading}>
            {homeMessages.greeting(displayNameOf(person) || commonMessages.user)}
          </PageTitle>
          {company && (
            <p className="mt-1 text-muted">
              <bdi className="wrap-anywhere">{company.name}</bdi>
              {formation && <> · {formation.jurisdiction.name}</>}
            </p>
          )}
        </header>
        <NextThing home={home} onResolved={() => heading.current?.focus()} />
        {formation && formation.openChanges.length + formation.suggestions.length > 0 && (
          <Suspense>
            <OpenChanges formation={formation} />
          </Suspense>
        )}
        {company && formation && (
          <>
            <Passage formation={formation} />
            <KeyFigures company={company} formation={formation} home={home} />
          </>
        )}
      </div>
      {isKnown && (
        <>
          {company && <Waiting company={company} home={home} />}
          <NextSteps formation={formation} hasNoPlan={isFailure(failure, 'formation-not-found')} />
          <ActionItems home={home} />
        </>
      )}
    </div>
  );
}
