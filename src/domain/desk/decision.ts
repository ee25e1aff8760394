import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';

/** What reviewers do with a version of a paper. */
export const reviewDecisions = ['accept', 'return'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** What is recorded of a review. The first of two acceptances changes no state yet. */
export const decisionKinds = ['accepted-first', 'accepted', 'returned', 'undone'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** How long an acceptance can be undone. */
const undoMinutes = 10;

/** A recorded decision about one version. */
export interface Decision {
  kind: DecisionKind;
  /** `null` once the account is gone. */
  by: string | null;
  at: Date;
}

/** Whether papers of these kinds show who somebody is: where two are asked, two decide about them. */
export function asksForIdentity(kinds: readonly PaperKind[]): boolean {
  return kinds.some((kind) => paperRules[kind].isIdentity);
}

/** The first acceptance that waits for a second reviewer. */
function firstAcceptance(decisions: readonly Decision[]): Decision | undefined {
  const last = decisions.at(-1);
  return last?.kind === 'accepted-first' ? last : undefined;
}

/** What an acceptance comes to; `undefined` where the same reviewer would agree with themselves. */
export function acceptanceBy(
  person: string,
  decisions: readonly Decision[],
  needsSecond: boolean,
): 'accepted-first' | 'accepted' | undefined {
  if (!needsSecond) return 'accepted';
  const first = firstAcceptance(decisions);
  if (!first) return 'accepted-first';
  return first.by === person ? undefined : 'accepted';
}

/** Whether that person can still undo the last decision: their own acceptance, for some minutes. */
export function canUndo(decisions: readonly Decision[], person: string, now: Date): boolean {
  const last = decisions.at(-1);
  const isAcceptance = last?.kind === 'accepted' || last?.kind === 'accepted-first';
  return isAcceptance && last.by === person && now.getTime() - last.at.getTime() <= undoMinutes * 60_000;
}
