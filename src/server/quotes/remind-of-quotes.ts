import { and, between, eq } from 'drizzle-orm';
import { addDays } from '#domain/values/plain-date.ts';
import { notify } from '../notifications/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { todayOf } from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { quotes } from './tables.ts';

/** Days before the last one on which a quote can be accepted. */
const daysBefore = 3;

/** Tells people once of each version that it expires soon. */
export async function remindOfQuotes({
  clock,
  database,
}: Pick<QuotePorts, 'clock' | 'database'>): Promise<void> {
  const at = clock();
  const today = todayOf(clock);
  await inScope(database, 'installation', async (transaction) => {
    const expiring = await transaction.orm
      .select()
      .from(quotes)
      .where(and(eq(quotes.state, 'sent'), between(quotes.validUntil, today, addDays(today, daysBefore))));
    for (const { id, companyId, number, version, validUntil } of expiring) {
      if (!validUntil) continue;
      const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
      await notify(transaction, {
        kind: 'quote-expiring',
        companyId,
        details: { number, until: validUntil, days },
        at,
        key: `${id} ${version}`,
      });
    }
  });
}
