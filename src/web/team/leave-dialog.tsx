import type { CompanyView } from '#contract/companies.ts';
import { leaveCompany } from '#contract/team.ts';
import { commonMessages } from '#messages/common.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useNavigate } from '#web/platform/router.tsx';
import { useMemberAction } from './use-member-action.ts';

interface LeaveDialogProps {
  company: CompanyView;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for confirmation before a member leaves the company. */
export default function LeaveDialog({ company, isOpen, onClose }: LeaveDialogProps) {
  const navigate = useNavigate();
  const { refetch } = useCurrentCompany();
  const { running, run } = useMemberAction({
    onChanged: refetch,
    onDone: () => navigate(paths.dashboard),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !running && onClose()}
      title={teamMessages.leaveTitle(company.name)}
      description={teamMessages.leaveText}
      actions={
        <>
          <Button onClick={onClose} disabled={!!running}>
            {commonMessages.cancel}
          </Button>
          <Button
            kind="danger"
            isBusy={!!running}
            onClick={() => run('leave', () => call(leaveCompany, { params: { id: company.id } }))}
          >
            {teamMessages.leave}
          </Button>
        </>
      }
    />
  );
}
