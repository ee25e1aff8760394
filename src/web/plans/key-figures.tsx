import type { ReactNode } from 'react';
import type { PlanView, TotalView, YearOfCostsView } from '#contract/plans.ts';
import { windowText } from '#domain/values/day-text.ts';
import { moneyText, moneyTexts } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Sounding } from '#web/design-system/sounding.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { convertedDeposits, convertedTotal } from './converted.ts';
import { barOf, sumUpTheSame } from './figures.ts';
import { StatementText, Unpriced } from './statement-text.tsx';

/** What a founder asks first: what the first year costs, what the later ones do, how long it takes. */
export function KeyFigures({ plan }: { plan: PlanView }) {
  const [first, ...later] = plan.years;
  const [second, third] = later;
  // Years that come to the same share a figure.
  const isPrinted = useIsPrinted();
  const isSame = second !== undefined && third !== undefined && sumUpTheSame(second, third);
  return (
    <>
      <dl
        className={classNames(
          'grid grid-cols-2 gap-6',
          isSame ? 'lg:grid-cols-[5fr_4fr_3fr]' : 'lg:grid-cols-[5fr_2fr_2fr_3fr]',
        )}
      >
        {first && (
          <Figure title={planMessages.firstYear} isWhole={!isPrinted}>
            <Costs plan={plan} year={first} look="font-serif text-sum" />
            <Deposits plan={plan} year={first} />
          </Figure>
        )}
        {(isSame ? later.slice(0, 1) : later).map((year) => (
          <Figure
            key={year.year}
            title={isSame ? planMessages.laterYears : planMessages.year(year.year)}
            isWhole={isSame && !isPrinted}
          >
            <Costs plan={plan} year={year} look="text-lg font-semibold" />
          </Figure>
        ))}
        <Figure title={planMessages.time} isWhole={!isPrinted}>
          <Time plan={plan} />
        </Figure>
      </dl>
      {plan.countedFor && <StatementText statement={plan.countedFor} subject={planMessages.countedFor} />}
    </>
  );
}

interface FigureProps {
  title: string;
  /** Takes the whole width where it is narrow. */
  isWhole?: boolean;
  children: ReactNode;
}

function Figure({ title, isWhole = false, children }: FigureProps) {
  return (
    <div className={classNames('min-w-0', isWhole && 'max-lg:col-span-2')}>
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

/** A sum and, right below it, all that it lacks. */
function Costs({ plan, year: { year, total, unconfirmed }, look }: YearProps & { look: string }) {
  const converted = convertedTotal(plan, year);
  const amount = totalMessages.amount(total);
  const missing = amount ? totalMessages.plusMissing(total, unconfirmed) : totalMessages.missing(total);
  return (
    <>
      {amount ? (
        <p className={`${look} tabular text-pretty`}>
          <bdi>{converted ? totalMessages.amount(converted, true) : amount}</bdi>
        </p>
      ) : (
        <p className="py-1">{unconfirmed > 0 ? <Unpriced /> : planMessages.nothingKnown}</p>
      )}
      <Bar plan={plan} total={converted ?? total} />
      {converted && (
        <Note>
          <bdi>{amount}</bdi>
        </Note>
      )}
      {missing && <Note>{missing}</Note>}
    </>
  );
}

/** A sum as a bar, on the scale of the plan's highest year. */
function Bar({ plan, total }: { plan: PlanView; total: TotalView }) {
  const bar = barOf(total);
  const ends = plan.years.flatMap((year) => barOf(convertedTotal(plan, year.year) ?? year.total) ?? []);
  if (!bar || new Set(ends.flatMap(({ currency }) => currency ?? [])).size > 1) return null;
  const scale = Math.max(1, ...ends.map(({ low, high }) => high ?? low));
  return (
    <div className="my-2">
      <Sounding low={bar.low} high={bar.high} scale={scale} />
    </div>
  );
}

function Time({ plan: { workingDays, steps, openSteps } }: { plan: PlanView }) {
  const last = (days: readonly string[]) => days.reduce((one, other) => (one > other ? one : other), '');
  const earliest = last(steps.map((step) => step.earliest));
  const latest = last(steps.map((step) => step.latest));
  const say = steps.some(({ isOpen }) => isOpen) ? planMessages.doneAtEarliest : planMessages.done;
  if (workingDays.longest === 0) return <p className="py-1 text-muted">{planMessages.untimed}</p>;
  return (
    <>
      <p className="text-lg font-semibold tabular">
        <bdi>{planMessages.workingDays(workingDays.shortest, workingDays.longest)}</bdi>
      </p>
      <div className="my-2">
        <Sounding
          low={workingDays.shortest}
          high={openSteps.length > 0 ? undefined : workingDays.longest}
          scale={workingDays.longest}
        />
      </div>
      <Note>
        <bdi>{say(windowText(earliest, latest))}</bdi>
      </Note>
      {openSteps.length > 0 && <Note>{planMessages.withoutSteps(openSteps.length)}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm text-pretty text-muted tabular">{children}</p>;
}
