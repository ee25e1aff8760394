import { voucherReminder, voucherReminderDays } from '#domain/payments/voucher.ts';
import { addDays, daysBetween, plainDate } from '#domain/values/plain-date.ts';
import { notify } from '../notifications/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { PaymentPorts } from './ports.ts';
import { listVouchersExpiringBy } from './voucher-repository.ts';

/**
 * Tells clients 14, 7 and 1 days before a payment voucher expires, once for each, and staff once it has expired. A day
 * on which the server was off is made up for.
 */
export async function remindOfVouchers({
  clock,
  database,
}: Pick<PaymentPorts, 'clock' | 'database'>): Promise<void> {
  const at = clock();
  const today = plainDate(at.toISOString().slice(0, 10));
  await inScope(database, 'installation', async (transaction) => {
    const until = addDays(today, Math.max(...voucherReminderDays));
    for (const voucher of await listVouchersExpiringBy(transaction, until)) {
      const { id, companyId, number, expiresOn: on, createdAt } = voucher;
      const left = daysBetween(today, on);
      if (left < 0) {
        await notify(transaction, {
          kind: 'client-voucher',
          companyId,
          details: { number, event: 'expired', by: '', on },
          at,
          key: `voucher-expired ${id} ${on}`,
        });
        continue;
      }
      const came = plainDate(createdAt.toISOString().slice(0, 10));
      const due = voucherReminder(left, daysBetween(came, on));
      if (due === undefined) continue;
      await notify(transaction, {
        kind: 'voucher-expiring',
        companyId,
        details: { number, on, days: left },
        at,
        key: `voucher-expiring ${id} ${on} ${due}`,
      });
    }
  });
}
