import type { PlanView } from '#contract/plans.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Button } from '#web/design-system/button.tsx';
import { convertedTotal } from './converted.ts';

interface PlanBarProps {
  plan: PlanView;
  onStart(): void;
}

/** Stays at the top while the plan is read: its parts, what it comes to, and the way to begin with it. */
export function PlanBar({ plan, onStart }: PlanBarProps) {
  const [first] = plan.years;
  const total = convertedTotal(plan, 1);
  const sum = total ? totalMessages.amount(total, true) : first && totalMessages.amount(first.total);
  return (
    // On a screen that is hardly higher than it, it would cover what is read.
    <div
      data-covers-start
      className="top-0 z-20 -mx-4 border-y border-line bg-page px-4 md:-mx-8 md:px-8 [@media(min-height:36rem)]:sticky print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-6 pt-2 md:pb-2 lg:flex-nowrap">
        <nav
          aria-label={planMessages.onThisPage}
          className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] max-lg:order-last max-lg:basis-full"
        >
          <ul className="-mx-1 flex w-max gap-x-3">
            {Object.entries(planMessages.contents).map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 min-w-11 items-center px-1 whitespace-nowrap rounded-sm text-muted -outline-offset-2 hover:text-text"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="min-w-0 flex-1 sm:flex-none">
          <span className="block text-xs text-muted">{planMessages.firstYear}</span>
          <span className="font-semibold tabular">
            <bdi>{sum || planMessages.unpriced}</bdi>
          </span>
        </p>
        <Button kind="primary" onClick={onStart} className="ms-auto shrink-0">
          {planMessages.start}
        </Button>
      </div>
    </div>
  );
}
