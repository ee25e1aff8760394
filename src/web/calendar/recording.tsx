import { createContext, lazy, type ReactNode, type RefObject, Suspense, useContext, useState } from 'react';
import type { CalendarView, DeadlineEntryView } from '#contract/calendar.ts';
import { pathOf } from '#contract/operation.ts';
import { loadPart } from '#web/platform/load-part.ts';
import type { DueDeadline, Recording } from './due-deadline.ts';
import type { RecordingSide } from './recording-side.ts';

type Proof = NonNullable<DeadlineEntryView['paper']>;

const loadDialog = () => import('./record-dialog.tsx');
const RecordDialog = lazy(loadDialog);

interface Recorder {
  /** Whether the person may record something about it. */
  canRecord(deadline: DueDeadline): boolean;
  record(deadline: DueDeadline, recording: Recording): void;
  /** Where the paper is that shows that it was done. */
  addressOf(proof: Proof): string;
}

const RecorderContext = createContext<Recorder>({
  canRecord: () => false,
  record: () => {},
  addressOf: () => '',
});

/** How entries of the calendar open the dialog that records something about them. */
export const useRecorder = () => useContext(RecorderContext);

interface RecordingProps {
  side: RecordingSide;
  canRecord(deadline: DueDeadline): boolean;
  /** Focused afterwards: the entry may have moved elsewhere. */
  focusFallback: RefObject<HTMLElement | null>;
  /** Takes over a calendar as a call just returned it. */
  onRecorded(calendar: CalendarView): void;
  refetch(): Promise<boolean>;
  children: ReactNode;
}

/** Lets the entries in it be recorded, in one dialog for all of them. */
export function RecordingProvider({
  side,
  canRecord,
  focusFallback,
  onRecorded,
  refetch,
  children,
}: RecordingProps) {
  const [asked, setAsked] = useState<{ deadline: DueDeadline; recording: Recording }>();
  const [isOpen, setIsOpen] = useState(false);
  const recorder: Recorder = {
    canRecord,
    async record(deadline, recording) {
      if (!asked && !(await loadPart(loadDialog))) return;
      setAsked({ deadline, recording });
      setIsOpen(true);
    },
    addressOf: ({ id, version }) =>
      pathOf(side.download)
        .replace('{id}', side.companyId)
        .replace('{paper}', id)
        .replace('{version}', String(version)),
  };
  return (
    <RecorderContext value={recorder}>
      {children}
      {asked && (
        <Suspense>
          <RecordDialog
            key={`${asked.deadline.key}-${asked.recording}`}
            {...asked}
            isOpen={isOpen}
            side={side}
            focusFallback={focusFallback}
            onClose={() => setIsOpen(false)}
            onRecorded={onRecorded}
            refetch={refetch}
          />
        </Suspense>
      )}
    </RecorderContext>
  );
}
