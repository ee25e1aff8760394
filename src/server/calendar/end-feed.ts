import type { Rows } from '../platform/database/scope.ts';
import { removeFeed } from './feed-repository.ts';

/** Ends a person's private address of a company's calendar, in the transaction that ends their place in it. */
export function endFeed(rows: Rows, of: { companyId: string; userId: string }): Promise<void> {
  return removeFeed(rows, of);
}
