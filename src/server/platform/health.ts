import type { Hono } from 'hono';
import type { Services } from '../services.ts';

/** How long the database may take to answer, in ms. */
const databasePatience = 2_000;

/** `/healthz` answers once requests can be served; `/readyz` asks the database as well. */
export function mountHealth(app: Hono, { database }: Pick<Services, 'database'>): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notStored));
  app.get('/readyz', async (context) => {
    const ready = await answersInTime(database.ping());
    return context.json({ status: ready ? 'ready' : 'database-unavailable' }, ready ? 200 : 503, notStored);
  });
}

const notStored = { 'cache-control': 'no-store' };

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, databasePatience, false);
  });
  const inTime = answer.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([inTime, tooLate]);
  clearTimeout(timer);
  return result;
}
