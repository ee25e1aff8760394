import type { CheckedInputOf } from '#contract/operation.ts';
import type { settleMovement as contract, OpenMovement } from '#contract/statements.ts';
import type { Person } from '#domain/accounts/person.ts';
import { dueOf } from '#domain/ledger/entries.ts';
import { type MatchCandidate, matchesOf } from '#domain/payments/match-line.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import {
  findReversal,
  findTransaction,
  listLines,
  listUnreversedAtBank,
  lockCases,
} from '../ledger/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany } from '../tenancy/index.ts';
import { listAccounts } from './account-repository.ts';
import { recorderOf, refusingAsLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { postMoney } from './record-money.ts';
import { listOpenRequests } from './request-repository.ts';
import {
  findMatched,
  holdMovement,
  listOpenMovements,
  type StatementLineRow,
  settleMovementRow,
} from './statement-repository.ts';

/** Movements of the bank of which nobody has said yet what they are, each with what it probably is. */
export function listMovements(
  { database }: Pick<PaymentPorts, 'database'>,
  staff: Person,
): Promise<{ movements: OpenMovement[]; total: number }> {
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const { movements, total } = await listOpenMovements(transaction);
    const accounts = new Map((await listAccounts(transaction)).map((each) => [each.id, each]));
    const requests = await openRequests(transaction);
    const posted = await openPostings(transaction);
    return {
      total,
      movements: movements.flatMap((line) => {
        const currency = accounts.get(line.bankAccount)?.currency;
        if (!currency) return [];
        const own = posted.filter(({ bankAccount }) => bankAccount === line.bankAccount);
        return [{ ...viewMovement(line), currency, matches: matchesFor(line, requests, own) }];
      }),
    };
  });
}

/**
 * Says what a movement of the bank is: a payment of a client, which is recorded with that, one that was recorded
 * already, or nothing of a client's.
 *
 * @throws Failure 'movement-not-found', 'movement-settled', 'company-not-found', 'case-not-found',
 * 'transaction-not-found' for another account or amount, 'month-closed' or 'money-not-there'
 */
export function settleMovement(
  { clock, database }: PaymentPorts,
  staff: Person,
  id: string,
  input: CheckedInputOf<typeof contract>,
): Promise<void> {
  return refusingAsLedger(
    inScope(database, { staff: staff.id }, async (transaction) => {
      const line = await holdMovement(transaction, id);
      if (!line) throw new Failure('movement-not-found');
      if (line.transactionId !== null || line.leftOutBecause !== null) throw new Failure('movement-settled');
      const at = clock();
      const settled = { settledBy: staff.id, settledAt: at };
      if (input.is === 'left-out') {
        return settleMovementRow(transaction, id, { ...settled, leftOutBecause: input.reason });
      }
      const company = await findCompany(transaction, input.company);
      if (!company) throw new Failure('company-not-found');
      const transactionId =
        input.is === 'recorded'
          ? await recordedAs(transaction, line, input)
          : await recordAs(transaction, line, input, recorderOf(staff, at));
      await settleMovementRow(transaction, id, { ...settled, transactionId });
      await addAuditEntry(transaction, {
        companyId: company.id,
        actor: operatorActor(staff),
        action: 'money-recorded',
        subject: company.name,
        details: { kind: 'statement', amount: line.amount, on: line.onDay },
        at,
      });
    }),
  );
}

/** Records a payment that the bank reports. */
async function recordAs(
  rows: Rows,
  line: StatementLineRow,
  { company, case: caseId, currency, counts }: Extract<CheckedInputOf<typeof contract>, { is: 'payment' }>,
  by: ReturnType<typeof recorderOf>,
): Promise<string> {
  // Money that left is recorded where it is paid on or returned.
  if (line.amount < 0) throw new Failure('transaction-not-found');
  const { id } = await postMoney(
    rows,
    company,
    {
      kind: 'received',
      case: caseId,
      on: line.onDay,
      account: line.bankAccount,
      amount: line.amount,
      currency,
      ...(counts !== undefined && { counts }),
      reference: line.text.slice(0, 140),
      payer: line.party.slice(0, 140),
    },
    `movement ${line.id}`,
    by,
  );
  return id;
}

/** The transaction that was recorded by hand. */
async function recordedAs(
  rows: Rows,
  line: StatementLineRow,
  { company, transaction }: { company: string; transaction: string },
): Promise<string> {
  const found = await findTransaction(rows, company, transaction);
  if (!found) throw new Failure('transaction-not-found');
  await lockCases(rows, [found.caseId]);
  const atBank = found.entries.find(({ account }) => account === 'bank');
  const isThis = atBank?.bankAccount === line.bankAccount && atBank.amount === line.amount;
  const isTaken = (await findMatched(rows, [transaction])).size > 0;
  if (!isThis || isTaken || (await findReversal(rows, transaction))) {
    throw new Failure('transaction-not-found');
  }
  return transaction;
}

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];
type OpenPosting = Awaited<ReturnType<typeof openPostings>>[number];

async function openRequests(rows: Rows) {
  const requests = await listOpenRequests(rows);
  const found = [];
  for (const request of requests) {
    const lines = await listLines(rows, request.caseId);
    const due = lines
      .filter(({ currency }) => currency === request.currency)
      .reduce((sum, line) => sum + dueOf(line), 0);
    found.push({ ...request, due });
  }
  return found;
}

async function openPostings(rows: Rows) {
  const postings = await listUnreversedAtBank(rows);
  const matched = await findMatched(
    rows,
    postings.map(({ transactionId }) => transactionId),
  );
  return postings.filter(({ transactionId }) => !matched.has(transactionId));
}

function matchesFor(
  line: StatementLineRow,
  requests: readonly OpenRequest[],
  postings: readonly OpenPosting[],
): OpenMovement['matches'] {
  const candidates: MatchCandidate[] = [
    ...requests.map(({ id, reference, due, companyName }) => ({
      kind: 'request' as const,
      ...{ id, reference, due, name: companyName },
    })),
    ...postings.map(({ transactionId, amount, onDay, reference, companyName }) => ({
      kind: 'transaction' as const,
      ...{ id: transactionId, amount, on: onDay, reference, name: companyName },
    })),
  ];
  const said = { on: line.onDay, amount: line.amount, party: line.party, text: line.text, bankReference: '' };
  return matchesOf(said, candidates).flatMap(({ candidate, because }): OpenMovement['matches'] => {
    if (candidate.kind === 'request') {
      const request = requests.find(({ id }) => id === candidate.id);
      if (!request) return [];
      const company = { id: request.companyId, name: request.companyName };
      const { id, caseId, currency, due } = request;
      return [
        {
          kind: 'request' as const,
          id,
          company,
          case: caseId,
          currency,
          amount: due,
          difference: line.amount - due,
          because,
        },
      ];
    }
    const posting = postings.find(({ transactionId }) => transactionId === candidate.id);
    if (!posting) return [];
    const company = { id: posting.companyId, name: posting.companyName };
    const { transactionId: id, caseId, currency, amount } = posting;
    return [
      { kind: 'transaction' as const, id, company, case: caseId, currency, amount, difference: 0, because },
    ];
  });
}

function viewMovement({ id, bankAccount, onDay, amount, party, text }: StatementLineRow) {
  return { id, account: bankAccount, on: onDay, amount, party, text };
}
