import type { VoucherView } from '#contract/payments.ts';
import type { LineWithPosition } from '#domain/ledger/entries.ts';
import { voucherDifference } from '#domain/payments/voucher.ts';
import { daysBetween, type PlainDate } from '#domain/values/plain-date.ts';
import type { Voucher } from './voucher-repository.ts';

/** @param all those of the same case, which say what it replaces */
export function viewVoucher(
  voucher: Voucher,
  all: readonly Voucher[],
  lines: readonly LineWithPosition[],
  today: PlainDate,
): VoucherView {
  const { id, caseId, authority, number, currency, state, agreedByName, version } = voucher;
  const { paidOn, paper, file, explanation, declinedBecause, returnedBecause } = voucher;
  const quotedOf = (line: string) => lines.find((each) => each.id === line)?.position.quoted ?? 0;
  const { asked, borne, quoted, more } = voucherDifference(voucher.lines, quotedOf);
  return {
    id,
    case: caseId,
    authority,
    number,
    currency,
    lines: voucher.lines.map(({ label, amount, line, bearer = 'client' }) => ({
      label,
      amount,
      line,
      quoted: line === null ? null : quotedOf(line),
      bearer,
    })),
    asked,
    borne,
    quoted,
    more: [...more],
    expiresOn: voucher.expiresOn,
    daysLeft: daysBetween(today, voucher.expiresOn),
    state,
    agreedBy: agreedByName,
    declinedBecause,
    explanation,
    file,
    returnedBecause,
    replaces: all.find(({ replacedBy }) => replacedBy === id)?.number ?? null,
    replacedBy: all.find((each) => each.id === voucher.replacedBy)?.number ?? null,
    paidOn,
    paper,
    version,
  };
}
