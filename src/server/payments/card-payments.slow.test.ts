import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { sendEvent, signedEvent } from '../billing/testing/send-event.ts';
import { anEvent, type StripeObject } from '../billing/testing/stripe-objects.ts';
import { startStripeServer } from '../billing/testing/stripe-server.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, callerWith } from '../platform/testing/builders.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { openPayments } from './open-payments.ts';
import { anAgencyInstallation } from './testing/agency-installation.ts';

const clients = 6;
const rounds = 4;
const stepsInRound = 14;

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('whatever is pressed, paid, returned and told of, and whenever the server is killed, no money is lost or doubled', async () => {
  const random = seededRandom(20_261_122);
  const stripe = await startStripeServer();
  cleanUps.push(() => stripe.close());
  const installation = await anAgencyInstallation(stripe.settings);
  cleanUps.push(installation.remove);
  const { owner, staff } = installation;
  let { server } = installation;
  const founder = await aPerson(server);
  const companies: string[] = [];
  for (let count = 0; count < clients; count += 1) {
    const companyId = (await aCompany(founder)).id;
    const { rows } = await owner.query('select id from cases where company_id = $1', [companyId]);
    const quote = {
      ...{ companyId, caseId: rows[0].id, quoteId: randomUUID(), number: `Q-${count}`, version: 1 },
      acceptedOn: '2026-01-05' as const,
      lines: [
        {
          id: 'a',
          label: 'Licence',
          payee: 'government' as const,
          currency: 'AED' as const,
          amount: 90_000 + random(9_000),
          vat: 0,
        },
        {
          id: 'b',
          label: 'Our fee',
          payee: 'fee' as const,
          currency: 'AED' as const,
          amount: 21_000,
          vat: 1_000,
        },
      ],
    };
    const by = { id: staff.id, name: 'Ana', at: new Date() };
    await inScope({ pool: owner }, 'installation', (transaction) => openPayments(transaction, quote, by));
    companies.push(companyId);
  }

  const told: StripeObject[] = [];
  const say = (object: StripeObject, type: string) => told.push(anEvent(structuredClone(object), { type }));
  const as = (person: { cookie: string }, origin: ServerProcess) =>
    callerWith(origin, { authorization: `Bearer ${origin.anonymousKey}`, cookie: person.cookie });
  const one = <T>(all: readonly T[]) => all[random(all.length)];

  /** One thing that people or Stripe do. A server that is gone answers nothing. */
  async function step(origin: ServerProcess): Promise<void> {
    const company = one(companies) as string;
    switch (random(5)) {
      case 0:
      case 1: {
        const { rows } = await owner.query('select id from payment_requests where company_id = $1', [
          company,
        ]);
        const press = () =>
          as(founder, origin)('POST', `/companies/${company}/payment-requests/${rows[0].id}/card`, {});
        await Promise.all([press(), press()]);
        return;
      }
      case 2: {
        const page = one(stripe.checkouts.filter(({ status }) => status === 'open'));
        if (page) say(stripe.pay(page.id), 'checkout.session.completed');
        return;
      }
      case 3: {
        const { rows } = await owner.query("select id, company_id from card_payments where state = 'paid'");
        const card = one(rows);
        if (!card) return;
        const path = `/operator/companies/${card.company_id}/card-payments/${card.id}/refunds`;
        await as(staff, origin)('POST', path, {
          body: { amount: 1 + random(40_000), reason: 'Generated' },
          headers: { 'idempotency-key': randomUUID() },
        });
        return;
      }
      case 4: {
        for (const made of stripe.refunds) say(made, 'refund.created');
        const event = one(told);
        if (event) await sendEvent(origin, signedEvent(event));
      }
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const running = server;
    const steps = Array.from({ length: stepsInRound }, (_, index) =>
      step(running)
        // How a lost connection is reported.
        .catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        })
        .then(() => {
          if (index === stepsInRound - 3) running.kill('SIGKILL');
        }),
    );
    await Promise.all(steps);
    expect(await running.ended).toBe('SIGKILL');
    server = await installation.start();
  }

  // Stripe pays what is open, and tells of everything again, until it is taken in.
  for (const page of stripe.checkouts)
    if (page.status === 'open') say(stripe.pay(page.id), 'checkout.session.completed');
  for (const { id } of stripe.checkouts) {
    const session = stripe.checkouts.find((each) => each.id === id) as StripeObject;
    say(session, session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed');
  }
  for (const made of stripe.refunds) say(made, 'refund.updated');
  for (const event of told) expect((await sendEvent(server, signedEvent(event))).status).toBe(200);

  const sum = (objects: readonly StripeObject[]) => objects.reduce((total, { amount }) => total + amount, 0);
  const { rows } = await owner.query(
    'select sum(received)::int as received, sum(returned)::int as returned, sum(received - returned - comes_back)::int as lost from ledger_positions',
  );
  expect(stripe.intents.length).toBeGreaterThan(clients / 2);
  expect(rows).toEqual([{ received: sum(stripe.intents), returned: sum(stripe.refunds), lost: 0 }]);
  const unbalanced = await owner.query(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
  );
  expect(unbalanced.rows).toEqual([]);
  // Each page was over what was due, so that nobody paid for the same thing twice.
  const waiting = await owner.query('select sum(suspense)::int as suspense from ledger_positions');
  expect(waiting.rows).toEqual([{ suspense: 0 }]);
}, 300_000);
