import type { AmountView, FeeLineView, YearOfCostsView } from '#contract/plans.ts';
import { type Payee, payees } from '#domain/catalogue/definition.ts';
import { type Currency, currencies, sumOf } from '#domain/values/money.ts';

/** Minor units in one major unit of every currency that occurs. */
const minorPerMajor = 100;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A range as people read it, as in 'AED 21,400 – 25,400'. */
export function moneyText({ currency, low, high }: AmountView): string {
  const isWhole = low % minorPerMajor === 0 && high % minorPerMajor === 0;
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 };
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...digits,
  });
  const least = money.format(low / minorPerMajor);
  if (low === high) return least;
  return `${least}\u00A0– ${new Intl.NumberFormat('en-GB', digits).format(high / minorPerMajor)}`;
}

/** Sums of several currencies side by side. */
export function moneyTexts(amounts: readonly AmountView[]): string {
  return amounts.map(moneyText).join(' + ');
}

/** A sum in major units, for machines. */
export function majorUnits(minor: number): string {
  return (minor / minorPerMajor).toFixed(2);
}

/** @param date as YYYY-MM-DD */
export function dayText(date: string): string {
  return day.format(new Date(date));
}

/** @param date as YYYY-MM-DD */
export function shortDayText(date: string): string {
  return shortDay.format(new Date(date));
}

/** A window of days, as in '26 Nov – 3 Dec 2026'; one day where it is no longer. */
export function windowText(earliest: string, latest: string): string {
  return shortDay.formatRange(new Date(earliest), new Date(latest));
}

/** What goes to one payee in a year. */
export interface PayeeCosts {
  payee: Payee;
  /** Without deposits and options. */
  lines: readonly FeeLineView[];
  /** A sum for each currency that occurs. */
  totals: readonly AmountView[];
  toBeConfirmed: number;
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
    toBeConfirmed: lines.filter(({ amount }) => !amount).length,
  };
}

/** Whether two years cost the same, line by line, so that one table says both. */
export function costTheSame(one: YearOfCostsView, other: YearOfCostsView): boolean {
  return JSON.stringify(one.lines) === JSON.stringify(other.lines);
}

/** Whether two years have the same figures at the top, whatever they are made of. */
export function sumUpTheSame(one: YearOfCostsView, other: YearOfCostsView): boolean {
  const figures = ({ totals, toBeConfirmed }: YearOfCostsView) => JSON.stringify([totals, toBeConfirmed]);
  return figures(one) === figures(other);
}
