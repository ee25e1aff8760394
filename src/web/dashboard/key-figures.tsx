import type { ReactNode } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import type { CompanyView } from '#contract/companies.ts';
import { planQueryOf } from '#domain/plan/plan-address.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { totalMessages } from '#messages/totals.ts';
import { Sounding } from '#web/design-system/sounding.tsx';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { isDone } from './formation-stage.ts';
import { nextDeadlineOf, passedDeadlinesOf } from './passed-deadlines.ts';
import type { HomeQuery } from './use-home.ts';

interface KeyFiguresProps {
  company: CompanyView;
  formation: FormationView;
  home: HomeQuery;
}

/** What the first year costs, when everything can be done, and what falls due next. */
export function KeyFigures({ company, formation, home }: KeyFiguresProps) {
  return (
    <section aria-label={homeMessages.figures} className="@container">
      <dl className="grid border-y border-line @2xl:grid-cols-3">
        <FirstYear company={company} formation={formation} />
        <AllDone steps={formation.steps} />
        <NextDeadline {...home} />
      </dl>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="border-line py-4 not-first:border-t @2xl:px-6 @2xl:first:ps-0 @2xl:last:pe-0 @2xl:not-first:border-s @2xl:not-first:border-t-0">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="tabular block text-lg font-semibold text-pretty">
          <bdi>{value}</bdi>
        </span>
        {children && <span className="mt-0.5 block text-pretty text-muted">{children}</span>}
      </dd>
    </div>
  );
}

function FirstYear({ company, formation: { firstYear } }: Pick<KeyFiguresProps, 'company' | 'formation'>) {
  const { country, companyType, subType, visas, officeType } = company;
  const place = { country, companyType, ...(subType && { subType }) };
  const query = new URLSearchParams(planQueryOf(place, { visas, officeType }));
  const missing = totalMessages.missing(firstYear);
  return (
    <Figure
      label={homeMessages.firstYear}
      value={totalMessages.amount(firstYear) || homeMessages.nothingKnown}
    >
      <Range total={firstYear} />
      {missing && <>{missing}. </>}
      <TextLink to={`${paths.plan}?${query}`}>{homeMessages.toPlan}</TextLink>
    </Figure>
  );
}

/** A sum in one currency as a bar; sums in several have no common scale. */
function Range({ total }: { total: FormationView['firstYear'] }) {
  const sums =
    total.kind === 'complete'
      ? total.amounts
      : total.lowerBounds.map(({ low }) => ({ low, high: undefined }));
  const [sum, ...others] = sums;
  if (!sum || others.length > 0) return null;
  const { high } = sum;
  return (
    <span className="my-2 block max-w-60">
      <Sounding size="small" low={sum.low} high={high} scale={high ?? sum.low * openEnd} />
    </span>
  );
}

/** How much further than its lower bound the scale of an open sum reaches. */
const openEnd = 1.4;

function AllDone({ steps }: Pick<FormationView, 'steps'>) {
  const left = steps.filter((step) => !isDone(step));
  if (left.length === 0) {
    const last = latestOf(steps.flatMap(({ doneOn }) => doneOn ?? []));
    return <Figure label={homeMessages.allDoneOn} value={homeMessages.finishedOn(last)} />;
  }
  const earliest = latestOf(left.map((step) => step.earliest));
  const latest = latestOf(left.map((step) => step.latest));
  const unconfirmed = left.filter(({ workingDays }) => workingDays === null).length;
  if (left.some(({ isOpen }) => isOpen)) {
    return (
      <Figure label={homeMessages.allDoneBy} value={homeMessages.notBefore(earliest)}>
        {homeMessages.unconfirmedTimes(unconfirmed)}
      </Figure>
    );
  }
  return (
    <Figure label={homeMessages.allDoneBy} value={homeMessages.finishedOn(latest)}>
      <bdi>{homeMessages.finishedBetween(earliest, latest)}</bdi>
    </Figure>
  );
}

function NextDeadline({ calendar, isCalendarUnread }: HomeQuery) {
  if (isCalendarUnread) {
    return (
      <Figure label={homeMessages.nextDeadline} value={homeMessages.deadlineUnread}>
        <TextLink to={dashboardPaths.calendar}>{homeMessages.seeDeadlinesAction}</TextLink>
      </Figure>
    );
  }
  const next = calendar && nextDeadlineOf(calendar);
  const passed = calendar ? passedDeadlinesOf(calendar).length : 0;
  if (!next) {
    return (
      <Figure label={homeMessages.nextDeadline} value={calendar ? homeMessages.noDeadline : '…'}>
        {calendar ? homeMessages.noDeadlineText : ' '}
      </Figure>
    );
  }
  return (
    <Figure label={homeMessages.nextDeadline} value={homeMessages.finishedOn(next.on)}>
      {next.label}
      {passed > 0 && (
        <>
          {' · '}
          <TextLink to={dashboardPaths.calendar}>{homeMessages.passedDeadlines(passed)}</TextLink>
        </>
      )}
    </Figure>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="relative text-accent-text underline underline-offset-2 after:absolute after:-inset-3.25"
    >
      {children}
    </Link>
  );
}

/** Days as YYYY-MM-DD sort as text. */
function latestOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}
