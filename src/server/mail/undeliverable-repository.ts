import { asc, eq, inArray } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { undeliverableAddresses } from './tables.ts';

/** An address whose emails come back. */
export type UndeliverableAddress = Pick<
  typeof undeliverableAddresses.$inferSelect,
  'address' | 'since' | 'reason'
>;

/** Records that an email to an address was given up. */
export async function noteUndeliverable(
  { orm }: Rows,
  recipient: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await orm
    .insert(undeliverableAddresses)
    .values({ address: recipient.toLowerCase(), since: at, lastAt: at, reason })
    .onConflictDoUpdate({ target: undeliverableAddresses.address, set: { lastAt: at, reason } });
}

/** Records that an email to an address has arrived. */
export async function noteDeliverable({ orm }: Rows, recipient: string): Promise<void> {
  await orm.delete(undeliverableAddresses).where(eq(undeliverableAddresses.address, recipient.toLowerCase()));
}

/** Those of some addresses whose emails come back, the longest first. */
export function findUndeliverable(
  { orm }: Rows,
  addresses: readonly string[],
): Promise<UndeliverableAddress[]> {
  const wanted = addresses.map((address) => address.toLowerCase());
  return orm
    .select({
      address: undeliverableAddresses.address,
      since: undeliverableAddresses.since,
      reason: undeliverableAddresses.reason,
    })
    .from(undeliverableAddresses)
    .where(inArray(undeliverableAddresses.address, wanted))
    .orderBy(asc(undeliverableAddresses.since), asc(undeliverableAddresses.address))
    .execute();
}
