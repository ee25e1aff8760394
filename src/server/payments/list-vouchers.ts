import type { ListedVoucher } from '#contract/vouchers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { listLines } from '../ledger/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { PaymentPorts } from './ports.ts';
import { viewVoucher } from './view-voucher.ts';
import { countWaitingVouchers, listWaitingVouchers } from './voucher-repository.ts';

const maxListed = 200;

/** The vouchers of all clients of somebody of the staff that wait for a payment or a check. */
export function listVouchers(
  { clock, database }: Pick<PaymentPorts, 'clock' | 'database'>,
  staff: Person,
): Promise<{ vouchers: ListedVoucher[]; total: number }> {
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const today = plainDate(clock().toISOString().slice(0, 10));
    const found = await listWaitingVouchers(transaction, maxListed);
    const vouchers: ListedVoucher[] = [];
    for (const { voucher, companyName } of found) {
      const lines = await listLines(transaction, voucher.caseId);
      const view = viewVoucher(voucher, [voucher], lines, today);
      vouchers.push({ company: { id: voucher.companyId, name: companyName }, voucher: view });
    }
    return { vouchers, total: await countWaitingVouchers(transaction) };
  });
}
