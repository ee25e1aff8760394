import { type RefObject, useState } from 'react';
import { endOtherSessions, endSession } from '#contract/accounts.ts';
import { commonMessages } from '#messages/common.ts';
import { settingsMessages } from '#messages/settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import type { SessionView } from './use-sessions.ts';

interface EndSessionsDialogProps {
  isOpen: boolean;
  /** The one session to end, or all others. */
  sessions: readonly SessionView[];
  updatedAt: Date;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Brings the list up to date. */
  onEnded(): Promise<unknown>;
}

/** Asks before other devices are signed out, naming what that costs. */
export default function EndSessionsDialog(props: EndSessionsDialogProps) {
  const { isOpen, sessions, updatedAt, focusFallback, onClose, onEnded } = props;
  const [isEnding, setIsEnding] = useState(false);
  const [only] = sessions.length === 1 ? sessions : [];

  async function end() {
    setIsEnding(true);
    try {
      if (only) await call(endSession, { params: { id: only.id } });
      else await call(endOtherSessions, {});
      notify.success(only ? settingsMessages.ended : settingsMessages.othersEnded);
    } catch (failure) {
      notify.error(describeFailure(failure));
      // A session that was gone already is what was asked for; the list just did not show it yet.
      if (!isFailure(failure, 'session-not-found')) return setIsEnding(false);
    }
    await onEnded();
    setIsEnding(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isEnding && onClose()}
      title={only ? settingsMessages.endTitle : settingsMessages.endOthersTitle}
      description={
        only
          ? settingsMessages.endText(
              settingsMessages.device(only.device),
              settingsMessages.lastUsed(new Date(only.lastUsedAt), updatedAt),
            )
          : settingsMessages.endOthersText(sessions.length)
      }
      focusFallback={focusFallback}
      actions={
        <>
          <Button onClick={onClose} disabled={isEnding}>
            {commonMessages.cancel}
          </Button>
          <Button kind="danger" isBusy={isEnding} onClick={end}>
            {only ? settingsMessages.endAction : settingsMessages.endOthersAction}
          </Button>
        </>
      }
    />
  );
}
