import type { PaperListView } from '#contract/papers.ts';
import { knockOnOf } from '#domain/papers/knock-on.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';

/** When a paper expires, what to renew before it, and what hangs on it of all that the list knows. */
export function expiryOf(list: PaperListView, kind: PaperKind, party: string | null, on: string) {
  const known = [
    ...list.papers.map((paper) => ({ ...paper, on: paper.versions[0]?.expiresOn ?? null })),
    ...list.requirements
      .filter(({ isConditional }) => !isConditional)
      .map((asked) => ({ ...asked, on: null })),
  ];
  const { first, follows } = knockOnOf({ kind, party, on }, known);
  return {
    on,
    first,
    follows: follows.map((one) => ({
      ...one,
      whose: one.party === party ? undefined : nameIn(list, one.party),
    })),
  };
}

/** The name of a party in the list; `undefined` for the company. */
export function nameIn({ parties }: PaperListView, party: string | null): string | undefined {
  return parties.find(({ id }) => id === party)?.name;
}
