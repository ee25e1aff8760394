import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import { allot, allotmentEntries, reversedEntries, summaryOf } from '#domain/ledger/entries.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, inCompanyAsStaff, operatorActor } from '../audit/index.ts';
import { findReversal, findTransaction, lockCases, type PostedTransaction, post } from '../ledger/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany } from '../tenancy/index.ts';
import { isAtProvider } from './cards/card-repository.ts';
import { holdLedger, recorderOf, refusingAsLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { type Payments, paymentsIn } from './read-payments.ts';
import { followMove } from './statement-repository.ts';

/**
 * Takes a transaction back by one with the sides swapped; both stay in the ledger.
 *
 * @throws Failure 'company-not-found', 'transaction-not-found', 'transaction-reversed', 'paid-by-card', or
 * 'money-not-there' where something was built on it
 */
export function reverseMoney(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  transactionId: string,
  reason: string,
): Promise<Payments> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      const found = await holdTransaction(scope, companyId, transactionId);
      // What a client agreed to is not taken back by staff.
      if (found.kind === 'quoted') throw new Failure('transaction-not-found');
      await post(
        scope,
        {
          companyId,
          caseId: found.caseId,
          kind: found.kind,
          on: plainDate(at.toISOString().slice(0, 10)),
          key: `reversal ${found.id}`,
          entries: reversedEntries(found.entries),
          detail: { reason },
          reverses: found.id,
        },
        recorderOf(staff, at),
      );
      await followMove(scope, found.id, null);
      const { currency, amount } = summaryOf(found.kind, found.entries);
      const details = { kind: found.kind, amount, currency, reason };
      await scope.record({ action: 'money-reversed', subject: scope.company.name, details });
      return paymentsIn(scope, companyId, at);
    }),
  );
}

/**
 * Moves a payment that was recorded for the wrong case: taken back there and recorded here, in one transaction. The
 * logs of both companies say so.
 *
 * @throws Failure as `reverseMoney`, or 'case-not-found' for a case that the other company does not have
 */
export function moveMoney(
  services: PaymentPorts,
  staff: Person,
  from: { companyId: string; transactionId: string },
  to: { companyId: string; caseId: string },
  reason: string,
): Promise<Payments> {
  return refusingAsLedger(
    inScope(services.database, { staff: staff.id }, async (transaction) => {
      const at = services.clock();
      const by = recorderOf(staff, at);
      const source = await findCompany(transaction, from.companyId);
      const target = await findCompany(transaction, to.companyId);
      if (!source || !target) throw new Failure('company-not-found');
      const known = await findTransaction(transaction, from.companyId, from.transactionId);
      if (!known) throw new Failure('transaction-not-found');
      await lockCases(transaction, [known.caseId, to.caseId]);
      const found = await holdTransaction(transaction, from.companyId, from.transactionId);
      if (found.kind !== 'received' || found.caseId === to.caseId) {
        throw new Failure('transaction-not-found');
      }
      const lines = await holdLedger(transaction, to.companyId, to.caseId);
      const { currency, amount } = summaryOf('received', found.entries);
      await post(
        transaction,
        {
          companyId: from.companyId,
          caseId: found.caseId,
          kind: 'received',
          on: plainDate(at.toISOString().slice(0, 10)),
          key: `reversal ${found.id}`,
          entries: reversedEntries(found.entries),
          detail: { reason, moved: { to: to.caseId, companyId: to.companyId } },
          reverses: found.id,
        },
        by,
      );
      const atBank = found.entries.filter(({ account }) => account === 'bank' || account === 'exchange');
      const { sent, exchanged, payer, reference } = found.detail;
      const posted = await post(
        transaction,
        {
          companyId: to.companyId,
          caseId: to.caseId,
          kind: 'received',
          on: plainDate(at.toISOString().slice(0, 10)),
          key: `move ${found.id} ${randomUUID()}`,
          entries: [...atBank, ...allotmentEntries(allot(amount, currency, lines), currency)],
          detail: {
            reason,
            ...(payer && { payer }),
            ...(reference && { reference }),
            ...(sent && { sent }),
            ...(exchanged && { exchanged }),
            moved: { from: found.caseId, companyId: from.companyId },
          },
        },
        by,
      );
      await followMove(transaction, found.id, posted.id);
      for (const company of [source, target]) {
        await addAuditEntry(transaction, {
          companyId: company.id,
          actor: operatorActor(staff),
          action: 'money-moved',
          subject: company === source ? target.name : source.name,
          details: { amount, currency, direction: company === source ? 'to' : 'from', reason },
          at,
        });
      }
      return paymentsIn(transaction, from.companyId, at);
    }),
  );
}

/** A transaction that can be taken back, with its case locked. */
async function holdTransaction(rows: Rows, companyId: string, id: string): Promise<PostedTransaction> {
  const found = await findTransaction(rows, companyId, id);
  if (!found || found.reverses) throw new Failure('transaction-not-found');
  // Only the payment service moves money there.
  if (await isAtProvider(rows, found.entries)) throw new Failure('paid-by-card');
  await lockCases(rows, [found.caseId]);
  if (await findReversal(rows, id)) throw new Failure('transaction-reversed');
  return found;
}
