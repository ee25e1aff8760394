import type { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { withTimeout } from './with-timeout.ts';

/** Timeout of the database check, in ms. */
const databaseTimeoutMs = 2_000;

/**
 * `/healthz` reports that the process serves; it stays healthy without the database, because a restart would not
 * help. `/readyz` also requires the database.
 */
export function mountHealth(app: Hono, { database }: { database: Pick<Database, 'ping'> }): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notStored));
  app.get('/readyz', async (context) => {
    const ready = await answersWithinTimeout(database.ping());
    return context.json({ status: ready ? 'ready' : 'database-unavailable' }, ready ? 200 : 503, notStored);
  });
}

const notStored = { 'cache-control': 'no-store' };

async function answersWithinTimeout(answer: Promise<void>): Promise<boolean> {
  const answered = answer.then(
    () => true,
    () => false,
  );
  return (await withTimeout(answered, databaseTimeoutMs)) === true;
}
