import type { LedgerMonth } from '#contract/ledger.ts';
import type { Person } from '#domain/accounts/person.ts';
import { displayNameOf } from '#domain/accounts/person.ts';
import { daysOf, type Month, monthOf } from '#domain/ledger/months.ts';
import { openEntries } from '#domain/payments/bank-entries.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { closeMonthRow, findMonth } from '../ledger/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { compareWithBank } from './compare-with-bank.ts';
import type { PaymentPorts } from './ports.ts';

/** What moved in a month at each bank account, in the ledger beside the bank's statements. */
export function readMonth({ clock, database }: PaymentPorts, month: Month): Promise<LedgerMonth> {
  return inScope(database, 'installation', (transaction) => monthIn(transaction, month, clock()));
}

/**
 * Closes a month and all before it: nothing is posted into them any more.
 * @param seen how many movements were seen to be open in it
 * @throws Failure 'month-closed', 'month-not-over', or 'month-changed' where something else is open
 */
export function closeMonth(
  { clock, database }: PaymentPorts,
  staff: Person,
  month: Month,
  seen: number,
): Promise<LedgerMonth> {
  return inScope(database, 'installation', async (transaction) => {
    const at = clock();
    if (month >= monthOf(plainDate(at.toISOString().slice(0, 10)))) throw new Failure('month-not-over');
    const closedByName = displayNameOf(staff);
    const isNew = await closeMonthRow(transaction, { month, closedBy: staff.id, closedByName, closedAt: at });
    if (!isNew) throw new Failure('month-closed');
    // Read once nobody can post into it any more.
    const closed = await monthIn(transaction, month, at);
    if (closed.open !== seen) throw new Failure('month-changed');
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'month-closed',
      subject: month,
      details: { open: seen },
      at,
    });
    return closed;
  });
}

async function monthIn(rows: Rows, month: Month, at: Date): Promise<LedgerMonth> {
  const accounts = await compareWithBank(rows, daysOf(month));
  const closed = await findMonth(rows, month);
  return {
    month,
    closed: closed ? { by: closed.closedByName, at: closed.closedAt.toISOString() } : null,
    isOver: month < monthOf(plainDate(at.toISOString().slice(0, 10))),
    open: accounts.reduce((sum, { movements }) => sum + openEntries(movements), 0),
    accounts,
  };
}
