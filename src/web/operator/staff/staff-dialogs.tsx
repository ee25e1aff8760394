import { useState } from 'react';
import {
  appointStaff,
  changeStaffRole,
  handOverClients,
  removeStaff,
  type StaffMember,
} from '#contract/staff.ts';
import { mayAsStaff, type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { staffRoleNames, staffMessages as texts } from '#messages/staff.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface StaffDialogProps {
  isOpen: boolean;
  onClose(): void;
  onSaved(): void;
}

function RoleField({ role, onChoose }: { role: StaffRole; onChoose(role: StaffRole): void }) {
  return (
    <SelectField
      label={texts.role}
      hint={texts.roleHints[role]}
      choices={staffRoles.map((value) => ({ value, label: staffRoleNames[value] }))}
      value={role}
      onChange={({ target }) => onChoose(target.value as StaffRole)}
    />
  );
}

/** Adds somebody to the staff. */
export function AppointDialog({ isOpen, onClose, onSaved }: StaffDialogProps) {
  const [role, setRole] = useState<StaffRole>('case-worker');
  const form = useForm({
    read: (entries) => ({
      name: String(entries.get('name') ?? ''),
      email: String(entries.get('email') ?? ''),
      role,
    }),
    check: (input) => problemsOf(appointStaff, input),
    async send(input) {
      const { message } = await call(appointStaff, { input });
      notify.success(message);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={texts.appoint}
      description={texts.appointText}
      action={texts.add}
      form={form}
    >
      <TextField label={texts.name} autoComplete="off" required {...form.field('name')} />
      <TextField label={texts.email} type="email" autoComplete="off" required {...form.field('email')} />
      <RoleField role={role} onChoose={setRole} />
    </FormDialogFrame>
  );
}

interface ChangeDialogProps extends StaffDialogProps {
  member: StaffMember;
  staff: readonly StaffMember[];
  /** Without it, people only hand over their own clients. */
  mayManage: boolean;
}

/** Changes somebody's role, hands their clients over, or removes them. */
export function ChangeDialog({ member, staff, mayManage, isOpen, onClose, onSaved }: ChangeDialogProps) {
  const [role, setRole] = useState(member.role);
  const [isLimited, setIsLimited] = useState(member.ownClientsOnly);
  const [taker, setTaker] = useState('');
  const params = { id: member.id };
  const to = taker || null;
  // Who works on no cases in the new role hands them over with it.
  const leavesClients =
    member.clients > 0 && mayAsStaff(member.role, 'claim-cases') && !mayAsStaff(role, 'claim-cases');
  const form = useForm({
    read: (): 'role' | 'clients' | 'removal' => 'role',
    async send(what) {
      const { message } = await change(what);
      notify.success(message);
      onSaved();
    },
    tells: 'in-form',
  });

  function change(what: 'role' | 'clients' | 'removal'): Promise<{ message: string }> {
    if (what === 'role') {
      const clientsTo = leavesClients ? { clientsTo: to } : {};
      return call(changeStaffRole, { params, input: { role, ownClientsOnly: isLimited, ...clientsTo } });
    }
    if (what === 'clients') return call(handOverClients, { params, input: { to } });
    return call(removeStaff, { params, input: member.clients > 0 ? { clientsTo: to } : {} });
  }

  const takers = (
    <SelectField
      label={texts.handOverTo}
      hint={texts.handOverHint(member.clients)}
      placeholder={texts.nobody}
      choices={staff
        .filter((other) => other.id !== member.id && mayAsStaff(other.role, 'claim-cases'))
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={taker}
      onChange={({ target }) => setTaker(target.value)}
    />
  );

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={member.name} description={member.email}>
      <form {...form.props} className="flex flex-col gap-6">
        {mayManage && (
          <div className="flex flex-col gap-3">
            <RoleField role={role} onChoose={setRole} />
            {role !== 'manager' && (
              <Checkbox checked={isLimited} onChange={({ target }) => setIsLimited(target.checked)}>
                <span className="block text-text">{texts.ownClientsOnly}</span>
                {texts.ownClientsHint}
              </Checkbox>
            )}
            {leavesClients && takers}
            <Button
              type="submit"
              className="self-start"
              isBusy={form.isSending}
              disabled={role === member.role && (role === 'manager' || isLimited === member.ownClientsOnly)}
            >
              {texts.saveRole}
            </Button>
          </div>
        )}
        {member.clients > 0 && !leavesClients && (
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            {takers}
            <Button className="self-start" onClick={() => form.submit('clients')}>
              {texts.handOver}
            </Button>
          </div>
        )}
        {mayManage && (
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            <p className="text-muted">{texts.removeText(member.name)}</p>
            <Button kind="danger" className="self-start" onClick={() => form.submit('removal')}>
              {texts.remove}
            </Button>
          </div>
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
