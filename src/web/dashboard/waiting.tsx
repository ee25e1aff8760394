import type { ReactNode } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { may } from '#domain/team/permissions.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { turnMessages } from '#messages/turns.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { isDone, stageOf } from './formation-stage.ts';
import { passedDeadlinesOf } from './passed-deadlines.ts';
import type { HomeQuery } from './use-home.ts';

interface WaitingProps {
  company: CompanyView;
  home: HomeQuery;
}

interface WaitingItem {
  id: string;
  /** Whom it waits for. */
  who: string;
  what: string;
  since: string;
  path: string;
  /** Whether its last day is near. */
  isUrgent?: boolean;
}

/** What waits for whom since when, beside the one next thing. Nothing where nothing does. */
export function Waiting({ company, home }: WaitingProps) {
  const items = [
    ...stepItems(company, home),
    ...profileItems(company, home),
    ...deadlineItems(company, home),
    ...requestItems(home),
  ];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="@container">
      <h2 id="waiting" className="text-lg font-semibold tracking-tight">
        {homeMessages.waiting}
      </h2>
      <p className="text-muted">{homeMessages.waitingAbout}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <WaitingRow key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ who, what, since, path, isUrgent }: WaitingItem): ReactNode {
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 @2xl:grid-cols-[10rem_minmax(0,1fr)_auto] @2xl:items-baseline">
      <span className="wrap-anywhere text-muted first-letter:uppercase">
        <bdi>{who}</bdi>
      </span>
      <Link
        to={path}
        className="w-fit rounded-sm py-0.5 font-medium text-pretty underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-3"
      >
        {what}
      </Link>
      <bdi className={`tabular ${isUrgent ? 'font-medium text-bad' : 'text-muted'}`}>{since}</bdi>
    </li>
  );
}

/** The steps that are ready, without the one that stands at the top. */
function stepItems(company: CompanyView, { formation: { formation } }: HomeQuery): WaitingItem[] {
  if (!formation) return [];
  const { next, done } = stageOf(formation);
  const isProfileNext = done === 0 && missingDetailsOf(company).length > 0;
  return formation.steps.flatMap(({ id, label, actor, turn }) => {
    if (!turn || (id === next?.id && !isProfileNext)) return [];
    const isOwn = turn.of === 'founder';
    return {
      id,
      who: isOwn ? partyIn(company) : homeMessages.parties[turn.of],
      what: label,
      since: isOwn ? homeMessages.since(turn.since) : turnMessages.text(turn, actor, turn.usual),
      path: dashboardPaths.formation,
    };
  });
}

/** The business profile, once the formation has begun: before that it is the next thing itself. */
function profileItems(company: CompanyView, { formation: { formation } }: HomeQuery): WaitingItem[] {
  const missing = missingDetailsOf(company);
  if (missing.length === 0 || !formation?.steps.some(isDone)) return [];
  return [
    {
      id: 'profile',
      who: partyIn(company),
      what: homeMessages.waitingProfile(missing),
      since: homeMessages.sinceMoment(company.createdAt),
      path: dashboardPaths.dashboardCompany,
    },
  ];
}

function deadlineItems(company: CompanyView, { formation, calendar }: HomeQuery): WaitingItem[] {
  const passed = calendar ? passedDeadlinesOf(calendar) : [];
  const incorporated = formation.formation?.dates.find(({ date }) => date === 'incorporation')?.on;
  const open = calendar?.companyQuestions.filter(({ answer }) => answer === null).length ?? 0;
  const [first] = passed;
  const isAllDone = formation.formation?.steps.every(isDone);
  const who = partyIn(company);
  return [
    ...(first && !isAllDone
      ? [
          {
            id: 'passed-deadlines',
            who,
            what: homeMessages.passedDeadlines(passed.length),
            since: homeMessages.since(first.on),
            path: dashboardPaths.calendar,
          },
        ]
      : []),
    ...(isAllDone || !incorporated ? [] : (calendar?.deadlines ?? [])).flatMap((due) =>
      due.daysLeft === null
        ? []
        : {
            id: due.id + due.occurrence,
            who,
            what: due.label,
            since: homeMessages.lastDays(due.daysLeft, due.on),
            path: dashboardPaths.calendar,
            isUrgent: true,
          },
    ),
    ...(open > 0 && incorporated
      ? [
          {
            id: 'questions',
            who,
            what: homeMessages.waitingQuestions(open),
            since: homeMessages.since(incorporated),
            path: dashboardPaths.calendar,
          },
        ]
      : []),
  ];
}

const servicePaths = { agent: dashboardPaths.agent, accounting: dashboardPaths.accounting } as const;

function requestItems({ requests = [] }: HomeQuery): WaitingItem[] {
  return requests
    .filter(({ state }) => state !== 'done')
    .map(({ id, service, requestedAt }) => ({
      id,
      who: webSettings.brand.operatorName,
      what: homeMessages.waitingRequest[service],
      since: homeMessages.sinceMoment(requestedAt),
      path: servicePaths[service],
    }));
}

/** Who of the company can act. */
function partyIn({ role }: CompanyView): string {
  return may(role, 'change-formation') ? homeMessages.parties.founder : homeMessages.admin;
}
