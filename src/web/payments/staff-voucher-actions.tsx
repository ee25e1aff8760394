import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pathOf } from '#contract/operation.ts';
import type { StaffPayments, VoucherView } from '#contract/payments.ts';
import { downloadMoneyPaper, returnVoucherProof, withdrawVoucher } from '#contract/vouchers.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

const PayDialog = lazy(() => import('./pay-voucher-dialog.tsx'));
const ConfirmDialog = lazy(() => import('./confirm-voucher-dialog.tsx'));
const VoucherDialog = lazy(() => import('./voucher-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

interface StaffVoucherActionsProps {
  companyId: string;
  voucher: VoucherView;
  money: StaffPayments;
  mayChange: boolean;
  onChanged(): void;
}

/** What staff do about a voucher: pay it, check a proof, take a new one in its place, or withdraw it. */
export function StaffVoucherActions(props: StaffVoucherActionsProps) {
  const { companyId, voucher, money, mayChange, onChanged } = props;
  const [dialog, setDialog] = useState<'pay' | 'confirm' | 'return' | 'reissue' | 'withdraw'>();
  const close = () => setDialog(undefined);
  function saved() {
    close();
    onChanged();
  }
  const isOpen = voucher.state === 'open';
  const isExpired = voucher.daysLeft < 0;
  const mayPay = isOpen && voucher.more.length === 0 && !isExpired;
  const dialogProps = { companyId, voucher, money, onClose: close, onSaved: saved };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {voucher.file !== null && <PaperLink companyId={companyId} paper={voucher.file} label={texts.file} />}
        {voucher.paper !== null && (
          <PaperLink companyId={companyId} paper={voucher.paper} label={texts.openProof} />
        )}
        {mayChange && voucher.state === 'proven' && (
          <>
            <Button size="small" onClick={() => setDialog('confirm')}>
              {texts.confirmProof}
            </Button>
            <Button size="small" onClick={() => setDialog('return')}>
              {texts.returnProof}
            </Button>
          </>
        )}
        {mayChange && isOpen && (
          <>
            {mayPay && (
              <Button size="small" onClick={() => setDialog('pay')}>
                {texts.payVoucher}
              </Button>
            )}
            <Button size="small" onClick={() => setDialog('confirm')}>
              {texts.clientPaid}
            </Button>
            <Button size="small" onClick={() => setDialog('reissue')}>
              {texts.reissue}
            </Button>
            <Button size="small" onClick={() => setDialog('withdraw')}>
              {texts.withdraw}
            </Button>
          </>
        )}
      </div>
      {mayChange && isOpen && voucher.more.length > 0 && (
        <p className="text-sm text-muted">{texts.waitsForAgreement}</p>
      )}
      <Suspense>
        {dialog === 'pay' && <PayDialog {...dialogProps} />}
        {dialog === 'confirm' && <ConfirmDialog {...dialogProps} />}
        {dialog === 'reissue' && <VoucherDialog {...dialogProps} replaced={voucher} />}
        {dialog === 'return' && (
          <ReasonDialog
            title={texts.returnProof}
            about={texts.returnProofAbout}
            action={texts.returnProof}
            onClose={close}
            onSend={async (reason) => {
              await call(returnVoucherProof, {
                params: { id: companyId, voucher: voucher.id },
                input: { reason },
              });
              notify.success(texts.proofReturnedToast);
              saved();
            }}
          />
        )}
      </Suspense>
      {dialog === 'withdraw' && (
        <WithdrawDialog companyId={companyId} voucher={voucher} onClose={close} onSaved={saved} />
      )}
    </>
  );
}

function PaperLink({ companyId, paper, label }: { companyId: string; paper: string; label: string }) {
  const address = pathOf(downloadMoneyPaper).replace('{id}', companyId).replace('{paper}', paper);
  return (
    <a href={address} download className={buttonClass('secondary', 'small')}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      {label}
    </a>
  );
}

interface WithdrawDialogProps {
  companyId: string;
  voucher: VoucherView;
  onClose(): void;
  onSaved(): void;
}

function WithdrawDialog({ companyId, voucher, onClose, onSaved }: WithdrawDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function withdraw() {
    setIsBusy(true);
    try {
      await call(withdrawVoucher, { params: { id: companyId, voucher: voucher.id } });
      notify.success(texts.withdrawn);
      onSaved();
    } catch (error) {
      notify.error(describeFailure(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.withdrawTitle(voucher.number)}
      description={texts.withdrawAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        </>
      }
    />
  );
}
