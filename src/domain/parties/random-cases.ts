import { seededRandom } from '#domain/values/seeded-random.ts';
import { type Fraction, fraction } from './fraction.ts';
import type { Party } from './party.ts';
import type { Holding } from './share-register.ts';

/** Triples of positive fractions, for tests. */
export function randomFractions(count: number): readonly (readonly [Fraction, Fraction, Fraction])[] {
  const next = seededRandom(7);
  const one = () => fraction(1 + next(1000), 1 + next(997));
  return Array.from({ length: count }, () => [one(), one(), one()] as const);
}

/** A company whose layers of holders are complete, for tests. */
export interface RandomChart {
  parties: readonly Pick<Party, 'id' | 'kind'>[];
  holdings: readonly Holding[];
  total: number;
}

/** Charts without circles in which every layer adds up to 100 % and ends with people. */
export function randomCharts(count: number): readonly RandomChart[] {
  const next = seededRandom(11);
  return Array.from({ length: count }, () => {
    const people = 1 + next(6);
    const companies = next(5);
    const parties = [
      ...Array.from({ length: companies }, (_, at) => ({ id: `c${at}`, kind: 'company' as const })),
      ...Array.from({ length: people }, (_, at) => ({ id: `p${at}`, kind: 'person' as const })),
    ];
    const total = 1 + next(1_000_000);
    const split = (of: string | null, whole: number, from: number): Holding[] => {
      const holders = parties.slice(from).filter(() => next(2) === 0);
      const chosen = holders.length > 0 ? holders : parties.slice(-1);
      const parts = chosen.map(() => 1 + next(1000));
      const sum = parts.reduce((a, b) => a + b, 0);
      return chosen.map(({ id }, at) => ({
        holder: id,
        of,
        shareClass: of === null ? 'ordinary' : null,
        amount: fraction(BigInt(whole) * BigInt(parts[at] ?? 0), BigInt(sum)),
        nomineeFor: null,
      }));
    };
    // A company is held by those after it, so that no circle can come about.
    const holdings = [
      ...split(null, total, 0),
      ...Array.from({ length: companies }, (_, at) => split(`c${at}`, 100, at + 1)).flat(),
    ];
    return { parties, holdings, total };
  });
}
