import { describe, expect, test } from 'vitest';
import type { PlanView } from '#contract/plans.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { amount, aPlan, costs, costsWithoutLicence } from './compare/testing/a-plan.ts';
import { planCsv } from './plan-csv.ts';

describe('the sums in one currency', () => {
  const plan = aPlan({ firstYear: { total: costs(amount('AED', 1_000, 2_000)) } });
  const basis = { kind: 'set-by-operator', on: '2026-11-20' } as const;
  const converted = {
    currency: 'GBP',
    years: plan.years.map(({ year }) => ({
      year,
      total: costs(amount('GBP', 214, 429)),
      totalWithoutAgency: null,
      deposits: null,
    })),
    rates: [{ one: 'GBP', rate: 1.27, of: 'USD', basis } as const],
    missing: [],
    rounding: 'whole-units',
  } as const satisfies PlanView['converted'];

  test('stand in rows of their own, with each rate and its day', () => {
    const rows = planCsv({ ...plan, converted: { ...converted, years: [...converted.years] } }).split('\r\n');
    expect(rows).toContain(
      'Total,1,Total of year 1,,,GBP,214.00,429.00,"converted, rounded to whole units",,,,',
    );
    expect(rows).toContain(
      `Exchange rate,,"GBP\u00A01 = USD\u00A01.27 (set by ${webSettings.brand.operatorName}, 20 November 2026)",,,,,,,2026-11-20,,,`,
    );
  });

  test('are not made up where a rate is missing, which is said', () => {
    const years = plan.years.map(({ year }) => ({
      year,
      total: null,
      totalWithoutAgency: null,
      deposits: null,
    }));
    const text = planCsv({ ...plan, converted: { ...converted, years, rates: [], missing: ['GBP'] } });
    expect(text).not.toContain('converted');
    expect(text).toMatch(/\r\nExchange rate,,"Without a known rate for GBP, /);
  });

  test('are left out unless requested, and where there is nothing to convert', () => {
    expect(planCsv(plan)).not.toMatch(/converted|^Exchange rate,/m);
    const years = plan.years.map(({ year, total }) => ({
      year,
      total,
      totalWithoutAgency: null,
      deposits: null,
    }));
    const own = { ...converted, currency: 'AED', years, rates: [] } as const;
    expect(planCsv({ ...plan, converted: { ...own, years, rates: [], missing: [] } })).not.toMatch(
      /converted|^Exchange rate,/m,
    );
  });
});

describe('the total of a year', () => {
  const totalIn = (total: ReturnType<typeof costs>) =>
    planCsv(aPlan({ firstYear: { total, unconfirmed: 1 } }))
      .split('\r\n')
      .find((row) => row.startsWith('Total,1,'));

  test('is a range while every indispensable price is known', () => {
    expect(totalIn(costs(amount('AED', 1_000, 2_000)))).toBe(
      'Total,1,Total of year 1,,,AED,1000.00,2000.00,,,,,',
    );
  });

  test('has no highest without the price of the licence, and says so', () => {
    expect(totalIn(costsWithoutLicence(amount('AED', 1_000, 2_000)))).toBe(
      'Total,1,Total of year 1,,,AED,1000.00,,at least,,,Licence fee not published,',
    );
    expect(totalIn(costsWithoutLicence())).toBe(
      'Total,1,Total of year 1,,,,,,unconfirmed,,,Licence fee not published,',
    );
  });
});
