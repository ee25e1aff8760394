import { type StaffQuoteView, withdrawQuote } from '#contract/staff-quotes.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface WithdrawDialogProps {
  company: string;
  quote: StaffQuoteView;
  onChanged(quotes: StaffQuoteView[]): void;
  onClose(): void;
}

/** Asks why a quote is withdrawn. */
export default function WithdrawDialog({ company, quote, onChanged, onClose }: WithdrawDialogProps) {
  return (
    <ReasonDialog
      title={texts.withdrawTitle}
      about={texts.withdrawAbout}
      keep={texts.keep}
      verb={texts.withdraw}
      check={(reason) => problemsOf(withdrawQuote, { reason })}
      send={async (reason) => {
        const { message, quotes } = await call(withdrawQuote, {
          params: { id: company, quote: quote.id },
          input: { reason },
          ifMatch: quote.tag,
        });
        notify.success(message);
        onChanged(quotes);
      }}
      onClose={onClose}
    />
  );
}
