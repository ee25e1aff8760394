import type { ExchangeRate } from '#domain/values/exchange.ts';
import { readOn } from './facts.ts';

/** Rates pegged by a central bank. Floating rates change daily, so the catalogue contains none. */
export const fixedRates: readonly ExchangeRate[] = [
  {
    one: 'USD',
    rate: 3.6725,
    of: 'AED',
    basis: {
      kind: 'fixed',
      sources: readOn(
        'medium',
        [
          'Al Arabiya, UAE central bank chief says to keep currency peg to dollar (1 December 2014)',
          'https://english.alarabiya.net/business/economy/2014/12/01/UAE-central-bank-chief-says-to-keep-currency-peg-to-dollar',
        ],
        [
          'Cambridge Currencies, Why is the UAE dirham pegged to the US dollar?',
          'https://cambridgecurrencies.com/why-uae-dirham-pegged-us-dollar/',
        ],
      ),
    },
  },
  {
    one: 'USD',
    rate: 3.75,
    of: 'SAR',
    basis: {
      kind: 'fixed',
      sources: readOn('high', [
        'SAMA affirms commitment to exchange rate policy (4 May 2020)',
        'http://www.sama.gov.sa/en-US/News/Pages/news-557.aspx',
      ]),
    },
  },
];
