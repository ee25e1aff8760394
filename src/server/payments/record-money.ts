import type { MoneyInput } from '#contract/payments.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { LedgerEntry } from '#domain/ledger/accounts.ts';
import {
  allot,
  allotmentEntries,
  dueOf,
  earnedEntries,
  entry,
  fundingOf,
  type LineWithPosition,
  owedEntries,
  quotedEntries,
  refundableOf,
} from '#domain/ledger/entries.ts';
import type { Currency } from '#domain/values/money.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { findPosted, listPositions, type Posted, type PostingDetail, post } from '../ledger/index.ts';
import { findPaper } from '../papers/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type BankAccount, findAccount } from './account-repository.ts';
import { bankSide } from './bank-side.ts';
import { promisedToCards } from './cards/card-repository.ts';
import { holdLedger, recorderOf, refusingAsLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { type Payments, paymentsIn } from './read-payments.ts';

/**
 * Records what happened with a client's money.
 *
 * @param key names the event: recorded again, it changes nothing
 * @param store keeps the answer for a repeated request, in the same transaction
 * @throws Failure 'company-not-found', 'case-not-found', 'money-line-not-found', 'bank-account-not-found',
 * 'paper-not-found', 'money-not-there' or 'month-closed'
 */
export function recordMoney(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  input: MoneyInput,
  key: string,
  store: (scope: StaffScope, payments: Payments) => Promise<void>,
): Promise<Payments> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      await postMoney(scope, companyId, input, key, recorderOf(staff, at));
      await scope.record({
        action: 'money-recorded',
        subject: scope.company.name,
        details: detailsOf(input),
      });
      const payments = await paymentsIn(scope, companyId, at);
      await store(scope, payments);
      return payments;
    }),
  );
}

/** The same inside a transaction, for what a statement or a payment provider reports. */
export async function postMoney(
  rows: Rows,
  companyId: string,
  input: MoneyInput,
  key: string,
  by: ReturnType<typeof recorderOf>,
): Promise<Posted> {
  const lines = await holdLedger(rows, companyId, input.case);
  const known = await findPosted(rows, key);
  if (known) return known;
  const { entries, detail } = await entriesOf(rows, companyId, input, lines);
  const on: PlainDate = plainDate(input.on);
  return post(rows, { companyId, caseId: input.case, kind: input.kind, on, key, entries, detail }, by);
}

interface Entries {
  entries: LedgerEntry[];
  detail: PostingDetail;
}

async function entriesOf(
  rows: Rows,
  companyId: string,
  input: MoneyInput,
  lines: readonly LineWithPosition[],
): Promise<Entries> {
  switch (input.kind) {
    case 'received':
      return received(await accountOf(rows, input.account), input, lines);
    case 'allotted': {
      const to = lineOf(lines, input.line);
      const from = input.from === null ? undefined : lineOf(lines, input.from);
      if ((from?.currency ?? input.currency) !== to.currency || from?.id === to.id) {
        throw otherCurrency(to.currency);
      }
      const available = from ? refundableOf(from) : await suspenseOf(rows, input.case, to.currency);
      refuseMoreThan(available, input.amount);
      refuseMoreThan(dueOf(to), input.amount);
      // Taken from the one as if it were owed back, and given to the other instead.
      const taken = owedEntries(from, input.amount, to.currency).filter(
        ({ account }) => account !== 'owed-back',
      );
      return { entries: [...taken, ...fundingOf(to, input.amount)], detail: { reason: input.reason } };
    }
    case 'earned': {
      const line = lineOf(lines, input.line);
      refuseMoreThan(line.position.feeAdvance + line.position.vatAdvance, input.amount);
      return { entries: earnedEntries(line, input.amount), detail: {} };
    }
    case 'paid-on': {
      const line = lineOf(lines, input.line);
      refuseMoreThan(line.position.held, input.amount);
      if (input.paper && !(await findPaper(rows, companyId, input.paper))) {
        throw new Failure('paper-not-found');
      }
      const account = await accountOf(rows, input.account);
      const { payee, reference, paper } = input;
      const out = bankSide(account, line.currency, -input.amount, input.counts);
      return {
        entries: [entry('held', line.currency, input.amount, line.id), ...out.entries],
        detail: { payee, reference, ...(paper && { paper }), ...out.detail },
      };
    }
    case 'owed': {
      const line = input.line === null ? undefined : lineOf(lines, input.line);
      const currency = line?.currency ?? input.currency;
      const available = line ? refundableOf(line) : await suspenseOf(rows, input.case, currency);
      refuseMoreThan(available, input.amount);
      return { entries: owedEntries(line, input.amount, currency), detail: { reason: input.reason } };
    }
    case 'returned': {
      const account = await accountOf(rows, input.account);
      const positions = await listPositions(rows, input.case);
      const owed = positions.reduce(
        (sum, { currency, owedBack }) => (currency === input.currency ? sum + owedBack : sum),
        0,
      );
      // What a card was promised is on its way already.
      refuseMoreThan(owed - (await promisedToCards(rows, input.case, input.currency)), input.amount);
      const out = bankSide(account, input.currency, -input.amount, input.counts);
      return {
        entries: [entry('owed-back', input.currency, input.amount), ...out.entries],
        detail: { reference: input.reference, ...out.detail },
      };
    }
    case 'waived': {
      const line = lineOf(lines, input.line);
      refuseMoreThan(dueOf(line), input.amount);
      return {
        entries: quotedEntries([{ ...line, amount: -input.amount }]),
        detail: { reason: input.reason },
      };
    }
  }
}

/** Money arrived: it goes to what is due, and what is left waits for a decision. */
function received(
  account: BankAccount,
  input: Extract<MoneyInput, { kind: 'received' }>,
  lines: readonly LineWithPosition[],
): Entries {
  const { currency, amount, counts, sent, reference, payer } = input;
  const isExchanged = account.currency !== currency;
  if (isExchanged && counts === undefined) {
    throw new Failure('invalid-input', { fields: { counts: { code: 'not-amount' } } });
  }
  const counted = isExchanged ? (counts ?? amount) : amount;
  const arrived = bankSide(account, currency, counted, isExchanged ? amount : undefined);
  return {
    entries: [...arrived.entries, ...allotmentEntries(allot(counted, currency, lines), currency)],
    detail: { reference, payer, ...(sent && { sent }), ...arrived.detail },
  };
}

async function accountOf(rows: Rows, id: string): Promise<BankAccount> {
  const account = await findAccount(rows, id);
  if (!account) throw new Failure('bank-account-not-found');
  return account;
}

async function suspenseOf(rows: Rows, caseId: string, currency: Currency): Promise<number> {
  const positions = await listPositions(rows, caseId);
  return positions.reduce((sum, each) => (each.currency === currency ? sum + each.suspense : sum), 0);
}

function lineOf(lines: readonly LineWithPosition[], id: string): LineWithPosition {
  const line = lines.find((each) => each.id === id);
  if (!line) throw new Failure('money-line-not-found');
  return line;
}

function refuseMoreThan(available: number, amount: number): void {
  if (amount > available) throw new Failure('money-not-there');
}

function otherCurrency(currency: Currency): Failure {
  return new Failure('invalid-input', { fields: { line: { code: 'other-currency', currency } } });
}

function detailsOf(input: MoneyInput): Record<string, string | number> {
  const { kind, amount, on } = input;
  return { kind, amount, on, ...('currency' in input && { currency: input.currency }) };
}
