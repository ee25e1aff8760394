import type { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { withTimeout } from './with-timeout.ts';

/** How long the database may take to answer, in ms. */
const databaseTimeoutMs = 2_000;

/**
 * `/healthz` says that the process serves; it stays well while the database is away, as a restart would not help.
 * `/readyz` says whether the database answers, too.
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
