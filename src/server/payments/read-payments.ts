import type { Person } from '#domain/accounts/person.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { listCaseRows } from '../cases/index.ts';
import {
  listLines,
  listPositions,
  listTransactions,
  type Position,
  type PostedTransaction,
  type QuotedLine,
} from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { inCompany } from '../tenancy/index.ts';
import { type BankAccount, listAccounts } from './account-repository.ts';
import {
  type CardPaymentRow,
  type CardReturnRow,
  listCardPayments,
  listCardReturns,
} from './cards/card-repository.ts';
import { type CarriedOver, readCarriedOver } from './carried-over.ts';
import type { PaymentPorts } from './ports.ts';
import { listRequests, type PaymentRequest } from './request-repository.ts';
import { listVouchers, type Voucher } from './voucher-repository.ts';

/** The money of one case. */
export interface CaseMoney {
  id: string;
  kind: CaseRow['kind'];
  lines: QuotedLine[];
  positions: Position[];
  requests: PaymentRequest[];
  vouchers: Voucher[];
  transactions: PostedTransaction[];
  cards: (CardPaymentRow & { returns: CardReturnRow[] })[];
}
type CaseRow = Awaited<ReturnType<typeof listCaseRows>>[number];

/** The money of a company's cases. */
export interface Payments {
  /** All of its cases, also those without money. */
  all: CaseRow[];
  cases: CaseMoney[];
  accounts: BankAccount[];
  carriedOver: CarriedOver | undefined;
  today: PlainDate;
}

/**
 * What was agreed, paid, held and paid on for a company, for its own people.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readPayments(
  services: Pick<PaymentPorts, 'clock' | 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<Payments> {
  return inCompany(services, person, companyId, 'read-payments', (scope) =>
    paymentsIn(scope, companyId, services.clock()),
  );
}

/**
 * The same for staff; the company's log says so.
 * @throws Failure 'company-not-found'
 */
export function readPaymentsForStaff(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
): Promise<Payments> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('payments');
    return paymentsIn(scope, companyId, services.clock());
  });
}

/** The same, inside a transaction in that company. */
export async function paymentsIn(rows: Rows, companyId: string, at: Date): Promise<Payments> {
  const all = await listCaseRows(rows, companyId);
  const accounts = await listAccounts(rows);
  const requests = await listRequests(rows, companyId);
  const vouchers = await listVouchers(rows, companyId);
  const transactions = await listTransactions(rows, companyId);
  const cards = await listCardPayments(rows, companyId);
  const returns = await listCardReturns(rows, companyId);
  const cases: CaseMoney[] = [];
  for (const { id, kind } of all) {
    const ofCase = <Each extends { caseId: string }>(each: Each) => each.caseId === id;
    const own = {
      requests: requests.filter(ofCase),
      vouchers: vouchers.filter(ofCase),
      transactions: transactions.filter(ofCase),
      cards: cards.filter(ofCase).map((card) => ({
        ...card,
        returns: returns.filter(({ paymentId }) => paymentId === card.id),
      })),
    };
    if (own.transactions.length + own.vouchers.length === 0) continue;
    const lines = await listLines(rows, id);
    cases.push({ id, kind, lines, positions: await listPositions(rows, id), ...own });
  }
  const carriedOver = await readCarriedOver(rows, companyId);
  return { all, cases, accounts, carriedOver, today: plainDate(at.toISOString().slice(0, 10)) };
}
