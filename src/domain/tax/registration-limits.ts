import type { Country } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { fact, type Page, readOn } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/values/money.ts';
import type { Source } from '#domain/values/sourced.ts';
import { vatLines } from './vat-forecast.ts';

/** From which turnover a company registers for value added tax, in major units of the currency. */
export interface RegistrationLimits {
  currency: Currency;
  /** Above it a company must register. */
  compulsory: Fact<number>;
  /** Above it a company may; left out where that was not found, and 0 where any turnover will do. */
  voluntary?: Fact<number>;
  /** Where it is said which turnover counts. */
  whatCounts: readonly Source[];
}

const saudiGazette: Page = ['Saudi Gazette, quoting ZATCA', 'https://saudigazette.com.sa/article/622375'];
const taxTables: Page = ['UK tax tables: VAT', 'https://online.flippingbook.com/view/562540222/5'];
const excellence: Page = ['Excellence Singapore: GST, 2025', 'https://www.excellencesg.com/?p=2041'];

/** The limits of each country; the United States have no federal tax of this kind. */
export const registrationLimits: Readonly<Record<Exclude<Country, 'US'>, RegistrationLimits>> = {
  AE: {
    currency: 'AED',
    compulsory: vatLines.compulsory,
    voluntary: vatLines.voluntary,
    whatCounts: [...vatLines.compulsory.sources, ...vatLines.daysToRegister.sources],
  },
  SA: {
    currency: 'SAR',
    compulsory: fact(375_000, 'high', saudiGazette),
    voluntary: fact(187_500, 'high', saudiGazette),
    whatCounts: readOn('high', saudiGazette),
  },
  GB: {
    currency: 'GBP',
    compulsory: fact(90_000, 'high', taxTables),
    whatCounts: readOn('high', taxTables, [
      'HMRC: VAT registration manual, VATREG37050',
      'http://www.hmrc.gov.uk/hmrc-internal-manuals/vat-registration-manual/vatreg37050',
    ]),
  },
  SG: {
    currency: 'SGD',
    compulsory: fact(1_000_000, 'high', excellence),
    voluntary: fact(0, 'high', excellence),
    whatCounts: readOn('high', excellence),
  },
};
