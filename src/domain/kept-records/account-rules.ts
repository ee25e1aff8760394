import type { Fact } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { type PlainDate, plainDate, yearOf } from '#domain/values/plain-date.ts';

/** Laws that have an agency keep its accounts; their names are in the messages. */
export const accountRuleNames = [
  'ae-corporate-tax-law',
  'gb-company-records',
  'sa-vat-regulations',
  'sg-companies-act',
] as const;
export type AccountRuleName = (typeof accountRuleNames)[number];

/** How long an agency has to keep what its accounts stand on: accepted quotes, invoices and movements. */
export interface AccountRule {
  rule: AccountRuleName;
  /** Years after the end of the financial year. */
  years: Fact<number>;
}

const byCountry: Readonly<Record<string, AccountRule>> = {
  AE: {
    rule: 'ae-corporate-tax-law',
    years: fact(7, 'medium', [
      'GCC Tax Laws: Federal Decree-Law 47 of 2022, article 56',
      'https://gcctaxlaws.com/articles/uae-cit-fdl-47-of-2022-article-56',
    ]),
  },
  GB: {
    rule: 'gb-company-records',
    years: fact(6, 'medium', [
      'PwC: accounting and audit requirements in the UK',
      'https://thesuite.pwc.com/insights/doing-business-guide/what-are-the-accounting-and-audit-requirements',
    ]),
  },
  SA: {
    rule: 'sa-vat-regulations',
    years: fact(6, 'low', ['Dariba: record-keeping under Saudi VAT', 'https://www.dariba.co/?p=215']),
  },
  SG: {
    rule: 'sg-companies-act',
    years: fact(5, 'medium', [
      'Mondaq: retention of records in Singapore',
      'http://www.mondaq.com/x/556498/Corporate+Commercial+Law/Retention+of+records+Quotidian+but+necessary',
    ]),
  },
};

/** The longest of the rules of some countries; `undefined` where none was found for any of them. */
export function accountRuleOf(countries: readonly string[]): AccountRule | undefined {
  return countries
    .flatMap((country) => byCountry[country] ?? [])
    .toSorted((one, other) => other.years.value - one.years.value)[0];
}

export function accountRuleNamed(name: AccountRuleName): AccountRule | undefined {
  return Object.values(byCountry).find(({ rule }) => rule === name);
}

/** The first day whose movements are kept today; what is older no law asks for. */
export function accountsKeptFrom({ years }: AccountRule, today: PlainDate): PlainDate {
  return plainDate(`${yearOf(today) - years.value}-01-01`);
}

/** The last day, where the last movement was on the day given and financial years are calendar years. */
export function accountsKeptUntil({ years }: AccountRule, endedOn: PlainDate): PlainDate {
  return plainDate(`${yearOf(endedOn) + years.value}-12-31`);
}
