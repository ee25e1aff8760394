import type { ExchangeRate } from '#domain/values/exchange.ts';
import { planCurrencies } from '#domain/values/money.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';

/** Completes 'EXCHANGE_RATES must be …'. */
export const exchangeRatesFormat =
  "rates in US dollars with their day, each currency once, like 'GBP=1.27@2026-11-20,SGD=0.74@2026-11-20'";

/** Reads the operator's rates; `undefined` if one of them is invalid. */
export function readExchangeRates(value: string): ExchangeRate[] | undefined {
  const rates = value.split(',').map(readRate);
  const fit = rates.filter((rate) => rate !== undefined);
  const isFit = fit.length === rates.length && new Set(fit.map(({ one }) => one)).size === fit.length;
  return isFit ? fit : undefined;
}

function readRate(text: string): ExchangeRate | undefined {
  const [, code, amount, on = ''] = /^([A-Z]{3})=(\d{1,6}(?:\.\d{1,8})?)@([\d-]+)$/.exec(text.trim()) ?? [];
  const one = planCurrencies.find((currency) => currency === code && currency !== 'USD');
  const rate = Number(amount);
  if (!one || !(rate > 0) || !isPlainDate(on)) return undefined;
  return { one, rate, of: 'USD', basis: { kind: 'set-by-operator', on } };
}
