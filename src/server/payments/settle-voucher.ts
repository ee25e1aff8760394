import type { CheckedInputOf } from '#contract/operation.ts';
import type * as contract from '#contract/vouchers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { dueOf, entry, quotedEntries } from '#domain/ledger/entries.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { post } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import { findAccount } from './account-repository.ts';
import { bankSide } from './bank-side.ts';
import { byLine, differenceOf, refuseUnknownPaper, voucherIn } from './held-voucher.ts';
import { holdLedger, recorderOf, refusingAsLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { type Payments, paymentsIn } from './read-payments.ts';
import { updateVoucher, type Voucher } from './voucher-repository.ts';

/**
 * The agency pays a voucher: what the client owes from what it holds for each of its lines, and what the agency bears
 * itself as its own cost.
 * @throws Failure 'company-not-found', 'voucher-not-found', 'voucher-settled', 'voucher-not-agreed' while it asks more
 * than was quoted, 'bank-account-not-found', 'paper-not-found' or 'money-not-there'
 */
export function payVoucher(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  voucherId: string,
  input: CheckedInputOf<typeof contract.payVoucher>,
): Promise<Payments> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      const voucher = await voucherIn(scope, companyId, voucherId);
      const lines = await holdLedger(scope, companyId, voucher.caseId);
      const { asked, borne, more } = differenceOf(voucher, lines);
      if (more.length > 0) throw new Failure('voucher-not-agreed');
      const { paper, reference, account: accountId, counts } = input;
      await refuseUnknownPaper(scope, companyId, paper);
      const account = await findAccount(scope, accountId);
      if (!account) throw new Failure('bank-account-not-found');
      const { currency, authority: payee } = voucher;
      const amount = asked + borne;
      const out = bankSide(account, currency, -amount, counts);
      await post(
        scope,
        {
          companyId,
          caseId: voucher.caseId,
          kind: 'paid-on',
          on: plainDate(input.on),
          key: `voucher ${voucher.id} paid`,
          entries: [
            ...byLine(voucher).map(([id, part]) => entry('held', currency, part, id)),
            ...(borne > 0 ? [entry('cost', currency, borne)] : []),
            ...out.entries,
          ],
          detail: {
            voucher: voucher.id,
            payee,
            reference: reference || voucher.number,
            ...(borne > 0 && { borne }),
            ...(paper && { paper }),
            ...out.detail,
          },
        },
        recorderOf(staff, at),
      );
      const paidOn = plainDate(input.on);
      await updateVoucher(scope, voucher.id, { state: 'paid-by-agency', paidOn, ...(paper && { paper }) });
      await scope.record({
        action: 'voucher-paid',
        subject: voucher.number,
        details: { amount, currency },
      });
      await tellClient(scope, voucher, 'paid', at);
      return paymentsIn(scope, companyId, at);
    }),
  );
}

/**
 * Staff confirm that the client paid the authority. What was to be paid for it by us is taken off.
 * @throws Failure 'company-not-found', 'voucher-not-found', 'voucher-settled', 'voucher-changed' for another proof than
 * was seen, or 'paper-not-found'
 */
export function confirmVoucher(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  voucherId: string,
  { paper, on }: CheckedInputOf<typeof contract.confirmVoucher>,
): Promise<Payments> {
  return refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      const voucher = await voucherIn(scope, companyId, voucherId, ['open', 'proven']);
      if (voucher.state === 'proven' && voucher.paper !== paper) throw new Failure('voucher-changed');
      await refuseUnknownPaper(scope, companyId, paper);
      const lines = await holdLedger(scope, companyId, voucher.caseId);
      const taken = byLine(voucher).flatMap(([id, amount]) => {
        const line = lines.find((each) => each.id === id);
        const off = line ? Math.min(amount, dueOf(line)) : 0;
        return line && off > 0 ? [{ id: line.id, currency: line.currency, amount: -off }] : [];
      });
      if (taken.length > 0) {
        await post(
          scope,
          {
            companyId,
            caseId: voucher.caseId,
            kind: 'waived',
            on: plainDate(on),
            key: `voucher ${voucher.id} outside`,
            entries: quotedEntries(taken),
            detail: { voucher: voucher.id, reference: voucher.number, payee: voucher.authority, paper },
          },
          recorderOf(staff, at),
        );
      }
      const paidOn = plainDate(on);
      await updateVoucher(scope, voucher.id, {
        state: 'paid-outside',
        paper,
        paidOn,
        returnedBecause: null,
      });
      await scope.record({ action: 'voucher-paid', subject: voucher.number });
      await tellClient(scope, voucher, 'confirmed', at);
      return paymentsIn(scope, companyId, at);
    }),
  );
}

/**
 * Staff return a client's proof; the voucher is open again.
 * @throws Failure 'company-not-found', 'voucher-not-found' or 'voucher-settled'
 */
export function returnVoucherProof(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  voucherId: string,
  reason: string,
): Promise<Payments> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const at = services.clock();
    const voucher = await voucherIn(scope, companyId, voucherId, ['proven']);
    await updateVoucher(scope, voucher.id, {
      state: 'open',
      paper: null,
      paidOn: null,
      returnedBecause: reason,
    });
    await scope.record({ action: 'voucher-returned', subject: voucher.number, details: { reason } });
    await tellClient(scope, voucher, 'returned', at);
    return paymentsIn(scope, companyId, at);
  });
}

/**
 * Withdraws a voucher that was entered by mistake.
 * @throws Failure 'company-not-found', 'voucher-not-found' or 'voucher-settled'
 */
export function withdrawVoucher(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  voucherId: string,
): Promise<Payments> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const voucher = await voucherIn(scope, companyId, voucherId);
    await updateVoucher(scope, voucher.id, { state: 'withdrawn' });
    await scope.record({ action: 'voucher-withdrawn', subject: voucher.number });
    return paymentsIn(scope, companyId, services.clock());
  });
}

async function tellClient(
  scope: StaffScope,
  { companyId, number, expiresOn: on }: Voucher,
  event: 'paid' | 'confirmed' | 'returned',
  at: Date,
): Promise<void> {
  await notify(scope, { kind: 'voucher', companyId, details: { number, event, on }, at });
}
