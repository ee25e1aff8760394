import { compare, dividedBy, type Fraction, fraction, one, plus, times, zero } from './fraction.ts';
import type { Party } from './party.ts';
import { type Holding, type ShareClass, totalsOf } from './share-register.ts';

/** From which share a person counts as an ultimate owner. */
export interface OwnershipThreshold {
  share: Fraction;
  /** Whether exactly that share counts. */
  isIncluded: boolean;
}

/** One way from the company up to a person: parties in order, the person last, and the share by this way. */
interface OwnershipPath {
  parties: readonly string[];
  /** Amount of each step, as a share of what stands below it. */
  steps: readonly Fraction[];
  share: Fraction;
}

/** A person behind the company. */
interface Owner {
  party: string;
  /** Share of the capital or of the votes, whichever is larger. */
  share: Fraction;
  by: 'capital' | 'votes';
  /** Whether the threshold is reached. */
  isUltimate: boolean;
  /** Whether a trust stands on a way: everybody named behind it counts with all that it holds. */
  isThroughTrust: boolean;
  paths: readonly OwnershipPath[];
}

/** What keeps the ownership from being complete. */
export type OwnershipProblem =
  | { code: 'shares-unknown'; shareClass: string }
  | { code: 'total-off'; of: string | null; shareClass: string | null; held: Fraction; whole: Fraction }
  | { code: 'missing-layer'; party: string }
  | { code: 'circle'; parties: readonly string[] }
  | { code: 'nominee'; party: string; principal: string };

export interface Ownership {
  /** Largest share first; empty where there is a circle. */
  owners: readonly Owner[];
  problems: readonly OwnershipProblem[];
}

/** Longest lists of ways that are shown; shares count all ways. */
const maxPaths = 24;

/**
 * Who is behind a company. Shares are multiplied along each chain of holders and added up over all chains, by capital
 * and by votes. A nominee's part belongs to whom they hold it for.
 */
export function ownershipOf(
  parties: readonly Pick<Party, 'id' | 'kind'>[],
  holdings: readonly Holding[],
  classes: readonly ShareClass[],
  threshold: OwnershipThreshold,
): Ownership {
  const problems: OwnershipProblem[] = totalProblems(holdings, classes);
  const circle = circleIn(holdings);
  if (circle) return { owners: [], problems: [...problems, { code: 'circle', parties: circle }] };
  const kinds = new Map(parties.map(({ id, kind }) => [id, kind]));
  const held = new Set(holdings.flatMap(({ of }) => (of === null ? [] : [of])));
  for (const id of new Set(holdings.map(beneficiaryOf))) {
    if (kinds.get(id) !== 'person' && !held.has(id)) problems.push({ code: 'missing-layer', party: id });
  }
  for (const { holder, nomineeFor } of holdings) {
    if (nomineeFor !== null) problems.push({ code: 'nominee', party: holder, principal: nomineeFor });
  }
  const capital = walk(holdings, kinds, shareOf(classes, capitalOf));
  const votes = walk(
    holdings,
    kinds,
    shareOf(classes, ({ votesPerShare }) => fraction(votesPerShare)),
  );
  const ids = [...new Set([...capital.keys(), ...votes.keys()])];
  const owners = ids.map((party): Owner => {
    const [byCapital, byVotes] = [capital.get(party), votes.get(party)];
    const by = compare(byVotes?.share ?? zero, byCapital?.share ?? zero) > 0 ? 'votes' : 'capital';
    const { share, paths, isThroughTrust } = (by === 'votes' ? byVotes : byCapital) ?? nothing;
    return { party, by, share, paths, isThroughTrust, isUltimate: reaches(share, threshold) };
  });
  return { owners: owners.sort((a, b) => compare(b.share, a.share)), problems };
}

function totalProblems(holdings: readonly Holding[], classes: readonly ShareClass[]): OwnershipProblem[] {
  return totalsOf(holdings, classes).flatMap(({ of, shareClass, held, whole }): OwnershipProblem[] => {
    if (whole === undefined) return [{ code: 'shares-unknown', shareClass: shareClass ?? '' }];
    return compare(held, whole) === 0 ? [] : [{ code: 'total-off', of, shareClass, held, whole }];
  });
}

function reaches(share: Fraction, threshold: OwnershipThreshold): boolean {
  const difference = compare(share, threshold.share);
  return difference > 0 || (difference === 0 && threshold.isIncluded && share.over > 0n);
}

/** The parties of a circle of holders, starting and ending with the same one; `undefined` where there is none. */
export function circleIn(holdings: readonly Holding[]): readonly string[] | undefined {
  const holdersOf = new Map<string, string[]>();
  for (const holding of holdings) {
    if (holding.of === null) continue;
    holdersOf.set(holding.of, [...(holdersOf.get(holding.of) ?? []), ...rungsOf(holding)]);
  }
  const cleared = new Set<string>();
  const open: string[] = [];
  const visit = (id: string): readonly string[] | undefined => {
    const start = open.indexOf(id);
    if (start !== -1) return [...open.slice(start), id];
    if (cleared.has(id)) return undefined;
    open.push(id);
    for (const holder of holdersOf.get(id) ?? []) {
      const found = visit(holder);
      if (found) return found;
    }
    open.pop();
    cleared.add(id);
    return undefined;
  };
  for (const id of holdersOf.keys()) {
    const found = visit(id);
    if (found) return found;
  }
  return undefined;
}

type ShareOf = (holding: Holding) => Fraction;

/** The share of the company, or of another owned party, that a holding is. */
function shareOf(classes: readonly ShareClass[], weightOf: (shareClass: ShareClass) => Fraction): ShareOf {
  const weights = new Map(classes.map((one) => [one.id, weightOf(one)]));
  const all = classes.reduce((sum, one) => plus(sum, times(weightOf(one), fraction(one.total ?? 0))), zero);
  return ({ of, shareClass, amount }) => {
    if (of !== null) return dividedBy(amount, fraction(100));
    if (all.over === 0n) return zero;
    return dividedBy(times(amount, weights.get(shareClass ?? '') ?? zero), all);
  };
}

/** What a share counts for in the capital: its nominal value, or 1 each while that is unknown. */
function capitalOf({ nominalValue }: ShareClass): Fraction {
  const [whole = '0', decimals = ''] = (nominalValue ?? '1').split('.');
  const value = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return value.over === 0n ? one : value;
}

interface Reached {
  share: Fraction;
  paths: OwnershipPath[];
  isThroughTrust: boolean;
}
const nothing: Reached = { share: zero, paths: [], isThroughTrust: false };

/** Adds up each party's share from the company upwards, every party after all that stand below it. */
function walk(
  holdings: readonly Holding[],
  kinds: ReadonlyMap<string, Party['kind']>,
  shareOfHolding: ShareOf,
): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  for (const id of [null, ...orderUpwards(holdings)]) {
    const below = id === null ? { ...nothing, share: one, paths: [start] } : reached.get(id);
    if (!below) continue;
    const isTrust = id !== null && kinds.get(id) === 'trust';
    for (const holding of holdings) {
      if (holding.of !== id) continue;
      const step = isTrust ? one : shareOfHolding(holding);
      if (step.over === 0n) continue;
      const rungs = rungsOf(holding);
      const owner = beneficiaryOf(holding);
      const known = reached.get(owner) ?? { ...nothing, paths: [] };
      known.share = plus(known.share, times(below.share, step));
      known.isThroughTrust ||= isTrust || below.isThroughTrust;
      for (const path of below.paths) {
        if (known.paths.length === maxPaths) break;
        const steps = [...path.steps, ...rungs.map((_, index) => (index === 0 ? step : one))];
        known.paths.push({
          parties: [...path.parties, ...rungs],
          steps,
          share: times(path.share, step),
        });
      }
      reached.set(owner, known);
    }
  }
  for (const id of reached.keys()) if (kinds.get(id) !== 'person') reached.delete(id);
  return reached;
}

const start: OwnershipPath = { parties: [], steps: [], share: one };

/** The owned parties, each after all that it holds. The holdings have no circle. */
function orderUpwards(holdings: readonly Holding[]): readonly string[] {
  const ownedBy = new Map<string, string[]>();
  for (const holding of holdings) {
    if (holding.of === null) continue;
    for (const rung of rungsOf(holding)) ownedBy.set(rung, [...(ownedBy.get(rung) ?? []), holding.of]);
  }
  const order: string[] = [];
  const placed = new Set<string>();
  const place = (id: string) => {
    if (placed.has(id)) return;
    placed.add(id);
    for (const owned of ownedBy.get(id) ?? []) place(owned);
    order.push(id);
  };
  for (const holding of holdings) place(beneficiaryOf(holding));
  return order;
}

/** To whom a holding belongs. */
function beneficiaryOf({ holder, nomineeFor }: Holding): string {
  return nomineeFor ?? holder;
}

function rungsOf({ holder, nomineeFor }: Holding): string[] {
  return nomineeFor === null ? [holder] : [holder, nomineeFor];
}
