import type { CalendarView } from '#contract/calendar.ts';
import type { FormationStepView } from '#contract/case-views.ts';
import type { CompanyView } from '#contract/companies.ts';
import { namingStepOf } from '#domain/names/naming-steps.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { turnMessages } from '#messages/turns.ts';
import { Button } from '#web/design-system/button.tsx';
import { isFailure } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { isOfBank, stageOf } from './formation-stage.ts';
import { NextThingCard, PrimaryLink, Unread } from './next-thing-card.tsx';
import { nextDeadlineOf, passedDeadlinesOf } from './passed-deadlines.ts';
import type { HomeQuery } from './use-home.ts';

interface NextInFormationProps {
  company: CompanyView;
  home: HomeQuery;
  /** Called when the card's button has been removed because it changed what the card shows. */
  onResolved(): void;
}

/** The step to take now; after the last one, what falls due. */
export function NextInFormation({ company, home, onResolved }: NextInFormationProps) {
  const { formation, failure, refetch } = home.formation;
  // A place that the catalogue does not hold has no steps; a bank can be looked for anyway.
  if (isFailure(failure, 'formation-not-found')) {
    return (
      <NextThingCard
        title={homeMessages.chooseBank}
        action={<PrimaryLink to={dashboardPaths.banking}>{homeMessages.chooseBankAction}</PrimaryLink>}
      >
        {homeMessages.profileComplete(company.name)}
      </NextThingCard>
    );
  }
  if (!formation) {
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
  if (!next) return <NextDeadline company={company} calendar={home.calendar} />;
  if (isOfBank(next)) {
    return (
      <NextThingCard
        title={next.label}
        action={
          <>
            <Button asChild>
              <Link to={dashboardPaths.formation}>{homeMessages.openFormationAction}</Link>
            </Button>
            <PrimaryLink to={dashboardPaths.banking}>{homeMessages.chooseBankAction}</PrimaryLink>
          </>
        }
      >
        {aboutStep(next)} {homeMessages.bankStep(company.name)}
      </NextThingCard>
    );
  }
  return (
    <NextThingCard
      eyebrow={next.turn?.of === 'founder' ? homeMessages.next : homeMessages.inProgress}
      title={next.label}
      action={
        next.id === namingStepOf(formation.jurisdiction.id) && next.turn?.of === 'founder' ? (
          <>
            <Button asChild>
              <Link to={dashboardPaths.formation}>{homeMessages.openFormationAction}</Link>
            </Button>
            <PrimaryLink to={dashboardPaths.names}>{homeMessages.chooseNamesAction}</PrimaryLink>
          </>
        ) : (
          <PrimaryLink to={dashboardPaths.formation}>{homeMessages.openFormationAction}</PrimaryLink>
        )
      }
    >
      {aboutStep(next)}
    </NextThingCard>
  );
}

/** Whose turn it is since when, what is to be handed in, and how long it usually takes. */
function aboutStep({ actor, turn, workingDays, documents, result }: FormationStepView): string {
  if (!turn) return '';
  const since = `${turnMessages.text(turn, actor, turn.usual)}.`;
  if (turn.of !== 'founder') return `${since} ${homeMessages.nothingToDo(result)}`;
  const isDecided = actor !== 'founder' && actor !== 'agent';
  return [
    since,
    documents.length > 0 && homeMessages.handIn(documents.length),
    isDecided && homeMessages.decision(actor, workingDays),
    !isDecided && workingDays && homeMessages.usually(workingDays.shortest, workingDays.longest),
  ]
    .filter(Boolean)
    .join(' ');
}

interface NextDeadlineProps {
  company: CompanyView;
  calendar: CalendarView | undefined;
}

/** A formed company has its yearly duties: those that have passed come first. */
function NextDeadline({ company, calendar }: NextDeadlineProps) {
  const passed = calendar ? passedDeadlinesOf(calendar).length : 0;
  if (passed > 0) {
    return (
      <NextThingCard
        title={homeMessages.passedDeadlines(passed)}
        action={<PrimaryLink to={dashboardPaths.calendar}>{homeMessages.passedDeadlinesAction}</PrimaryLink>}
      >
        {homeMessages.passedDeadlinesText}
      </NextThingCard>
    );
  }
  const next = calendar && nextDeadlineOf(calendar);
  return (
    <NextThingCard
      title={next?.label ?? homeMessages.seeDeadlines}
      action={<PrimaryLink to={dashboardPaths.calendar}>{homeMessages.seeDeadlinesAction}</PrimaryLink>}
    >
      {next
        ? homeMessages.deadlineDue(company.name, next.on, calendar.today)
        : homeMessages.allDone(company.name)}
    </NextThingCard>
  );
}
