import { randomUUID } from 'node:crypto';
import type { CheckedInputOf } from '#contract/operation.ts';
import type * as contract from '#contract/vouchers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { voucherDifference } from '#domain/payments/voucher.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { Failure } from '../platform/failure.ts';
import { refuseUnknownPaper, voucherIn } from './held-voucher.ts';
import { holdLedger } from './in-ledger.ts';
import type { PaymentPorts } from './ports.ts';
import { type Payments, paymentsIn } from './read-payments.ts';
import { insertVoucher, updateVoucher } from './voucher-repository.ts';

/**
 * Adds a payment voucher that an authority issued, and tells the client. It changes no amount: what it asks above the
 * quote, the client has to agree to.
 * @throws Failure 'company-not-found', 'case-not-found', 'money-line-not-found', 'paper-not-found', 'voucher-known',
 * 'voucher-not-found' or 'voucher-settled' for the one that it replaces
 */
export async function addVoucher(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  input: CheckedInputOf<typeof contract.addVoucher>,
  store: (scope: StaffScope, payments: Payments) => Promise<void>,
): Promise<Payments> {
  try {
    return await inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const at = services.clock();
      // The voucher before the ledger, as everybody who settles one locks them.
      const replaced = input.replaces ? await voucherIn(scope, companyId, input.replaces) : undefined;
      const lines = await holdLedger(scope, companyId, input.case);
      for (const { line, bearer } of input.lines) {
        const known = lines.find(({ id }) => id === line);
        const isOfAuthority = known?.currency === input.currency && known.payee !== 'fee';
        if (line !== null && (!isOfAuthority || bearer === 'agency')) {
          throw new Failure('money-line-not-found');
        }
      }
      await refuseUnknownPaper(scope, companyId, input.file);
      const id = randomUUID();
      const { case: caseId, replaces: _, expiresOn: expires, file = null, ...told } = input;
      if (replaced && replaced.caseId !== caseId) throw new Failure('voucher-not-found');
      const expiresOn = plainDate(expires);
      await insertVoucher(scope, {
        id,
        companyId,
        caseId,
        ...told,
        file,
        expiresOn,
        state: 'open',
        createdAt: at,
      });
      if (replaced) {
        await updateVoucher(scope, replaced.id, { state: 'replaced', replacedBy: id });
      }
      await scope.record({ action: 'voucher-added', subject: input.number, details: { expiresOn } });
      const { more } = voucherDifference(
        input.lines,
        (line) => lines.find((each) => each.id === line)?.position.quoted ?? 0,
      );
      await notify(scope, {
        kind: 'voucher',
        companyId,
        details: { number: input.number, event: more.length > 0 ? 'price-changed' : 'added', on: expiresOn },
        at,
        key: `voucher ${id}`,
      });
      const payments = await paymentsIn(scope, companyId, at);
      await store(scope, payments);
      return payments;
    });
  } catch (error) {
    throw violatedConstraintOf(error) === 'vouchers_number_key' ? new Failure('voucher-known') : error;
  }
}
