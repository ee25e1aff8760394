import { count, eq } from 'drizzle-orm';
import { letters } from '../mail/tables.ts';
import type { Rows } from '../platform/database/scope.ts';

/** How many letters were given up. */
export async function countFailedLetters({ orm }: Rows): Promise<number> {
  const [all] = await orm.select({ total: count() }).from(letters).where(eq(letters.state, 'failed'));
  return all?.total ?? 0;
}
