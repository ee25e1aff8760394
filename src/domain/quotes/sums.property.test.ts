import { expect, test } from 'vitest';
import { stages } from '#domain/price-list/service.ts';
import { type VatRule, vatClients, vatOf, vatTreatments } from '#domain/price-list/vat.ts';
import { currencies } from '#domain/values/money.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { composeLines, type OfferedLine } from './compose-lines.ts';
import { type QuoteLine, quoteGroups } from './quote-line.ts';
import { returnsOf, type StageReturn, sumsOfLines } from './sums.ts';

type Random = (below: number) => number;

function oneOf<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[random(values.length)] ?? values[0];
}

function vatRuleBy(random: Random): VatRule {
  const treatment = oneOf(random, vatTreatments);
  const hasRate = treatment === 'standard' || treatment === 'reverse-charge';
  return { treatment, rate: hasRate ? 1 + random(2_500) : 0 };
}

function offeredLineBy(random: Random, index: number): OfferedLine {
  const group = oneOf(random, quoteGroups);
  const isOurs = group === 'agency';
  const low = random(10_000_000);
  return {
    id: `line-${index}`,
    origin: 'plan',
    group,
    label: 'A line',
    includes: [],
    count: 1,
    currency: oneOf(random, currencies),
    amount: { low, high: isOurs ? low : low + random(5_000_000) },
    vat: isOurs ? vatRuleBy(random) : null,
    isOptional: false,
    isDeposit: !isOurs && random(4) === 0,
    earnedAt: oneOf(random, stages),
    sources: [],
    unconfirmed: null,
  };
}

function quoteBy(seed: number): QuoteLine[] {
  const random = seededRandom(seed);
  const offered = Array.from({ length: random(61) }, (_, index) => offeredLineBy(random, index));
  const edit = { discount: random(10_000_000), reason: 'First client' };
  const lines = Object.fromEntries(offered.slice(0, 5).map(({ id }) => [id, edit]));
  return composeLines(offered, {
    client: oneOf(random, vatClients),
    people: 1,
    lines,
    added: [],
    note: '',
  }).lines;
}

const seeds = Array.from({ length: 500 }, (_, index) => index + 1);

test('in each currency the lines, rounded one by one, add up to the total', () => {
  for (const seed of seeds) {
    const lines = quoteBy(seed);
    const sums = sumsOfLines(lines);
    expect(new Set(sums.map(({ currency }) => currency)).size).toBe(sums.length);
    for (const { currency, net, vat, gross } of sums) {
      const own = lines.filter((line) => line.currency === currency);
      const total = own.reduce((sum, line) => sum + line.gross.high, 0);
      expect(gross.high).toBe(total);
      expect(net.high + vat).toBe(gross.high);
      expect(net.low + vat).toBe(gross.low);
      for (const end of [net.low, net.high, vat, gross.low, gross.high]) {
        expect(Number.isSafeInteger(end)).toBe(true);
      }
    }
    const counted = sums.reduce((sum, { gross }) => sum + gross.high, 0);
    expect(counted).toBe(lines.reduce((sum, line) => sum + line.gross.high, 0));
  }
});

test('at each stage what is spent, comes back and lies with payees adds up to what was asked for', () => {
  for (const seed of seeds) {
    const lines = quoteBy(seed);
    const asked = new Map(sumsOfLines(lines).map(({ currency, gross }) => [currency, gross.high]));
    let spentBefore = 0;
    for (const { spent, back, deposits } of returnsOf(lines)) {
      const inCurrency = (some: StageReturn['spent'], currency: string) =>
        some.find((one) => one.currency === currency) ?? { low: 0, high: 0 };
      for (const [currency, total] of asked) {
        const [gone, returned, held] = [spent, back, deposits].map((some) => inCurrency(some, currency));
        expect((gone?.low ?? 0) + (held?.low ?? 0) + (returned?.high ?? 0)).toBe(total);
        expect((gone?.high ?? 0) + (held?.high ?? 0) + (returned?.low ?? 0)).toBe(total);
        expect(returned?.low ?? 0).toBeGreaterThanOrEqual(0);
      }
      const spentNow = spent.reduce((sum, { high }) => sum + high, 0);
      expect(spentNow).toBeGreaterThanOrEqual(spentBefore);
      spentBefore = spentNow;
    }
  }
});

test('VAT is never off by more than half of the smallest unit', () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const net = random(1_000_000_000);
    const { rate, amount: vat } = vatOf(net, vatRuleBy(random), oneOf(random, vatClients));
    expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5);
  }
});

test.each([
  [10_050, 500, 503],
  [10_049, 500, 502],
  [1, 5_000, 1],
  [0, 2_000, 0],
])('VAT on %d at %d is %d', (net, rate, vat) => {
  expect(vatOf(net, { treatment: 'standard', rate }, 'private').amount).toBe(vat);
});

test('the reverse charge is for businesses in other countries alone', () => {
  const rule = { treatment: 'reverse-charge', rate: 500 } as const;
  expect(vatOf(100_000, rule, 'business-abroad')).toEqual({
    treatment: 'reverse-charge',
    rate: 0,
    amount: 0,
  });
  for (const client of ['private', 'business-here'] as const) {
    expect(vatOf(100_000, rule, client)).toEqual({ treatment: 'standard', rate: 500, amount: 5_000 });
  }
});
