import { expect } from 'vitest';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** Whatever was posted, the sides are equal, nothing is below zero, and the bank holds what is the clients' and ours. */
export async function expectSound(query: TestApp['query']): Promise<void> {
  const unbalanced = await query(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
  );
  expect(unbalanced.rows).toEqual([]);
  const { rows } = await query(`
    select currency, coalesce(sum(amount) filter (where account in ('bank', 'exchange', 'receivable', 'cost')), 0)::bigint
      + coalesce(sum(amount) filter (where account in ('held', 'suspense', 'fee-advance', 'vat-advance', 'fee', 'vat', 'owed-back')), 0)::bigint as rest
    from ledger_entries group by currency`);
  expect(rows.map(({ rest }) => Number(rest)).filter((rest) => rest !== 0)).toEqual([]);
  const negative = await query(`
    select * from ledger_positions
    where least(held, suspense, fee_advance, vat_advance, owed_back, receivable, quoted, comes_back) < 0`);
  expect(negative.rows).toEqual([]);
  // Counted anew, beside the view.
  const views = await query(`
    select (select coalesce(sum(received - paid_on - returned - held - suspense - owed_back - fee_advance - vat_advance - fee - vat + receivable), 0)
      from ledger_positions)::bigint as lost`);
  expect(Number(views.rows[0].lost)).toBe(0);
}
