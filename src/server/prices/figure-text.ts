import type { ConfirmedFigure } from '#domain/prices/confirmed-figure.ts';
import { lineAmountText } from '#messages/totals.ts';

/** A figure as the log has it, as in 'AED 5,000' or 'from AED 5,000'. */
export function figureText({ amount, isMinimum = false }: ConfirmedFigure): string {
  return lineAmountText(amount, isMinimum);
}
