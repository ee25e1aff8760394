import { lazy, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { VoucherView } from '#contract/payments.ts';
import { agreeToVoucher, declineVoucher } from '#contract/vouchers.ts';
import { may } from '#domain/team/permissions.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { exactText } from './amounts.ts';

const ProveDialog = lazy(() => import('./prove-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

interface OwnVoucherActionsProps {
  company: CompanyView;
  voucher: VoucherView;
  /** Whether it is the one thing to do first on the page. */
  isPrimary: boolean;
  onChanged(): Promise<unknown>;
}

/** What a client does about a voucher: agree to a higher price or not, or prove that they paid it. */
export function OwnVoucherActions({ company, voucher, isPrimary, onChanged }: OwnVoucherActionsProps) {
  const [dialog, setDialog] = useState<'prove' | 'decline'>();
  const [isBusy, setIsBusy] = useState(false);
  if (voucher.state === 'proven') return <p className="text-sm text-muted">{texts.provenAbout}</p>;
  if (voucher.state !== 'open') return null;
  const params = { id: company.id, voucher: voucher.id };
  const mayDecide = voucher.more.length > 0 && may(company.role, 'decide-quotes');
  const mayProve = may(company.role, 'manage-billing');
  async function saved(): Promise<void> {
    setDialog(undefined);
    await onChanged();
  }
  async function agree(): Promise<void> {
    setIsBusy(true);
    try {
      await call(agreeToVoucher, { params, input: { asked: voucher.asked } });
      notify.success(texts.agreed);
    } catch (error) {
      notify.error(describeFailure(error));
    }
    await onChanged();
    setIsBusy(false);
  }
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {mayDecide && (
          <>
            <Button kind={isPrimary ? 'primary' : 'secondary'} isBusy={isBusy} onClick={agree}>
              {texts.agree(exactText(voucher.currency, voucher.asked))}
            </Button>
            {voucher.declinedBecause === null && (
              <Button onClick={() => setDialog('decline')}>{texts.doNotAgree}</Button>
            )}
          </>
        )}
        {mayProve && (
          <Button kind={isPrimary && !mayDecide ? 'primary' : 'secondary'} onClick={() => setDialog('prove')}>
            {texts.iPaid}
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'prove' && (
          <ProveDialog
            companyId={company.id}
            voucher={voucher}
            onClose={() => setDialog(undefined)}
            onSaved={saved}
          />
        )}
        {dialog === 'decline' && (
          <ReasonDialog
            title={texts.doNotAgree}
            about={texts.doNotAgreeAbout}
            action={texts.sendAnswer}
            onClose={() => setDialog(undefined)}
            onSend={async (reason) => {
              await call(declineVoucher, { params, input: { reason } });
              await saved();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
