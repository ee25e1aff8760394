import type { AmountView, StatementView } from '#contract/plans.ts';
import type { Fee } from '#domain/catalogue/definition.ts';
import { viewKnown } from './view-due-date.ts';

/** View of one fee by itself; `null` if the jurisdiction has none. */
export function viewFee(
  fee: Fee | undefined,
): { label: string; amount: AmountView | null; statement: StatementView } | null {
  if (!fee) return null;
  const { label, amount } = fee;
  return {
    label,
    amount: 'value' in amount ? amount.value : null,
    statement: viewKnown(amount, () => label),
  };
}
