import { type RefObject, useRef } from 'react';
import type { CalendarView } from '#contract/calendar.ts';
import type { listMembers, MemberView } from '#contract/team.ts';
import { maxReasonLength } from '#domain/calendar/deadline-record.ts';
import { recordMessages } from '#messages/calendar.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call, isFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { addProof, DoneFields } from './done-fields.tsx';
import type { DueDeadline, Recording } from './due-deadline.ts';
import type { RecordingSide } from './recording-side.ts';

interface RecordDialogProps {
  isOpen: boolean;
  deadline: DueDeadline;
  recording: Recording;
  side: RecordingSide;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  onRecorded(calendar: CalendarView): void;
  refetch(): Promise<boolean>;
}

/** Records one thing about a deadline. */
export default function RecordDialog(props: RecordDialogProps) {
  const { isOpen, deadline, recording, side, focusFallback, onClose, onRecorded, refetch } = props;
  const file = useRef<File>(undefined);
  const params = { id: side.companyId, deadline: deadline.id, occurrence: deadline.occurrence };
  const form = useForm({
    read: (entries) => ({
      on: String(entries.get('on') ?? ''),
      reason: String(entries.get('reason') ?? ''),
      always: entries.get('always') === 'on',
      to: String(entries.get('to') ?? '') || null,
      paper: String(entries.get('paper') ?? '') || null,
    }),
    check: ({ on, reason, always }) => {
      if (recording === 'done') return problemsOf(side.complete, { on });
      return recording === 'does-not-apply' ? problemsOf(side.dismiss, { reason, always }) : undefined;
    },
    async send(entered) {
      const { calendar } = await sending[recording](entered);
      onRecorded(calendar);
      notify.success(recordMessages.recorded[recording](deadline.label));
      onClose();
    },
    tells: 'in-form',
  });
  const sending = {
    done: async ({ on, paper: chosen }: Entered) => {
      const paper = file.current ? await addProof(side, file.current) : chosen;
      return withReload(call(side.complete, { params, input: { on, paper } }));
    },
    'does-not-apply': ({ reason, always }: Entered) =>
      withReload(call(side.dismiss, { params, input: { reason, always } })),
    assigned: ({ to }: Entered) => withReload(call(side.assign, { params, input: { to } })),
    reopened: () => withReload(call(side.reopen, { params })),
  };

  /** Where others were faster, what is shown is outdated. */
  async function withReload<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (failure) {
      if (!isFailure(failure, 'invalid-input')) await refetch();
      throw failure;
    }
  }

  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={recordMessages.titles[recording]}
      description={recordMessages.about(deadline.label, deadline.on)}
      focusFallback={focusFallback}
      action={recordMessages.actions[recording]}
      form={form}
    >
      {recording === 'done' && (
        <DoneFields
          side={side}
          field={form.field('on')}
          onFile={(chosen) => {
            file.current = chosen;
          }}
        />
      )}
      {recording === 'does-not-apply' && <ReasonFields field={form.field('reason')} />}
      {recording === 'assigned' && <AssigneeField side={side} deadline={deadline} />}
      {recording === 'reopened' && <p>{recordMessages.reopenText}</p>}
    </FormDialogFrame>
  );
}

interface Entered {
  on: string;
  reason: string;
  always: boolean;
  to: string | null;
  paper: string | null;
}

interface FieldProps {
  field: { name: string; error: string | undefined };
}

function ReasonFields({ field }: FieldProps) {
  return (
    <>
      <TextAreaField
        label={recordMessages.reason}
        hint={recordMessages.reasonHint}
        required
        rows={2}
        maxLength={maxReasonLength}
        {...field}
      />
      <Checkbox name="always">{recordMessages.always}</Checkbox>
    </>
  );
}

function AssigneeField({ side, deadline }: { side: RecordingSide; deadline: DueDeadline }) {
  if ('id' in side.people) return <MemberField operation={side.people} side={side} deadline={deadline} />;
  return <PersonField people={side.people} deadline={deadline} />;
}

interface MemberFieldProps {
  operation: typeof listMembers;
  side: RecordingSide;
  deadline: DueDeadline;
}

function MemberField({ operation, side, deadline }: MemberFieldProps) {
  const { data } = useQuery(operation, { params: { id: side.companyId } });
  const people = (data?.members ?? [])
    .filter(isActive)
    .map(({ userId, name }) => ({ value: userId, label: name }));
  return <PersonField people={people} deadline={deadline} />;
}

interface PersonFieldProps {
  people: readonly { value: string; label: string }[];
  deadline: DueDeadline;
}

function PersonField({ people, deadline }: PersonFieldProps) {
  const { assignee } = deadline;
  const current = assignee && (assignee.id ?? 'agency');
  return (
    <SelectField
      // The people arrive after the first rendering, and only then can one of them be chosen.
      key={people.length}
      name="to"
      label={recordMessages.assignee}
      placeholder={recordMessages.nobody}
      defaultValue={current ?? ''}
      choices={[...people, { value: 'agency', label: webSettings.brand.operatorName }]}
    />
  );
}

function isActive(member: MemberView): member is MemberView & { userId: string } {
  return member.status === 'active' && member.userId !== null;
}
