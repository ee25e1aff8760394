import { randomUUID } from 'node:crypto';
import type { CheckedInputOf } from '#contract/operation.ts';
import type * as contract from '#contract/vouchers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { displayNameOf } from '#domain/accounts/person.ts';
import { type LineWithPosition, quotedEntries } from '#domain/ledger/entries.ts';
import { addDays, plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { insertLines, post } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { differenceOf, refuseUnknownPaper, voucherIn } from './held-voucher.ts';
import { holdLedger, recorderOf, refusingAsLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { type Payments, paymentsIn } from './read-payments.ts';
import { updateVoucher, type Voucher } from './voucher-repository.ts';

/**
 * A client agrees to pay what a voucher asks above the quote. The quote stays as it is; the difference is entered beside
 * it.
 * @throws Failure 'company-not-found', 'not-allowed', 'voucher-not-found', 'voucher-settled', or 'voucher-changed' for
 * another sum than was seen
 */
export function agreeToVoucher(
  services: PaymentPorts,
  person: Person,
  companyId: string,
  voucherId: string,
  asked: number,
): Promise<Payments> {
  return refusingAsLedger(
    inCompany(services, person, companyId, 'decide-quotes', async (scope) => {
      const at = services.clock();
      const voucher = await voucherIn(scope, companyId, voucherId);
      if (voucher.agreedAt) throw new Failure('voucher-settled');
      const lines = await holdLedger(scope, companyId, voucher.caseId);
      const difference = differenceOf(voucher, lines);
      if (difference.asked !== asked) throw new Failure('voucher-changed');
      const added = await addMissingLines(scope, voucher, lines);
      const raised = difference.more.flatMap(({ line, amount }) => (line === null ? [] : [{ line, amount }]));
      const entries = quotedEntries([
        ...raised.map(({ line, amount }) => ({ id: line, currency: voucher.currency, amount })),
        ...added.new.map(({ id, gross }) => ({ id, currency: voucher.currency, amount: gross })),
      ]);
      if (entries.length > 0) {
        await post(
          scope,
          {
            companyId,
            caseId: voucher.caseId,
            kind: 'price-changed',
            on: plainDate(at.toISOString().slice(0, 10)),
            key: `voucher ${voucher.id} agreed`,
            entries,
            detail: { voucher: voucher.id, reference: voucher.number, payee: voucher.authority },
          },
          recorderOf(person, at),
        );
      }
      await updateVoucher(scope, voucher.id, {
        agreedAt: at,
        agreedByName: displayNameOf(person),
        declinedBecause: null,
        lines: added.lines,
      });
      await tell(scope, person, voucher, 'agreed', at);
      return paymentsIn(scope, companyId, at);
    }),
  );
}

/**
 * A client does not agree to what a voucher asks above the quote. It stays open, and they may still agree.
 * @throws Failure 'company-not-found', 'not-allowed', 'voucher-not-found' or 'voucher-settled'
 */
export function declineVoucher(
  services: PaymentPorts,
  person: Person,
  companyId: string,
  voucherId: string,
  reason: string,
): Promise<Payments> {
  return inCompany(services, person, companyId, 'decide-quotes', async (scope) => {
    const at = services.clock();
    const voucher = await voucherIn(scope, companyId, voucherId);
    const lines = await holdLedger(scope, companyId, voucher.caseId);
    if (voucher.agreedAt || differenceOf(voucher, lines).more.length === 0) {
      throw new Failure('voucher-settled');
    }
    await updateVoucher(scope, voucher.id, { declinedBecause: reason });
    await tell(scope, person, voucher, 'declined', at);
    return paymentsIn(scope, companyId, at);
  });
}

/**
 * A client says that they paid the authority directly and proves it with a paper. Nothing is posted before staff have
 * checked it.
 * @throws Failure 'company-not-found', 'not-allowed', 'voucher-not-found', 'voucher-settled', 'paper-not-found', or
 * 'invalid-input' for a day that is still to come
 */
export function proveVoucher(
  services: PaymentPorts,
  person: Person,
  companyId: string,
  voucherId: string,
  { paper, on }: CheckedInputOf<typeof contract.proveVoucher>,
): Promise<Payments> {
  return inCompany(services, person, companyId, 'manage-billing', async (scope) => {
    const at = services.clock();
    const voucher = await voucherIn(scope, companyId, voucherId);
    await refuseUnknownPaper(scope, companyId, paper);
    // Tomorrow has begun somewhere.
    const latest = addDays(plainDate(at.toISOString().slice(0, 10)), 1);
    if (on > latest) throw new Failure('invalid-input', { fields: { on: { code: 'day-too-late', latest } } });
    const paidOn = plainDate(on);
    await updateVoucher(scope, voucher.id, { state: 'proven', paper, paidOn, returnedBecause: null });
    await tell(scope, person, voucher, 'proven', at);
    return paymentsIn(scope, companyId, at);
  });
}

/** What the quote has no line for gets one, once the client has agreed. */
async function addMissingLines(scope: CompanyScope, voucher: Voucher, known: readonly LineWithPosition[]) {
  const missing = voucher.lines.flatMap((line, index) =>
    line.line === null && line.bearer !== 'agency' ? [{ ...line, index }] : [],
  );
  const rows = missing.map(({ label, amount, index }) => ({
    id: randomUUID(),
    companyId: voucher.companyId,
    caseId: voucher.caseId,
    quoteId: voucher.id,
    quoteLine: String(index),
    position: known.length + index + 1,
    label,
    payee: 'government' as const,
    currency: voucher.currency,
    gross: amount,
    vat: 0,
  }));
  if (rows.length > 0) await insertLines(scope, rows);
  const idOf = new Map(rows.map(({ quoteLine, id }) => [Number(quoteLine), id]));
  return {
    new: rows,
    lines: voucher.lines.map((line, index) => ({ ...line, line: line.line ?? idOf.get(index) ?? null })),
  };
}

/** Writes what a client did into the company's log, and tells staff. */
async function tell(
  scope: CompanyScope,
  person: Person,
  { companyId, number, expiresOn }: Voucher,
  event: 'agreed' | 'declined' | 'proven',
  at: Date,
): Promise<void> {
  const action = `voucher-${event}` as const;
  await addAuditEntry(scope, { action, subject: number, companyId, actor: personActor(person), at });
  const details = { number, event, by: displayNameOf(person), on: expiresOn };
  await notify(scope, { kind: 'client-voucher', companyId, details, at });
}
