import type { ReactNode } from 'react';
import type { VoucherView } from '#contract/payments.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { exactText } from './amounts.ts';

const tones: Record<VoucherView['state'], BadgeTone> = {
  open: 'warn',
  proven: 'accent',
  'paid-outside': 'good',
  'paid-by-agency': 'good',
  replaced: 'neutral',
  withdrawn: 'neutral',
};

interface VoucherListProps {
  vouchers: readonly VoucherView[];
  /** What can be done about one. */
  action?: (voucher: VoucherView) => ReactNode;
}

/** Payment vouchers of authorities; one above the quote shows both sums. What is settled is folded. */
export function VoucherList({ vouchers, action }: VoucherListProps) {
  if (vouchers.length === 0) return null;
  const waiting = vouchers.filter(({ state }) => state === 'open' || state === 'proven');
  const settled = vouchers.filter((voucher) => !waiting.includes(voucher));
  const list = (some: readonly VoucherView[]) => (
    <ul className="divide-y divide-line border-y border-line">
      {some.map((voucher) => (
        <li key={voucher.id} className="grid gap-3 py-4">
          <Voucher voucher={voucher} />
          {action?.(voucher)}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={texts.vouchers} className="grid gap-2">
      <h3 className="font-semibold">{texts.vouchers}</h3>
      {waiting.length > 0 && list(waiting)}
      {settled.length > 0 && (
        <Fold summary={<span className="text-muted">{texts.settledVouchers(settled.length)}</span>}>
          {list(settled)}
        </Fold>
      )}
    </section>
  );
}

function Voucher({ voucher }: { voucher: VoucherView }) {
  const { currency, asked, borne, quoted, more, state, explanation } = voucher;
  return (
    <>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium wrap-anywhere">
            {texts.voucherOf(voucher.authority, voucher.number)}
          </span>
          <span className="font-medium tabular">{exactText(currency, asked)}</span>
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={tones[state]}>{texts.voucherStates[state]}</Badge>
          {state === 'open' && (
            <span className={voucher.daysLeft <= 7 ? 'font-medium text-warn' : undefined}>
              {texts.expires(voucher.expiresOn, voucher.daysLeft)}
            </span>
          )}
          {voucher.paidOn !== null && <span>{texts.paidOnDay(voucher.paidOn)}</span>}
          {voucher.replaces !== null && <span>{texts.replaces(voucher.replaces)}</span>}
          {voucher.replacedBy !== null && <span>{texts.replacedBy(voucher.replacedBy)}</span>}
        </div>
      </div>
      <VoucherLines voucher={voucher} />
      {more.length > 0 && (state === 'open' || state === 'proven') && (
        <p className="text-sm font-medium text-warn">
          {texts.asksMore(exactText(currency, asked), exactText(currency, quoted))}
        </p>
      )}
      {explanation !== '' && (
        <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line text-muted">
          {texts.explained(explanation)}
        </p>
      )}
      {borne > 0 && <p className="text-sm text-muted">{texts.bearsText(exactText(currency, borne))}</p>}
      {voucher.agreedBy !== null && <p className="text-sm text-muted">{texts.agreedBy(voucher.agreedBy)}</p>}
      {voucher.declinedBecause !== null && (
        <p className="text-sm wrap-anywhere text-warn">{texts.declined(voucher.declinedBecause)}</p>
      )}
      {voucher.returnedBecause !== null && state === 'open' && (
        <p className="text-sm wrap-anywhere text-warn">{texts.proofReturned(voucher.returnedBecause)}</p>
      )}
    </>
  );
}

/** The amount of each line, and below it what was quoted where that differs. */
function VoucherLines({ voucher: { lines, currency } }: { voucher: VoucherView }) {
  return (
    <ul className="grid gap-2 border-s-2 border-line ps-3 text-sm">
      {lines.map(({ label, amount, quoted, bearer }, index) => {
        const isMore = bearer === 'client' && amount > (quoted ?? 0);
        const isAsQuoted = bearer === 'client' && amount === quoted;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={index}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className={`ms-auto tabular ${isMore ? 'font-medium text-warn' : ''}`}>
                {exactText(currency, amount)}
              </span>
            </span>
            {!isAsQuoted && (
              <span className="flex flex-wrap justify-end gap-x-3 text-muted tabular">
                <span>
                  {bearer === 'agency'
                    ? texts.borneByAgency
                    : quoted === null
                      ? texts.notInQuote
                      : texts.quotedOf(exactText(currency, quoted))}
                </span>
                {isMore && quoted !== null && (
                  <span>{texts.moreThanQuoted(exactText(currency, amount - quoted))}</span>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
