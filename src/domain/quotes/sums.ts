import { type Stage, stages } from '#domain/price-list/service.ts';
import { type Currency, currencies, type MoneyRange } from '#domain/values/money.ts';
import type { QuoteGroup, QuoteLine, Span } from './quote-line.ts';

/** What lines come to in one currency. Currencies are never added to each other. */
export interface QuoteSum {
  currency: Currency;
  net: Span;
  vat: number;
  gross: Span;
}

/** A sum for each currency that occurs. */
export function sumsOfLines(lines: readonly QuoteLine[]): QuoteSum[] {
  return currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    if (own.length === 0) return [];
    return [
      {
        currency,
        net: spanOf(own.map(({ net }) => net)),
        vat: own.reduce((sum, { vat }) => sum + (vat?.amount ?? 0), 0),
        gross: spanOf(own.map(({ gross }) => gross)),
      },
    ];
  });
}

export function linesOf(lines: readonly QuoteLine[], group: QuoteGroup): QuoteLine[] {
  return lines.filter((line) => line.group === group);
}

/** What people who stop at a stage have spent, and what comes back of what was asked for. */
export interface StageReturn {
  stage: Stage;
  spent: readonly MoneyRange[];
  back: readonly MoneyRange[];
  /** Paid by then as deposits, which their payees give back. */
  deposits: readonly MoneyRange[];
}

/**
 * For each stage what is spent and what comes back. In each currency the three add up to what is asked for.
 * @param until the stages that the case has, in order
 */
export function returnsOf(lines: readonly QuoteLine[], until: readonly Stage[] = stages): StageReturn[] {
  return until.map((stage) => {
    const position = stages.indexOf(stage);
    const isSpent = ({ earnedAt }: QuoteLine) => stages.indexOf(earnedAt) <= position;
    const spent = lines.filter((line) => isSpent(line) && !line.isDeposit);
    const deposits = lines.filter((line) => isSpent(line) && line.isDeposit);
    return {
      stage,
      spent: rangesOf(spent),
      deposits: rangesOf(deposits),
      back: currenciesIn(lines).map((currency) => {
        const own = (some: readonly QuoteLine[]) =>
          spanOf(some.filter((line) => line.currency === currency).map(({ gross }) => gross));
        const asked = own(lines).high;
        const gone = own([...spent, ...deposits]);
        return { currency, low: asked - gone.high, high: asked - gone.low };
      }),
    };
  });
}

function rangesOf(lines: readonly QuoteLine[]): MoneyRange[] {
  return sumsOfLines(lines).map(({ currency, gross }) => ({ currency, ...gross }));
}

function currenciesIn(lines: readonly QuoteLine[]): Currency[] {
  return sumsOfLines(lines).map(({ currency }) => currency);
}

function spanOf(spans: readonly Span[]): Span {
  return spans.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  });
}
