import type { PlanStepView } from '#contract/plans.ts';

/** Where a step lies between today and the end of the axis, each as a share of it from 0 to 1. */
export interface StepBar {
  /** When the steps it needs can be done at the earliest. */
  start: number;
  earliest: number;
  latest: number;
}

interface Timeline {
  bars: ReadonlyMap<string, StepBar>;
  /** Whole weeks the axis spans. */
  weeks: number;
}

const day = 86_400_000;
const week = 7 * day;

/** The steps of a plan on one axis of whole weeks, which begins on the day of the plan. */
export function timelineOf(preparedOn: string, steps: readonly PlanStepView[]): Timeline {
  const today = Date.parse(preparedOn);
  const end = Math.max(today, ...steps.map(({ latest }) => Date.parse(latest)));
  const weeks = Math.max(1, Math.ceil((end - today + day) / week));
  const share = (date: number) => (date - today) / (weeks * week);
  const earliest = new Map(steps.map((step) => [step.id, Date.parse(step.earliest)]));
  return {
    weeks,
    bars: new Map(
      steps.map((step) => {
        const start = Math.max(today, ...step.needs.map((id) => earliest.get(id) ?? today));
        return [
          step.id,
          {
            start: share(start),
            earliest: share(Date.parse(step.earliest)),
            latest: share(Date.parse(step.latest)),
          },
        ];
      }),
    ),
  };
}

/** The weeks that are named below the axis: at most about six, at even steps. */
export function namedWeeks(weeks: number): readonly number[] {
  const every = [1, 2, 4, 8, 13, 26, 52].find((step) => weeks / step <= 6) ?? 52;
  return Array.from({ length: Math.floor((weeks - 1) / every) }, (_, index) => (index + 1) * every);
}
