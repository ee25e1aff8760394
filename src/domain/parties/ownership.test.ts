import { describe, expect, test } from 'vitest';
import { compare, fraction, one, percentText, plus, times, zero } from './fraction.ts';
import { circleIn, ownershipOf } from './ownership.ts';
import type { Party, PartyKind } from './party.ts';
import { rulesOf } from './place-rules.ts';
import { randomCharts } from './random-cases.ts';
import type { Holding, ShareClass } from './share-register.ts';

const quarter = { share: fraction(1, 4), isIncluded: true };
const ordinary = (total: number | null): ShareClass => ({
  id: 'ordinary',
  name: 'Ordinary',
  total,
  nominalValue: '1',
  votesPerShare: 1,
});
const holds = (
  holder: string,
  amount: number,
  of: string | null = null,
  more: Partial<Holding> = {},
): Holding => ({
  holder,
  of,
  shareClass: of === null ? 'ordinary' : null,
  amount: fraction(amount),
  nomineeFor: null,
  ...more,
});
const parties = (kinds: Record<string, PartyKind>): Pick<Party, 'id' | 'kind'>[] =>
  Object.entries(kinds).map(([id, kind]) => ({ id, kind }));

describe('ultimate owners', () => {
  test('are computed through a chain, with the path', () => {
    const { owners, problems } = ownershipOf(
      parties({ fund: 'company', sara: 'person', omar: 'person' }),
      [holds('fund', 60), holds('omar', 40), holds('sara', 50, 'fund'), holds('omar', 50, 'fund')],
      [ordinary(100)],
      quarter,
    );
    expect(problems).toEqual([]);
    expect(owners.map(({ party, share, isUltimate }) => [party, percentText(share), isUltimate])).toEqual([
      ['omar', '70%', true],
      ['sara', '30%', true],
    ]);
    expect(owners[0]?.paths.map(({ parties: way, share }) => [way.join(' > '), percentText(share)])).toEqual([
      ['omar', '40%'],
      ['fund > omar', '30%'],
    ]);
  });

  test('the share of exactly a quarter counts where the place says "25 % or more", and not where it says "more than"', () => {
    const chart = [
      parties({ a: 'person', b: 'person' }),
      [holds('a', 25), holds('b', 75)],
      [ordinary(100)],
    ] as const;
    const counted = (place: string) =>
      ownershipOf(...chart, rulesOf(place).threshold).owners.filter(({ isUltimate }) => isUltimate).length;
    expect([counted('ae-adgm'), counted('gb-private-limited-company')]).toEqual([2, 1]);
  });

  test('everybody behind a trust counts with all that it holds', () => {
    const { owners } = ownershipOf(
      parties({ trust: 'trust', a: 'person', b: 'person' }),
      [holds('trust', 30), holds('a', 70), holds('a', 50, 'trust'), holds('b', 50, 'trust')],
      [ordinary(100)],
      quarter,
    );
    expect(
      owners.map(({ party, share, isThroughTrust }) => [party, percentText(share), isThroughTrust]),
    ).toEqual([
      ['a', '100%', true],
      ['b', '30%', true],
    ]);
  });

  test('a nominee’s shares belong to the person they are held for, and that is told', () => {
    const { owners, problems } = ownershipOf(
      parties({ nominee: 'person', sara: 'person' }),
      [holds('nominee', 100, null, { nomineeFor: 'sara' })],
      [ordinary(100)],
      quarter,
    );
    expect(owners.map(({ party, paths }) => [party, paths[0]?.parties])).toEqual([
      ['sara', ['nominee', 'sara']],
    ]);
    expect(problems).toEqual([{ code: 'nominee', party: 'nominee', principal: 'sara' }]);
  });

  test('votes count where they are more than the capital', () => {
    const preferred: ShareClass = { id: 'b', name: 'B', total: 10, nominalValue: '1', votesPerShare: 10 };
    const { owners } = ownershipOf(
      parties({ a: 'person', b: 'person' }),
      [holds('a', 90), holds('b', 10, null, { shareClass: 'b' })],
      [ordinary(90), preferred],
      quarter,
    );
    expect(owners.map(({ party, by, share }) => [party, by, percentText(share)])).toEqual([
      ['a', 'capital', '90%'],
      ['b', 'votes', '52.63%'],
    ]);
  });

  test.each<[string, Holding[], object]>([
    [
      'shares nobody holds',
      [holds('a', 60)],
      { code: 'total-off', of: null, held: fraction(60), whole: fraction(100) },
    ],
    ['more shares than there are', [holds('a', 101)], { code: 'total-off', held: fraction(101) }],
    [
      'an owned company that adds up to 99 %',
      [holds('c', 100), holds('a', 99, 'c')],
      { code: 'total-off', of: 'c' },
    ],
    ['a company with nobody behind it', [holds('c', 100)], { code: 'missing-layer', party: 'c' }],
    [
      'a circle',
      [holds('c', 100), holds('d', 100, 'c'), holds('c', 100, 'd')],
      { code: 'circle', parties: ['c', 'd', 'c'] },
    ],
    [
      'a company that holds itself',
      [holds('c', 100), holds('c', 100, 'c')],
      { code: 'circle', parties: ['c', 'c'] },
    ],
  ])('%s is told', (_, holdings, problem) => {
    const { problems } = ownershipOf(
      parties({ a: 'person', c: 'company', d: 'company' }),
      holdings,
      [ordinary(100)],
      quarter,
    );
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });

  test('an unknown number of shares is told, and nobody owns more than it', () => {
    const { owners, problems } = ownershipOf(
      parties({ a: 'person' }),
      [holds('a', 1)],
      [ordinary(null)],
      quarter,
    );
    expect([owners, problems]).toEqual([[], [{ code: 'shares-unknown', shareClass: 'ordinary' }]]);
  });

  test('add up to 100 % wherever every layer does, and each share is the sum of its paths', () => {
    for (const { parties: known, holdings, total } of randomCharts(400)) {
      const { owners, problems } = ownershipOf(known, holdings, [ordinary(total)], quarter);
      expect(problems).toEqual([]);
      expect(owners.reduce((sum, { share }) => plus(sum, share), zero)).toEqual(one);
      for (const { share, paths } of owners) {
        for (const path of paths) expect(path.steps.reduce(times, one)).toEqual(path.share);
        if (paths.length < 24)
          expect(paths.reduce((sum, path) => plus(sum, path.share), zero)).toEqual(share);
      }
    }
  });

  test('any way back from a person to the company makes a circle, which is found', () => {
    for (const { holdings } of randomCharts(200)) {
      expect(circleIn(holdings)).toBeUndefined();
      const upper = holdings.find(({ of, holder }) => of !== null && holder.startsWith('c'));
      if (!upper?.of) continue;
      const closed = [...holdings, holds(upper.of, 1, upper.holder)];
      const found = circleIn(closed) ?? [];
      expect(found.length).toBeGreaterThan(2);
      expect(found[0]).toBe(found.at(-1));
      for (const [at, id] of found.slice(1).entries()) {
        expect(closed.some(({ of, holder }) => of === found[at] && holder === id)).toBe(true);
      }
    }
  });

  test('forty layers with two ways each, a million million paths, are computed at once', () => {
    const layers = 40;
    const kinds: Record<string, PartyKind> = { end: 'person' };
    const holdings: Holding[] = [holds('a0', 50), holds('b0', 50)];
    for (let at = 0; at < layers; at += 1) {
      kinds[`a${at}`] = 'company';
      kinds[`b${at}`] = 'company';
      for (const owned of [`a${at}`, `b${at}`]) {
        if (at === layers - 1) holdings.push(holds('end', 100, owned));
        else holdings.push(holds(`a${at + 1}`, 50, owned), holds(`b${at + 1}`, 50, owned));
      }
    }
    const { owners } = ownershipOf(parties(kinds), holdings, [ordinary(100)], quarter);
    expect(owners.map(({ share }) => compare(share, one))).toEqual([0]);
  });
});
