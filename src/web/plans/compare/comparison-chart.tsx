import type { ComparedPlanView } from '#contract/plans.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Sounding } from '#web/design-system/sounding.tsx';
import { convertedTotal } from '../converted.ts';
import { barOf, inWholeUnits } from '../figures.ts';
import { Unpriced } from '../statement-text.tsx';
import { yearIn } from './comparison-rows.ts';
import { JurisdictionHeading } from './jurisdiction-heading.tsx';
import { lowestMarks } from './lowest-cost.ts';
import { OurFee } from './our-fee.tsx';

/** What decides first: money and days of each place as ranges on common scales. */
export function ComparisonChart({ plans }: { plans: readonly ComparedPlanView[] }) {
  const totals = new Map(plans.map((plan) => [plan, shownTotal(plan)]));
  const bars = plans.flatMap((plan) => {
    const total = totals.get(plan);
    return (total && barOf(total)) || [];
  });
  const marks = lowestMarks(plans, 'year-1');
  const maxDays = Math.max(1, ...plans.map(({ workingDays }) => workingDays.longest));
  return (
    <ul aria-label={compareMessages.chart} className="@container border-b border-line print:hidden">
      {plans.map((plan) => {
        const total = totals.get(plan);
        const lowest = marks.get(plan.jurisdiction.id);
        const bar = total && barOf(total);
        // Each currency has a scale of its own, as amounts of two cannot be compared; one alone has none.
        const rivals = bars.filter(({ currency }) => !bar?.currency || currency === bar.currency);
        const scale = Math.max(1, ...rivals.map(({ low, high }) => high ?? low));
        return (
          <li
            key={plan.jurisdiction.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-line py-4 @2xl:grid-cols-[3fr_5fr_3fr]"
          >
            <JurisdictionHeading plan={plan} />
            <div className="grid content-start gap-1.5">
              <p className="text-xs text-muted">{compareMessages.rows['year-1']}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-base font-semibold tabular">
                {total && totalMessages.amount(total) ? (
                  <bdi>{totalMessages.amount(total, isConverted(plan))}</bdi>
                ) : (
                  <Unpriced />
                )}
                {lowest && <Badge tone="good">{compareMessages[lowest]}</Badge>}
              </p>
              <OurFee year={plan.years[0]} />
              {bar && rivals.length > 1 && <Sounding low={bar.low} high={bar.high} scale={scale} />}
              {total && (
                <p className="text-xs text-pretty text-muted">
                  {totalMessages.plusMissing(total, plan.years[0]?.unconfirmed ?? 0)}
                </p>
              )}
            </div>
            <Days plan={plan} scale={maxDays} />
          </li>
        );
      })}
    </ul>
  );
}

function Days({ plan: { workingDays, openSteps }, scale }: { plan: ComparedPlanView; scale: number }) {
  const { shortest, longest } = workingDays;
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-xs text-muted">{compareMessages.rows['working-days']}</p>
      <p className="text-base font-semibold tabular">
        {longest === 0 ? (
          <span className="text-xs font-normal text-muted">{planMessages.untimed}</span>
        ) : (
          <bdi>{planMessages.workingDays(shortest, longest)}</bdi>
        )}
      </p>
      <Sounding low={shortest} high={openSteps.length > 0 ? undefined : longest} scale={scale} />
      {openSteps.length > 0 && (
        <p className="text-xs text-pretty text-muted">{planMessages.withoutSteps(openSteps.length)}</p>
      )}
    </div>
  );
}

function isConverted(plan: ComparedPlanView): boolean {
  return convertedTotal(plan, 1) !== undefined;
}

function shownTotal(plan: ComparedPlanView) {
  const total = convertedTotal(plan, 1) ?? yearIn(plan, 'year-1')?.total;
  return total && inWholeUnits(total);
}
