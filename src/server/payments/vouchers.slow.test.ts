import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MoneyLine, VoucherView } from '#contract/payments.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { inScope } from '../platform/database/scope.ts';
import { type Answer, aCompany, aPerson, callerWith, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { openPayments } from './open-payments.ts';
import { anAgencyInstallation } from './testing/agency-installation.ts';
import { expectSound } from './testing/ledger-checks.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

const companies = 12;
const rounds = 14;

let app: TestApp;
let clerks: readonly TestPerson[];
let account: string;
const cleanUps: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date('2026-01-31T09:00:00Z') },
  });
  const manager = await aStaffMember(app, 'manager');
  clerks = [await aStaffMember(app, 'finance'), manager];
  account = await anAccount(manager);
});
afterAll(() => app.close());
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Each voucher is posted as paid once at most, and only in the state that says so. */
async function expectPaidOnce(query: TestApp['query']): Promise<void> {
  const { rows } = await query(`
    select vouchers.number, vouchers.state,
      count(posted.id) filter (where posted.kind = 'paid-on')::int as paid,
      count(posted.id) filter (where posted.kind = 'waived')::int as outside
    from vouchers left join ledger_transactions as posted
      on posted.detail ->> 'voucher' = vouchers.id::text and posted.kind in ('paid-on', 'waived')
    group by vouchers.id`);
  for (const { number, state, paid, outside } of rows) {
    expect([number, paid]).toEqual([number, state === 'paid-by-agency' ? 1 : 0]);
    // Nothing is taken off where it was paid to us before.
    expect(outside).toBeLessThanOrEqual(state === 'paid-outside' ? 1 : 0);
  }
}

async function aProof(query: TestApp['query'], company: string): Promise<string> {
  const id = randomUUID();
  await query(
    "insert into papers (id, company_id, kind, party_id, is_private, created_at) values ($1, $2, 'evidence', null, false, now())",
    [id, company],
  );
  return id;
}

test('whatever two clerks and a client try with vouchers at once, each counts once and the ledger balances', async () => {
  const random = seededRandom(20_260_225);
  const statuses = new Map<number, number>();
  for (let count = 0; count < companies; count += 1) {
    const founder = await aPerson(app);
    const company = (await aCompany(founder)).id;
    await accept(app, company);
    const caseId = await formationOf(app, company);
    const staffPath = `/operator/companies/${company}/vouchers`;
    const ownPath = `/companies/${company}/vouchers`;
    const proof = await aProof(app.query, company);
    const seen = async () => moneyOf((await founder.call('GET', `/companies/${company}/payments`)).body);
    const attempt = (
      by: TestPerson,
      lines: readonly MoneyLine[],
      vouchers: readonly VoucherView[],
    ): Promise<Answer> => {
      const line = lines[random(lines.length)];
      const voucher = vouchers[random(Math.max(1, vouchers.length))];
      const on = '2026-01-30';
      const staffed = `${staffPath}/${voucher?.id ?? randomUUID()}`;
      const own = `${ownPath}/${voucher?.id ?? randomUUID()}`;
      const amount = 1 + random(600_000);
      const borne = { label: 'New', amount: 1 + random(9_000), line: null, bearer: 'agency' };
      switch (random(9)) {
        case 0:
        case 1: {
          const body = {
            ...{ case: caseId, authority: 'DMCC', number: `V-${random(40)}`, currency: 'AED' },
            lines: [
              { label: 'Licence', amount, line: random(4) ? line?.id : null },
              ...(random(3) ? [] : [borne]),
            ],
            expiresOn: '2026-02-20',
            ...(voucher && random(3) === 0 && { replaces: voucher.id }),
          };
          return by.call('POST', staffPath, { body });
        }
        case 2: {
          const body = { account, on, reference: '' };
          return by.call('POST', `${staffed}/payment`, { body });
        }
        case 3:
          return by.call('POST', `${staffed}/confirmation`, { body: { on, paper: voucher?.paper ?? proof } });
        case 4:
          return by.call('POST', `${staffed}/return`, { body: { reason: 'Generated' } });
        case 5:
          return founder.call('POST', `${own}/payment`, { body: { on, paper: proof } });
        case 6:
          return founder.call('POST', `${own}/agreement`, { body: { asked: voucher?.asked ?? 1 } });
        case 7: {
          const money = { kind: 'received', case: caseId, on, account, amount, currency: 'AED' };
          const body = { ...money, reference: '', payer: '' };
          return by.call('POST', `/operator/companies/${company}/payments`, { body });
        }
        default:
          return random(3)
            ? founder.call('GET', `/companies/${company}/payments`)
            : by.call('DELETE', staffed);
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      const { lines, vouchers } = await seen();
      // All of them saw the same and press at once.
      const answers = await Promise.all(clerks.map((by) => attempt(by, lines, vouchers)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await expectSound(app.query);
  await expectPaidOnce(app.query);
  // Nothing fails by accident: what is possible is done, the rest is refused.
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
  expect(statuses.get(409) ?? 0).toBeGreaterThan(10);
});

test('a server that is killed pays no voucher twice when the clerk presses again', async () => {
  const installation = await anAgencyInstallation();
  cleanUps.push(installation.remove);
  const { owner, server, staff } = installation;
  const founder = await aPerson(server);
  const company = (await aCompany(founder)).id;
  const added = await staff.call('POST', '/operator/bank-accounts', {
    body: { currency: 'AED', holder: 'A', bank: 'B', number: '1', bic: '', note: '', isOffered: true },
  });
  const bank = added.body.accounts[0].id;
  const { rows } = await owner.query('select id from cases where company_id = $1', [company]);
  const caseId = rows[0].id;
  const licence = {
    ...{ id: 'a', label: 'Licence', payee: 'government' as const },
    ...{ currency: 'AED' as const, amount: 400_000, vat: 0 },
  };
  const quote = {
    ...{ companyId: company, caseId, quoteId: randomUUID(), number: 'Q-1', version: 1 },
    acceptedOn: '2026-01-05' as const,
    lines: [licence],
  };
  const by = { id: staff.id, name: 'Ana', at: new Date() };
  await inScope({ pool: owner }, 'installation', (transaction) => openPayments(transaction, quote, by));
  const on = new Date().toISOString().slice(0, 10);
  await staff.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      ...{ kind: 'received', case: caseId, on, account: bank, amount: 400_000, currency: 'AED' },
      ...{ reference: '', payer: '' },
    },
  });
  const { body } = await staff.call('GET', `/operator/companies/${company}/payments`);
  const line = moneyOf(body).lines[0]?.id;
  for (let number = 1; number <= 40; number += 1) {
    await staff.call('POST', `/operator/companies/${company}/vouchers`, {
      body: {
        ...{ case: caseId, authority: 'DMCC', number: `V-${number}`, currency: 'AED', expiresOn: on },
        lines: [{ label: 'Licence', amount: 10_000, line }],
      },
    });
  }
  const listed = await staff.call('GET', `/operator/companies/${company}/payments`);
  const ids = moneyOf(listed.body).vouchers.map(({ id }) => id);
  const pay = async (origin: typeof server, id: string) => {
    const authorization = `Bearer ${origin.anonymousKey}`;
    const answer = await callerWith(origin, { authorization, cookie: staff.cookie })(
      'POST',
      `/operator/companies/${company}/vouchers/${id}/payment`,
      { body: { account: bank, on, reference: '' } },
    ).catch(() => undefined);
    return answer?.status;
  };
  let paid = 0;
  await Promise.all(
    ids.map(async (id) => {
      if ((await pay(server, id)) === 200) paid += 1;
      if (paid === 12) server.kill('SIGKILL');
    }),
  );
  expect(await server.ended).toBe('SIGKILL');
  const again = await installation.start();
  // What was paid before the crash says so, and nothing else.
  for (const id of ids) expect([200, 409]).toContain(await pay(again, id));
  const query: TestApp['query'] = (text, values) => owner.query(text, values);
  const sums = await query(
    'select sum(paid_on)::int as paid, sum(held)::int as held from ledger_positions where company_id = $1',
    [company],
  );
  expect(sums.rows).toEqual([{ paid: 400_000, held: 0 }]);
  await expectSound(query);
  await expectPaidOnce(query);
});
