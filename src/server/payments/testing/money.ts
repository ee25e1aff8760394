import { randomUUID } from 'node:crypto';
import type { CaseMoney } from '#contract/payments.ts';
import { inScope } from '../../platform/database/scope.ts';
import { aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { addOperator } from '../../staff/staff-repository.ts';
import { type AcceptedQuote, openPayments } from '../open-payments.ts';

/** Somebody of the staff, signed in with a second factor. */
export async function aStaffMember(
  app: TestApp,
  role: Parameters<typeof addOperator>[2],
): Promise<TestPerson> {
  const member = await aPerson(app);
  await addOperator(app.services.database, member.id, role, new Date());
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [member.id]);
  return member;
}

/** An account of the agency. */
export async function anAccount(manager: TestPerson, fields: object = {}): Promise<string> {
  const { status, body } = await manager.call('POST', '/operator/bank-accounts', {
    body: {
      currency: 'AED',
      holder: 'Harbour Agents',
      bank: 'Harbour Bank',
      number: String(Math.random()).slice(2),
      bic: '',
      note: '',
      isOffered: true,
      ...fields,
    },
  });
  if (status !== 201) throw new Error(`adding an account answered ${status}: ${JSON.stringify(body)}`);
  return body.accounts.find(({ id }: { id: string }) => !known.has(id) && known.add(id)).id;
}
const known = new Set<string>();

/** The id of a company's formation. */
export async function formationOf(app: TestApp, companyId: string): Promise<string> {
  const { rows } = await app.query('select id from cases where company_id = $1', [companyId]);
  return rows[0].id;
}

/** A quote as `quotes` hands it over once it is accepted: 5,000 to authorities, 800 to others, 2,100 for us. */
export async function accept(
  app: TestApp,
  companyId: string,
  fields: Partial<AcceptedQuote> = {},
): Promise<AcceptedQuote> {
  const quote: AcceptedQuote = {
    companyId,
    caseId: await formationOf(app, companyId),
    quoteId: randomUUID(),
    number: 'Q-1',
    version: 1,
    acceptedOn: '2026-01-05',
    lines: [
      { id: 'fee', label: 'Our fee', payee: 'fee', currency: 'AED', amount: 210_000, vat: 10_000 },
      { id: 'licence', label: 'Licence', payee: 'government', currency: 'AED', amount: 500_000, vat: 0 },
      { id: 'desk', label: 'Desk', payee: 'others', currency: 'AED', amount: 80_000, vat: 0 },
    ],
    ...fields,
  };
  const by = { id: randomUUID(), name: 'Ana Example', at: app.services.clock() };
  await inScope(app.services.database, { company: companyId }, (rows) => openPayments(rows, quote, by));
  return quote;
}

/** The money of a company's only case with money. */
export function moneyOf(body: { payments: { cases: CaseMoney[] } }): CaseMoney {
  const [only] = body.payments.cases;
  if (!only || body.payments.cases.length > 1) throw new Error('This is not one case.');
  return only;
}
