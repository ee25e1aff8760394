import { useState } from 'react';
import { previewReminders, type ReminderPreview, sendReminders } from '#contract/reminders.ts';
import type { TodayRow } from '#contract/today.ts';
import { commonMessages } from '#messages/common.ts';
import { reminderMessages as texts } from '#messages/reminders.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { clientsOf } from './assign-dialog.tsx';

interface ReminderDialogProps {
  rows: readonly TodayRow[];
  isOpen: boolean;
  onClose(): void;
  onDone(): void;
}

/** Shows what each client would be reminded of before anything is sent. */
export default function ReminderDialog({ rows, isOpen, onClose, onDone }: ReminderDialogProps) {
  const companies = clientsOf(rows).map(({ company }) => company.id);
  const { data, failure, isFetching } = useQuery(
    previewReminders,
    { input: { companies } },
    { keepsLast: false },
  );
  const [isSending, setIsSending] = useState(false);
  // What was read for an earlier preview may have changed.
  const reminders = isFetching ? [] : (data?.reminders ?? []);
  const going = reminders.filter(({ obstacle }) => obstacle === null);

  async function send(): Promise<void> {
    setIsSending(true);
    try {
      const input = { companies: going.map(({ company }) => company.id) };
      notify.success((await call(sendReminders, { input })).message);
      onDone();
    } catch (problem) {
      notify.error(describeFailure(problem));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={texts.title}
      description={texts.about}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="primary" isBusy={isSending} disabled={going.length === 0} onClick={send}>
            {texts.send(going.length)}
          </Button>
        </>
      }
    >
      {failure && (
        <p role="alert" className="text-bad">
          {describeFailure(failure)}
        </p>
      )}
      {isFetching && <Skeleton className="h-24 w-full" />}
      <ul className="divide-y divide-line">
        {reminders.map((reminder) => (
          <Preview key={reminder.company.id} reminder={reminder} />
        ))}
      </ul>
    </Dialog>
  );
}

function Preview({ reminder }: { reminder: ReminderPreview }) {
  const { company, recipients, owes, remindedAt, obstacle, isQuiet } = reminder;
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{company.name}</span>
        {obstacle && <Badge tone="warn">{texts.obstacles[obstacle]}</Badge>}
        {!obstacle && isQuiet && <Badge>{texts.quiet}</Badge>}
      </div>
      <ul>
        {recipients.map(({ email, returnedSince }) => (
          <li key={email} className={returnedSince ? 'text-bad' : 'text-muted'}>
            {returnedSince ? texts.returned(email, returnedSince) : email}
          </li>
        ))}
      </ul>
      {owes.length > 0 && (
        <ul className="list-disc ps-5">
          {owes.map(({ task, label }) => (
            <li key={task}>{label}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{texts.reminded(remindedAt)}</p>
    </li>
  );
}
