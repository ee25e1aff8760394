import type { AmountView, FeeLineView, YearOfCostsView } from '#contract/plans.ts';
import { type Payee, payees } from '#domain/catalogue/definition.ts';
import { type Currency, currencies, sumOf } from '#domain/values/money.ts';

/** Minor units in one major unit of every currency that occurs. */
const minorPerMajor = 100;

/** A sum in major units, for machines. */
export function majorUnits(minor: number): string {
  return (minor / minorPerMajor).toFixed(2);
}

/** The costs paid to one payee in a year. */
export interface PayeeCosts {
  payee: Payee;
  /** Without deposits and options. */
  lines: readonly FeeLineView[];
  /** A sum for each currency that occurs. */
  totals: readonly AmountView[];
  unconfirmed: number;
}

/** The lines of a year that count towards its total, by payee, in the order of the catalogue. */
export function costsByPayee({ lines }: YearOfCostsView): readonly PayeeCosts[] {
  const counted = lines.filter((line) => !line.isRefundable && !line.isOptional);
  return payees
    .map((payee) =>
      payeeCosts(
        payee,
        counted.filter((line) => line.payee === payee),
      ),
    )
    .filter((costs) => costs.lines.length > 0);
}

function payeeCosts(payee: Payee, lines: readonly FeeLineView[]): PayeeCosts {
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  const occurs = (currency: Currency) => amounts.some((amount) => amount.currency === currency);
  return {
    payee,
    lines,
    totals: currencies.filter(occurs).map((currency) =>
      sumOf(
        currency,
        amounts.filter((amount) => amount.currency === currency),
      ),
    ),
    unconfirmed: lines.filter(({ amount }) => !amount).length,
  };
}

/** Whether two years cost the same, line by line, so that one table says both. */
export function costTheSame(one: YearOfCostsView, other: YearOfCostsView): boolean {
  return JSON.stringify(one.lines) === JSON.stringify(other.lines);
}

/** Whether two years have the same figures at the top, whatever they are made of. */
export function sumUpTheSame(one: YearOfCostsView, other: YearOfCostsView): boolean {
  const figures = ({ total, unconfirmed }: YearOfCostsView) => JSON.stringify([total, unconfirmed]);
  return figures(one) === figures(other);
}
