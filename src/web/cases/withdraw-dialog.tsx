import { withdrawCase, withdrawCaseAsStaff } from '#contract/case-opening.ts';
import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { changeMessages } from '#messages/changes.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface WithdrawDialogProps {
  companyId: string;
  caseId: string;
  kind: LaterCaseKind;
  isStaff: boolean;
  onClose(): void;
  refetch(): Promise<unknown>;
}

/** Asks for the reason before a case is given up. */
export default function WithdrawDialog(props: WithdrawDialogProps) {
  const { companyId, caseId, kind, isStaff, onClose, refetch } = props;
  const operation = isStaff ? withdrawCaseAsStaff : withdrawCase;
  const form = useForm({
    read: (entries) => ({ reason: String(entries.get('reason') ?? '') }),
    check: (input) => problemsOf(operation, input),
    async send(input) {
      await call(operation, { params: { id: companyId, case: caseId }, input });
      await refetch();
      notify.success(changeMessages.withdrawn(caseKindMessages[kind]));
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      title={changeMessages.withdraw}
      description={changeMessages.withdrawAbout}
      action={changeMessages.withdraw}
      kind="danger"
      form={form}
    >
      <TextAreaField label={changeMessages.reason} required {...form.field('reason')} />
    </FormDialogFrame>
  );
}
