import type { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { inTime } from './in-time.ts';

/** How long the database may take to answer, in ms. */
const databasePatience = 2_000;

/** `/healthz` answers once requests can be served; `/readyz` asks the database as well. */
export function mountHealth(app: Hono, { database }: { database: Database }): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notStored));
  app.get('/readyz', async (context) => {
    const ready = await answersInTime(database.ping());
    return context.json({ status: ready ? 'ready' : 'database-unavailable' }, ready ? 200 : 503, notStored);
  });
}

const notStored = { 'cache-control': 'no-store' };

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const answered = answer.then(
    () => true,
    () => false,
  );
  return (await inTime(answered, databasePatience)) === true;
}
