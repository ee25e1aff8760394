import type { DeadlineEntryView } from '#contract/calendar.ts';
import { calendarMessages, recordMessages } from '#messages/calendar.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { Button } from '#web/design-system/button.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { type DueDeadline, isOpen, isOverdue } from './due-deadline.ts';
import { useRecorder } from './recording.tsx';

/** What was recorded about a deadline, and what can be. */
export function DeadlineRecord({ deadline }: { deadline: DueDeadline }) {
  const { entries, assignee } = deadline;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {isOpen(deadline) && assignee && (
        <p className="text-muted">{recordMessages.assignedTo(nameOf(assignee))}</p>
      )}
      {entries.length > 0 && <History entries={entries} />}
      <Actions deadline={deadline} />
    </div>
  );
}

function Actions({ deadline }: { deadline: DueDeadline }) {
  const { canRecord, record } = useRecorder();
  if (!canRecord(deadline)) return null;
  const recordings = isOpen(deadline)
    ? (['done', 'does-not-apply', 'assigned'] as const)
    : (['reopened'] as const);
  return (
    <div className="-ms-2 flex flex-wrap gap-1 print:hidden">
      {recordings.map((recording) => (
        <Button
          key={recording}
          size="small"
          kind={isOverdue(deadline) && recording !== 'assigned' ? 'secondary' : 'quiet'}
          className="pointer-coarse:min-h-11"
          onClick={() => record(deadline, recording)}
        >
          {recordMessages.buttons[recording]}
          <span className="sr-only">
            {' '}
            {deadline.label}, {calendarMessages.day(deadline.on)}
          </span>
        </Button>
      ))}
    </div>
  );
}

function History({ entries }: { entries: readonly DeadlineEntryView[] }) {
  const { addressOf } = useRecorder();
  return (
    <ul className="flex flex-col gap-0.5 text-xs text-muted">
      {entries.map((entry) => (
        <li key={entry.at} className="max-w-prose wrap-anywhere">
          {recordMessages.entry(
            { ...entry, assignee: entry.assignee && nameOf(entry.assignee) },
            entry.side === 'agency' ? webSettings.brand.operatorName : undefined,
          )}
          {entry.paper && (
            <>
              {' '}
              <a
                href={addressOf(entry.paper)}
                download
                className="font-medium text-accent-text underline-offset-2 hover:underline"
              >
                {recordMessages.openProof(paperKindLabels[entry.paper.kind])}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ id, name }: NonNullable<DueDeadline['assignee']>): string {
  return id === null ? webSettings.brand.operatorName : (name ?? recordMessages.formerMember);
}
