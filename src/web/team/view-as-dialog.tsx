import { useState } from 'react';
import { accessOf, areas } from '#domain/team/areas.ts';
import { type Role, roles } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { teamMessages } from '#messages/team.ts';
import { viewAsMessages as texts } from '#messages/view-as.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';

interface ViewAsDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** What each role sees of the company, without becoming somebody else. */
export function ViewAsDialog({ isOpen, onClose }: ViewAsDialogProps) {
  const [role, setRole] = useState<Role>('shareholder');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      description={texts.about}
      actions={<Button onClick={onClose}>{commonMessages.close}</Button>}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={texts.role}
          choices={roles.map((value) => ({ value, label: teamMessages.roles[value] }))}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        <table className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.area}</th>
              <th scope="col">{texts.accessHeading}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => {
              const access = accessOf(role, area);
              return (
                <tr key={area} className="border-b border-line">
                  <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                    {texts.areas[area]}
                  </th>
                  <td className="py-2.5 text-end">
                    <Badge tone={access === 'none' ? 'neutral' : access === 'changes' ? 'good' : 'accent'}>
                      {texts.access[access]}
                    </Badge>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
