import { Fragment, type ReactNode } from 'react';
import type { PlanView, YearOfCostsView } from '#contract/plans.ts';
import { windowText } from '#domain/values/day-text.ts';
import { moneyText, moneyTexts } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { convertedDeposits, convertedTotal } from './converted.ts';
import { sumUpTheSame } from './figures.ts';
import { StatementText, Unconfirmed } from './statement-text.tsx';

/** What a founder asks first: what the first year costs, what the later ones do, how long it takes. */
export function KeyFigures({ plan }: { plan: PlanView }) {
  const [first, ...later] = plan.years;
  return (
    <>
      {/* What shows between the figures is the lines. */}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line [print-color-adjust:exact] lg:grid-cols-3 print:grid-cols-3">
        {first && (
          <Figure title={planMessages.firstYear}>
            <Costs plan={plan} year={first} />
            <Deposits plan={plan} year={first} />
          </Figure>
        )}
        <LaterYears plan={plan} years={later} />
        <Figure title={planMessages.time}>
          <Time plan={plan} />
        </Figure>
      </dl>
      {plan.countedFor && <StatementText statement={plan.countedFor} subject={planMessages.countedFor} />}
    </>
  );
}

function LaterYears({ plan, years }: { plan: PlanView; years: readonly YearOfCostsView[] }) {
  const [second, third] = years;
  if (!second || !third) return null;
  if (sumUpTheSame(second, third)) {
    return (
      <Figure title={planMessages.laterYears}>
        <Costs plan={plan} year={second} />
      </Figure>
    );
  }
  return (
    <div className="bg-raised pb-4">
      {[second, third].map((year, index) => (
        <Fragment key={year.year}>
          <dt
            className={classNames(
              'px-4 pt-4 text-sm font-medium text-muted sm:px-5',
              index > 0 && 'mt-4 border-t border-line',
            )}
          >
            {planMessages.year(year.year)}
          </dt>
          <dd className="mt-1 px-4 sm:px-5">
            <Costs plan={plan} year={year} isSmall />
          </dd>
        </Fragment>
      ))}
    </div>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="bg-raised px-4 py-4 sm:px-5">
      <dt className="text-sm font-medium text-muted">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

interface YearProps {
  plan: PlanView;
  year: YearOfCostsView;
}

function Deposits({ plan, year: { year, deposits } }: YearProps) {
  if (deposits.length === 0) return null;
  const converted = convertedDeposits(plan, year);
  return (
    <Note>
      {converted
        ? planMessages.conversion.plusDeposits(moneyText(converted))
        : planMessages.plusDeposits(moneyTexts(deposits))}
    </Note>
  );
}

function Costs({ plan, year, isSmall = false }: YearProps & { isSmall?: boolean }) {
  const { total, unconfirmed } = year;
  const converted = convertedTotal(plan, year.year);
  const amount = totalMessages.amount(total);
  return (
    <>
      {amount ? (
        <p
          className={
            isSmall
              ? 'text-base font-semibold tabular tracking-tight'
              : 'text-xl font-semibold tabular tracking-tight'
          }
        >
          {converted ? totalMessages.amount(converted, true) : amount}
        </p>
      ) : (
        <p className="py-1">{unconfirmed > 0 ? <Unconfirmed /> : planMessages.nothingKnown}</p>
      )}
      {converted && <Note>{amount}</Note>}
      {total.kind === 'incomplete' && <Note>{totalMessages.missing(total)}</Note>}
      {unconfirmed > 0 && <Note>{planMessages.without(unconfirmed)}</Note>}
    </>
  );
}

function Time({ plan: { workingDays, steps, openSteps } }: { plan: PlanView }) {
  const last = (days: readonly string[]) => days.reduce((one, other) => (one > other ? one : other), '');
  const earliest = last(steps.map((step) => step.earliest));
  const latest = last(steps.map((step) => step.latest));
  const say = steps.some(({ isOpen }) => isOpen) ? planMessages.doneAtEarliest : planMessages.done;
  if (workingDays.longest === 0) {
    return (
      <p className="py-1">
        <Unconfirmed />
      </p>
    );
  }
  return (
    <>
      <p className="text-xl font-semibold tabular tracking-tight">
        {planMessages.workingDays(workingDays.shortest, workingDays.longest)}
      </p>
      <Note>{say(windowText(earliest, latest))}</Note>
      {openSteps.length > 0 && <Note>{planMessages.withoutSteps(openSteps.length)}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm text-muted tabular">{children}</p>;
}
