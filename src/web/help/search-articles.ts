import * as contract from '#contract/articles.ts';
import { call } from '#web/platform/call.ts';

/** Asks the server for the sections that fit. */
export async function searchArticles(
  query: string,
  signal: AbortSignal,
): Promise<readonly contract.FoundSection[]> {
  const { results } = await call(contract.searchArticles, { query: { query }, signal });
  return results;
}
