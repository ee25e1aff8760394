import type { Country } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { type Currency, type MoneyRange, money } from '#domain/values/money.ts';

interface Rule {
  currency: Currency;
  /** The standard rate, in per cent. */
  rate: Fact<number>;
}

/** The United States have no federal tax of this kind. */
const rules: Record<Exclude<Country, 'US'>, Rule> = {
  AE: {
    currency: 'AED',
    rate: fact(5, 'high', [
      'VAT registration in the UAE: fees and penalties',
      'https://khaleejvat.com/vat-registration-uae-fees-and-penalties-everything-you-need-to-know',
    ]),
  },
  SA: {
    currency: 'SAR',
    rate: fact(15, 'high', [
      'Business taxes in Saudi Arabia',
      'https://jkmanagement.ae/business-taxes-in-saudi-arabia',
    ]),
  },
  GB: {
    currency: 'GBP',
    rate: fact(20, 'high', ['UK tax tables: VAT', 'https://online.flippingbook.com/view/562540222/5']),
  },
  SG: {
    currency: 'SGD',
    rate: fact(9, 'medium', [
      'Singapore EntrePass service',
      'https://3ecpa.com.sg/services/immigration/singapore-entrepass',
    ]),
  },
};

/** The value added tax of a price. */
export interface ValueAddedTax {
  /** The standard rate, in per cent. */
  rate: number;
  /** The price without the tax. */
  net: MoneyRange;
  tax: MoneyRange;
  /** The price with the tax. */
  gross: MoneyRange;
  sources: Fact<unknown>['sources'];
}

/**
 * The value added tax of a price at the standard rate, rounded to hundredths.
 *
 * @param price in major units of the country's currency, not negative
 * @param isIncluded whether the price holds the tax already
 */
export function valueAddedTaxOf(
  country: Exclude<Country, 'US'>,
  price: number,
  isIncluded: boolean,
): ValueAddedTax {
  const { currency, rate } = rules[country];
  const hundredths = Math.round(price * 100);
  const tax = Math.round((hundredths * rate.value) / (isIncluded ? 100 + rate.value : 100));
  const net = isIncluded ? hundredths - tax : hundredths;
  const amount = (of: number) => money(currency, of / 100);
  return {
    rate: rate.value,
    net: amount(net),
    tax: amount(tax),
    gross: amount(net + tax),
    sources: rate.sources,
  };
}
