import { addDays, plainDate } from '#domain/values/plain-date.ts';
import type { PaperKind } from './paper-kind.ts';

/** What a paper's expiry stops or keeps from being renewed. */
export const expiryEffects = [
  'visa',
  'identity-card',
  'bank-account',
  'stay',
  'licence',
  'establishment-card',
  'lease',
] as const;
export type ExpiryEffect = (typeof expiryEffects)[number];

/** What cannot be renewed, or stops, once a paper has expired: the knock-on list. */
export const hangsOn: Readonly<Partial<Record<PaperKind, readonly ExpiryEffect[]>>> = {
  passport: ['visa', 'identity-card', 'bank-account'],
  visa: ['identity-card', 'bank-account', 'stay'],
  'identity-card': ['bank-account'],
  lease: ['licence', 'establishment-card'],
  licence: ['lease', 'establishment-card', 'visa', 'bank-account'],
  'establishment-card': ['visa'],
  'health-insurance': ['visa'],
  'name-certificate': ['licence'],
};

/** A paper or a requirement: what, whose, and until when where that is known. */
export interface HeldPaper {
  kind: PaperKind;
  /** `null` for the company. */
  party: string | null;
  /** Day of expiry; `null` where there is none, or nobody knows. */
  on: string | null;
}

/** Something that hangs on a paper. */
export interface KnockOn {
  effect: ExpiryEffect;
  /** Whose; `null` for the company. */
  party: string | null;
  on: string | null;
}

const ofPeople: readonly ExpiryEffect[] = ['visa', 'identity-card', 'stay'];
const notPapers = ['bank-account', 'stay'] as const satisfies readonly ExpiryEffect[];
type PaperEffect = Exclude<ExpiryEffect, (typeof notPapers)[number]>;

/** A renewal is refused where what it stands on ends within this time, as rules for passports usually say. */
const marginDays = 183;

/**
 * What follows when a paper expires, in the order to renew it, and what has to be renewed before it.
 * @param known what the company and its people have, and what is asked of them: the rest does not concern them
 */
export function knockOnOf(
  expiring: HeldPaper & { on: string },
  known: readonly HeldPaper[],
): { first: (HeldPaper & { on: string })[]; follows: KnockOn[] } {
  const follows: KnockOn[] = [];
  const waiting: Pick<HeldPaper, 'kind' | 'party'>[] = [expiring];
  const keyOf = ({ effect, party }: Pick<KnockOn, 'effect' | 'party'>) => `${effect} ${party}`;
  const seen = new Set([`${expiring.kind} ${expiring.party}`]);
  for (const { kind, party } of waiting) {
    for (const effect of hangsOn[kind] ?? []) {
      for (const found of held(effect, party, known)) {
        if (seen.has(keyOf(found))) continue;
        seen.add(keyOf(found));
        follows.push(found);
        if (isPaper(effect)) waiting.push({ kind: effect, party: found.party });
      }
    }
  }
  const until = addDays(plainDate(expiring.on), marginDays);
  const first = known.flatMap((paper) => {
    const { on } = paper;
    const standsUnder = (hangsOn[paper.kind] ?? []).some(
      (effect) => effect === expiring.kind && held(effect, paper.party, [expiring]).length > 0,
    );
    // Two that stand on each other begin with the one that ends first.
    return standsUnder && on !== null && on <= until && !(isMutual(paper, expiring) && on > expiring.on)
      ? [{ ...paper, on }]
      : [];
  });
  // What is no paper ends with all of them.
  const isLast = ({ effect }: KnockOn) => !isPaper(effect);
  return { first, follows: [...follows.filter((one) => !isLast(one)), ...follows.filter(isLast)] };
}

/** What of a kind stands on somebody's paper: the same person's, the company's, or of the company's all people's. */
function held(effect: ExpiryEffect, party: string | null, known: readonly HeldPaper[]): KnockOn[] {
  if (!isPaper(effect)) return [{ effect, party: ofPeople.includes(effect) ? party : null, on: null }];
  const found = known.filter(
    (paper) =>
      paper.kind === effect && (ofPeople.includes(effect) ? party === null || paper.party === party : true),
  );
  return [...new Set(found.map((paper) => paper.party))].map((whose) => ({
    effect,
    party: whose,
    on: found.find((paper) => paper.party === whose && paper.on !== null)?.on ?? null,
  }));
}

function isPaper(effect: ExpiryEffect): effect is PaperEffect {
  return !(notPapers as readonly ExpiryEffect[]).includes(effect);
}

function isMutual(one: HeldPaper, other: HeldPaper): boolean {
  return (hangsOn[other.kind] ?? []).some((effect) => effect === one.kind);
}
