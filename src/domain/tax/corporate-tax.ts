import type { Country } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { type Currency, type MoneyRange, money } from '#domain/values/money.ts';

/** A band of profit with its tax rate. */
interface Band {
  /** Lower limit in major units; the band ends at the next one's lower limit. */
  from: number;
  /** In per cent. */
  rate: number;
}

/** A country's corporate tax for an ordinary company. */
interface CorporateTaxRule {
  currency: Currency;
  /** In ascending order; each rate applies to its band only. */
  bands: Fact<readonly Band[]>;
  /** Exemptions of a new company's first years by band, in per cent. */
  startUpExemption?: Fact<readonly Band[]>;
  /** United Kingdom: between these profits the higher rate less a fraction of the distance to the upper one. */
  marginalRelief?: Fact<{ lower: number; upper: number; rate: number; fraction: number }>;
}

const rules: Record<Country, CorporateTaxRule> = {
  AE: {
    currency: 'AED',
    bands: fact(
      [
        { from: 0, rate: 0 },
        { from: 375_000, rate: 9 },
      ],
      'high',
      ['UAE corporate tax rates', 'https://atcemirates.com/corporate-tax-rates/'],
    ),
  },
  US: {
    currency: 'USD',
    bands: fact([{ from: 0, rate: 21 }], 'high', [
      'When a C-Corp tax return is due',
      'https://legalclarity.org/when-is-a-c-corp-tax-return-due',
    ]),
  },
  GB: {
    currency: 'GBP',
    bands: fact([{ from: 0, rate: 19 }], 'high', [
      'Corporation tax rates and marginal relief',
      'http://www.goughaccountancy.co.uk/index.php/component/newsfeed/?command=viewitem&id=30883',
    ]),
    marginalRelief: fact({ lower: 50_000, upper: 250_000, rate: 25, fraction: 3 / 200 }, 'high', [
      'Corporation tax rates and marginal relief',
      'http://www.goughaccountancy.co.uk/index.php/component/newsfeed/?command=viewitem&id=30883',
    ]),
  },
  SA: {
    currency: 'SAR',
    bands: fact([{ from: 0, rate: 20 }], 'high', [
      'Corporate tax and foreign ownership in Saudi Arabia',
      'https://www.propartnergroup.com/blog/2025/06/corporate-tax-and-foreign-ownership-in-saudi-arabia',
    ]),
  },
  SG: {
    currency: 'SGD',
    bands: fact([{ from: 0, rate: 17 }], 'high', [
      'Tax facts: corporate income tax',
      'https://www.grantthornton.sg/insights/tax-facts-corporate-income-tax/',
    ]),
    startUpExemption: fact(
      [
        { from: 0, rate: 75 },
        { from: 100_000, rate: 50 },
        { from: 200_000, rate: 0 },
      ],
      'high',
      [
        'Tax facts: corporate income tax',
        'https://www.grantthornton.sg/insights/tax-facts-corporate-income-tax/',
      ],
    ),
  },
};

/** The rates of tax on an ordinary company's profit. */
export interface CorporateTaxRate {
  currency: Currency;
  /** In ascending order; lower limits in major units, rates in per cent. */
  bands: readonly { from: number; rate: number }[];
  /** Profit from which the higher rate applies in full, with relief below. */
  relief: { lower: number; upper: number; rate: number } | undefined;
  sources: Fact<unknown>['sources'];
}

/** A country's rates without start-up exemptions. */
export function corporateTaxRateOf(country: Country): CorporateTaxRate {
  const { currency, bands, marginalRelief } = rules[country];
  return { currency, bands: bands.value, relief: marginalRelief?.value, sources: bands.sources };
}

/** How a tax was calculated; amounts in major units of the currency. */
export interface TaxCalculation {
  currency: Currency;
  /** The rates above zero, in per cent, each with the part of the profit it applies to. */
  parts: readonly { rate: number; amount: number }[];
  /** Where the first rate above zero begins. */
  taxedAbove: number;
  /** Taken off the tax as marginal relief. */
  relief: number;
}

/** The tax on a profit, with its calculation. */
export interface CorporateTax {
  tax: MoneyRange;
  /** The exempt part of the profit; `undefined` without an exemption. */
  exempt: MoneyRange | undefined;
  calculation: TaxCalculation;
  sources: Fact<unknown>['sources'];
}

/**
 * The tax on a year's profit of an ordinary company.
 *
 * @param profit taxable, in major units of the country's currency, not negative
 * @param isStartUp whether to apply the country's start-up exemption
 */
export function corporateTaxOn(country: Country, profit: number, isStartUp = false): CorporateTax {
  const { currency, bands, marginalRelief, startUpExemption } = rules[country];
  const relief = marginalRelief?.value;
  if (marginalRelief && relief && profit > relief.lower) {
    const reduction = profit < relief.upper ? (relief.upper - profit) * relief.fraction : 0;
    const tax = (profit * relief.rate) / 100 - reduction;
    return {
      tax: money(currency, round(tax)),
      exempt: undefined,
      calculation: {
        currency,
        parts: [{ rate: relief.rate, amount: profit }],
        taxedAbove: 0,
        relief: reduction,
      },
      sources: marginalRelief.sources,
    };
  }
  const exempt = isStartUp && startUpExemption ? shareOf(profit, startUpExemption.value) : 0;
  const taxable = profit - exempt;
  const parts = partsOf(taxable, bands.value).filter(({ rate, amount }) => rate > 0 && amount > 0);
  const tax = parts.reduce((total, { rate, amount }) => total + (rate * amount) / 100, 0);
  return {
    tax: money(currency, round(tax)),
    exempt: exempt > 0 ? money(currency, round(exempt)) : undefined,
    calculation: {
      currency,
      parts,
      taxedAbove: bands.value.find(({ rate }) => rate > 0)?.from ?? 0,
      relief: 0,
    },
    sources: startUpExemption && exempt > 0 ? startUpExemption.sources : bands.sources,
  };
}

/** Removes rounding errors of binary fractions. */
function round(major: number): number {
  return Math.round(major * 100) / 100;
}

function shareOf(amount: number, bands: readonly Band[]): number {
  return partsOf(amount, bands).reduce((total, part) => total + (part.rate * part.amount) / 100, 0);
}

function partsOf(amount: number, bands: readonly Band[]): { rate: number; amount: number }[] {
  return bands.map(({ from, rate }, index) => {
    const until = bands[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { rate, amount: Math.max(0, Math.min(amount, until) - from) };
  });
}
