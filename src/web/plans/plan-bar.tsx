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
        <p className="me-auto min-w-0 leading-tight lg:order-2 lg:me-0 lg:text-end">
          <span className="block text-xs text-muted">{planMessages.firstYear}</span>
          <span className="font-semibold tabular">
            <bdi>{sum || planMessages.unpriced}</bdi>
          </span>
        </p>
        <Button kind="primary" onClick={onStart} className="shrink-0 lg:order-3">
          {planMessages.start}
        </Button>
        <nav
          aria-label={planMessages.onThisPage}
          className="-mx-4 min-w-0 basis-full overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 lg:order-1 lg:flex-1 lg:basis-auto"
        >
          <ul className="flex w-max gap-x-5">
            {planMessages.contents.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-sm text-muted -outline-offset-2 hover:text-text"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
