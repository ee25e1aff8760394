import type { PlanView } from '#contract/plans.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';

/** Windows in which each step can be done, on one axis. The list of steps says the same. */
export function TimelinePicture({ plan: { preparedOn, steps } }: { plan: PlanView }) {
  const start = Date.parse(preparedOn);
  const end = Math.max(...steps.map(({ latest }) => Date.parse(latest)), start + 1);
  const share = (date: string) => ((Date.parse(date) - start) / (end - start)) * 100;
  return (
    <figure
      aria-hidden="true"
      className="rounded-card border border-line bg-raised p-5 break-inside-avoid [print-color-adjust:exact]"
    >
      <figcaption className="font-medium">{planMessages.timeline}</figcaption>
      <div className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:gap-x-6">
        {steps.map((step, index) => (
          <div key={step.id} className="grid gap-1 sm:col-span-2 sm:grid-cols-subgrid sm:items-center">
            <p className="text-xs text-pretty">
              <span className="me-1.5 text-faint tabular">{index + 1}</span>
              {step.label}
            </p>
            <div className="relative h-2.5 rounded-xs bg-text/6">
              <span
                className={
                  step.isOpen
                    ? 'absolute inset-y-0 min-w-1.5 rounded-xs border border-dashed border-accent bg-accent/25'
                    : 'absolute inset-y-0 min-w-1.5 rounded-xs bg-accent'
                }
                style={{
                  insetInlineStart: `min(${share(step.earliest)}%, calc(100% - 0.375rem))`,
                  width: `${share(step.latest) - share(step.earliest)}%`,
                }}
              />
            </div>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-xs text-faint tabular sm:col-start-2">
          <span>{shortDayText(preparedOn)}</span>
          <span>{shortDayText(new Date(end).toISOString().slice(0, 10))}</span>
        </div>
      </div>
      {steps.some(({ isOpen }) => isOpen) && (
        <p className="mt-3 flex items-center gap-1.5 text-xs text-muted">
          <span className="h-2 w-4 shrink-0 rounded-xs border border-dashed border-accent bg-accent/25" />
          {planMessages.openStep}
        </p>
      )}
    </figure>
  );
}
