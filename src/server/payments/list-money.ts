import type { listMoney as contract } from '#contract/ledger.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { findClosedThrough, listClients, listMonths } from '../ledger/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { WithoutStatus } from '../platform/read-call.ts';
import type { PaymentPorts } from './ports.ts';

/** Where the clients of somebody of the staff stand, and which months are open. */
export function listMoney(
  { database }: Pick<PaymentPorts, 'database'>,
  staff: Person,
): Promise<WithoutStatus<OutputOf<typeof contract>>> {
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const positions = await listClients(transaction);
    const closedThrough = await findClosedThrough(transaction);
    const months = await listMonths(transaction);
    const isClosed = (month: string) => closedThrough !== null && month <= closedThrough;
    const groups = Map.groupBy(positions, ({ companyId, currency }) => `${companyId} ${currency}`);
    return {
      clients: [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (!first) return [];
        const sum = (of: (each: (typeof group)[number]) => number) =>
          group.reduce((total, each) => total + of(each), 0);
        const amounts = {
          quoted: sum(({ quoted }) => quoted),
          received: sum(({ received }) => received),
          held: sum(({ held }) => held),
          paidOn: sum(({ paidOn }) => paidOn),
          suspense: sum(({ suspense }) => suspense),
          fee: sum((each) => each.fee + each.vat + each.feeAdvance + each.vatAdvance),
          owedBack: sum(({ owedBack }) => owedBack),
        };
        // A currency that only passed through the exchange has nothing to tell.
        if (Object.values(amounts).every((amount) => amount === 0)) return [];
        return {
          company: { id: first.companyId, name: first.companyName },
          currency: first.currency,
          ...amounts,
        };
      }),
      closedThrough,
      closedMonths: months.filter(isClosed),
      openMonths: months.filter((month) => !isClosed(month)),
    };
  });
}
