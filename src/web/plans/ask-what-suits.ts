import { listPlaces } from '#contract/plans.ts';
import { call } from '#web/platform/call.ts';

/**
 * What each place of the catalogue suits, in a line, by the id of the place; without those where that is to be
 * confirmed.
 *
 * @throws CallFailure
 */
export async function askWhatSuits(): Promise<ReadonlyMap<string, string>> {
  const { places } = await call(listPlaces, {});
  return new Map(
    places.flatMap(({ id, suitsInShort }) => ('text' in suitsInShort ? [[id, suitsInShort.text]] : [])),
  );
}
