import { type RefObject, useState } from 'react';
import { revokeCalendarFeed } from '#contract/calendar.ts';
import { feedMessages } from '#messages/calendar.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

interface FeedDialogProps {
  isOpen: boolean;
  asked: 'replace' | 'revoke';
  companyId: string;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Makes another address. @throws CallFailure */
  onReplace(): Promise<void>;
  onRevoked(): void;
}

/** Asks before an address that calendars use stops working. */
export default function FeedDialog(props: FeedDialogProps) {
  const { isOpen, asked, companyId, focusFallback, onClose, onReplace, onRevoked } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      if (asked === 'replace') {
        await onReplace();
      } else {
        await call(revokeCalendarFeed, { params: { id: companyId } });
        onRevoked();
        notify.success(feedMessages.revoked);
      }
      onClose();
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    setIsBusy(false);
  }

  const isReplacing = asked === 'replace';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={isReplacing ? feedMessages.replaceTitle : feedMessages.revokeTitle}
      description={isReplacing ? feedMessages.replaceText : feedMessages.revokeText}
      focusFallback={focusFallback}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {commonMessages.cancel}
          </Button>
          <Button kind={isReplacing ? 'primary' : 'danger'} isBusy={isBusy} onClick={confirm}>
            {isReplacing ? feedMessages.replace : feedMessages.revokeAction}
          </Button>
        </>
      }
    />
  );
}
