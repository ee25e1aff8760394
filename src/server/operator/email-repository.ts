import { count, eq } from 'drizzle-orm';
import { outgoingEmails } from '../mail/tables.ts';
import type { Rows } from '../platform/database/scope.ts';

/** How many emails were given up. */
export async function countFailedEmails({ orm }: Rows): Promise<number> {
  const [all] = await orm
    .select({ total: count() })
    .from(outgoingEmails)
    .where(eq(outgoingEmails.state, 'failed'));
  return all?.total ?? 0;
}
