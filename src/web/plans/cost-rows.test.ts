import { describe, expect, test } from 'vitest';
import type { FeeLineView, YearOfCostsView } from '#contract/plans.ts';
import { says } from './compare/testing/a-plan.ts';
import { costRows, groupedCosts, mainCurrencyOf } from './cost-rows.ts';

function line(id: string, given: Partial<FeeLineView> = {}): FeeLineView {
  return {
    id,
    label: id,
    payee: 'authority',
    count: 1,
    amount: { currency: 'AED', low: 100, high: 100 },
    isMinimum: false,
    statement: says(id),
    isRefundable: false,
    isOptional: false,
    ...given,
  };
}

function years(...ofYears: FeeLineView[][]): YearOfCostsView[] {
  return ofYears.map((lines, index) => ({
    year: index + 1,
    lines,
    total: { kind: 'complete', amounts: [] },
    totalWithoutAgency: null,
    deposits: [],
    unconfirmed: 0,
  }));
}

describe('costs over the years', () => {
  test('stand in a row each, with what renews them beside it', () => {
    const rows = costRows(
      years([line('licence'), line('card')], [line('licence'), line('card-renewal')]),
      () => true,
    );
    expect(rows.map(({ id, lines }) => [id, ...lines.map((one) => one?.id)])).toEqual([
      ['licence', 'licence', 'licence'],
      ['card', 'card', 'card-renewal'],
    ]);
  });

  test('that begin later have nothing in the years before', () => {
    const [audit] = costRows(years([], [line('audit')], [line('audit')]), () => true);
    expect(audit?.lines.map((one) => one?.id)).toEqual([undefined, 'audit', 'audit']);
  });

  test('are never lost where a year has both a cost and its renewal', () => {
    const rows = costRows(years([line('card'), line('card-renewal')]), () => true);
    expect(rows.map(({ id }) => id)).toEqual(['card', 'card-renewal']);
  });

  test('are grouped by who takes them, without deposits and options', () => {
    const groups = groupedCosts(
      years([
        line('bank', { payee: 'bank' }),
        line('visa', { payee: 'visa' }),
        line('licence'),
        line('deposit', { isRefundable: true }),
        line('fast', { isOptional: true }),
      ]),
    );
    expect(groups.map(([group, rows]) => [group, rows.map(({ id }) => id)])).toEqual([
      ['authorities', ['licence', 'visa']],
      ['others', ['bank']],
    ]);
  });

  test('name the currency of most of them once', () => {
    const usd = { amount: { currency: 'USD', low: 1, high: 1 } } as const;
    expect(mainCurrencyOf(years([line('a', usd), line('b'), line('c')]))).toBe('AED');
    expect(mainCurrencyOf(years([line('a', { amount: null })]))).toBeUndefined();
    const offer = { ...usd, isOptional: true };
    expect(mainCurrencyOf(years([line('offer', offer), line('visa', offer), line('card')]))).toBe('AED');
    expect(mainCurrencyOf(years([line('offer', offer)]))).toBe('USD');
  });
});
