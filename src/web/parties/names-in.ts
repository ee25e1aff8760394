import type { PeopleView } from '#contract/party-view.ts';

/** Looks up a party's name; empty for one that is not in the list. */
export function namesIn({ parties }: Pick<PeopleView, 'parties'>): (id: string) => string {
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
