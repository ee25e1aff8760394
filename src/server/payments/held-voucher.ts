import type { LineWithPosition } from '#domain/ledger/entries.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { clientLines, voucherDifference } from '#domain/payments/voucher.ts';
import type { StaffScope } from '../audit/index.ts';
import { findPaper } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyScope } from '../tenancy/index.ts';
import { holdVoucher, type Voucher } from './voucher-repository.ts';

/**
 * A voucher in one of some states; others who change it wait.
 * @throws Failure 'voucher-not-found' or 'voucher-settled'
 */
export async function voucherIn(
  scope: CompanyScope | StaffScope,
  companyId: string,
  id: string,
  states: readonly Voucher['state'][] = ['open'],
): Promise<Voucher> {
  const voucher = await holdVoucher(scope, companyId, id);
  if (!voucher) throw new Failure('voucher-not-found');
  if (!states.includes(voucher.state)) throw new Failure('voucher-settled');
  return voucher;
}

export function differenceOf(voucher: Voucher, lines: readonly LineWithPosition[]) {
  return voucherDifference(voucher.lines, (id) => lines.find((line) => line.id === id)?.position.quoted ?? 0);
}

/** What a voucher asks of the client for each line of the quote. */
export function byLine({ lines }: Pick<Voucher, 'lines'>): [line: string, amount: number][] {
  const sums = new Map<string, number>();
  for (const { line, amount } of clientLines(lines)) {
    if (line !== null) sums.set(line, (sums.get(line) ?? 0) + amount);
  }
  return [...sums];
}

/** @throws Failure 'paper-not-found' for a paper of another company, or one that is private to a person */
export async function refuseUnknownPaper(
  scope: CompanyScope | StaffScope,
  companyId: string,
  paper: string | undefined,
): Promise<void> {
  if (!paper) return;
  const found = await findPaper(scope, companyId, paper);
  if (!found || paperRules[found.kind].isPrivate) throw new Failure('paper-not-found');
}
