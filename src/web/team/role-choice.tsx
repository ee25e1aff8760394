import { type Role, roles } from '#domain/team/permissions.ts';
import { teamMessages } from '#messages/team.ts';
import { SelectField } from '#web/design-system/select-field.tsx';

interface RoleChoiceProps {
  role: Role;
  disabled?: boolean;
  onChange(role: Role): void;
}

/** Choice of a role, with an explanation below it. */
export function RoleChoice({ role, disabled = false, onChange }: RoleChoiceProps) {
  return (
    <SelectField
      label={teamMessages.role}
      name="role"
      hint={teamMessages.aboutRoles[role]}
      disabled={disabled}
      value={role}
      choices={roles.toReversed().map((value) => ({ value, label: teamMessages.roles[value] }))}
      onChange={(event) => onChange(event.target.value as Role)}
    />
  );
}
