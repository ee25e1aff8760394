import type { YearOfCostsView } from '#contract/plans.ts';
import { planMessages } from '#messages/plans.ts';
import { sumText } from '../figures.ts';

/** How much of a year's total the agency takes itself; nothing where it takes nothing. */
export function OurFee({ year }: { year: YearOfCostsView | undefined }) {
  const own = year?.lines.filter(({ payee, isOptional }) => payee === 'agency' && !isOptional) ?? [];
  const amounts = sumText(own, undefined);
  return amounts && <p className="text-xs text-muted tabular">{planMessages.estimate.ourFee(amounts)}</p>;
}
