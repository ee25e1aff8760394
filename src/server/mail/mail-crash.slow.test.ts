import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { aPerson } from '../platform/testing/builders.ts';
import { newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';
import { startMailServer } from './testing/mail-server.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Emails that the mail server has taken when the end comes: some are under way, and many wait. */
const takenBeforeTheEnd = 12;
/** How many emails are handed over at once. */
const atOnce = 4;

/** Registers people, whose addresses are to be confirmed by email, until the server is gone. */
async function registerUntilTheEnd(server: ServerProcess): Promise<string[]> {
  const acknowledged: string[] = [];
  async function lane(): Promise<void> {
    try {
      for (let count = 0; count < 100; count += 1) {
        const email = `${randomUUID()}@example.com`;
        await aPerson(server, { email });
        acknowledged.push(email);
      }
    } catch (error) {
      // So 'fetch' says that the connection is lost; whatever the server refuses is another error.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  await Promise.all([lane(), lane()]);
  return acknowledged;
}

test('every email that was promised arrives, though the server ends suddenly while it sends', async () => {
  let end = () => {};
  const mailServer = await startMailServer({
    async beforeTaking() {
      // In the middle of an email: the mail server has it, and the server has not heard so.
      if (mailServer.taken.length === takenBeforeTheEnd) end();
    },
  });
  cleanUps.push(mailServer.close);
  const outside = process.env.DATABASE_URL ? await createTestDatabase('empty') : undefined;
  if (outside) cleanUps.push(outside.drop);
  const installation = await newInstallation({
    ...mailServer.settings,
    RATE_LIMIT: 'off',
    ...(outside && { DATABASE_URL: outside.ownerUrl }),
  });
  cleanUps.push(installation.remove);
  const first = await installation.start();
  end = () => first.kill('SIGKILL');

  const promised = await registerUntilTheEnd(first);
  expect(await first.ended).toBe('SIGKILL');
  const takenByThen = mailServer.taken.length;
  expect(promised.length).toBeGreaterThan(takenByThen);
  end = () => {};
  await installation.start();

  const without = () => {
    const arrived = new Set(mailServer.taken.flatMap(({ recipients }) => recipients));
    return promised.filter((email) => !arrived.has(email));
  };
  const states = async () => {
    // What was under way is found by its silence, and then pauses like any failed try: here it need not.
    await installation.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    return installation.query('select distinct state from outgoing_emails');
  };
  await expect.poll(states, { timeout: 90_000, interval: 250 }).toEqual([{ state: 'sent' }]);
  expect(without()).toEqual([]);

  // Those that were under way may have come twice: under the same name, by which mail programs know them.
  const names = mailServer.taken.map(({ mail }) => mail.messageId);
  const repeated = names.length - new Set(names).size;
  expect(repeated).toBeLessThanOrEqual(atOnce);
}, 180_000);
