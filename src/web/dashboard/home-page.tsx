import { displayNameOf } from '#domain/accounts/person.ts';
import { commonMessages } from '#messages/common.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { useFormation } from '#web/platform/use-formation.ts';
import { usePage } from '#web/platform/use-page.ts';
import { ActionItems } from './action-items.tsx';
import { NextSteps } from './next-steps.tsx';
import { NextThing } from './next-thing.tsx';

/** Where the formation stands and what to do next. */
export default function HomePage() {
  const heading = usePage(pageTitles.dashboard);
  const person = usePerson();
  const { company } = useCurrentCompany();
  const query = useFormation(company?.id);
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <div className="flex flex-col gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
          {homeMessages.greeting(displayNameOf(person) || commonMessages.user)}
        </h1>
        <NextThing query={query} onResolved={() => heading.current?.focus()} />
      </div>
      <NextSteps formation={query.formation} />
      <ActionItems formation={query.formation} />
    </div>
  );
}
