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

/** Emails accepted before the crash: some are in progress, and many wait. */
const takenBeforeTheEnd = 12;
/** Concurrent deliveries. */
const atOnce = 4;

/** Registers people, who need confirmation emails, until the server is gone. */
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
      // How 'fetch' reports a lost connection; refusals by the server are other errors.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  await Promise.all([lane(), lane()]);
  return acknowledged;
}

test('every promised email arrives, even if the server crashes while sending', async () => {
  let end = () => {};
  const mailServer = await startMailServer({
    async beforeTaking() {
      // In the middle of an email: the mail server has it, but the server does not know.
      if (mailServer.taken.length === takenBeforeTheEnd) end();
    },
  });
  cleanUps.push(mailServer.close);
  const outside = process.env.DATABASE_URL ? await createTestDatabase() : undefined;
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
    // Interrupted jobs are found by their missing heartbeat and delayed like any retry; skip that delay here.
    await installation.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    return installation.query('select distinct state from outgoing_emails');
  };
  await expect.poll(states, { timeout: 90_000, interval: 250 }).toEqual([{ state: 'sent' }]);
  expect(without()).toEqual([]);

  // Interrupted emails may arrive twice, with the same Message-ID, by which mail programs recognise them.
  const names = mailServer.taken.map(({ mail }) => mail.messageId);
  const repeated = names.length - new Set(names).size;
  expect(repeated).toBeLessThanOrEqual(atOnce);
}, 180_000);
