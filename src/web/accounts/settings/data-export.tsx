import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAccount } from '#contract/account-export.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { Link } from '#web/platform/router.tsx';
import { saveFile } from '#web/platform/save-file.ts';

/** Hands the person a file of everything that is kept about them. */
export function DataExport() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{accountSettingsMessages.exportText}</p>
      <ExportButton />
      <Link
        to={dashboardPaths.moving}
        className="text-accent-text underline underline-offset-4 hover:no-underline"
      >
        {accountSettingsMessages.toMoving}
      </Link>
    </div>
  );
}

export function ExportButton() {
  const [isRunning, setIsRunning] = useState(false);

  async function download() {
    setIsRunning(true);
    try {
      const everything: unknown = await call(exportAccount, {});
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
      saveFile(accountSettingsMessages.exportFile(localToday()), file);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Button isBusy={isRunning} onClick={download}>
      {!isRunning && <Download aria-hidden="true" size={16} strokeWidth={1.5} />}
      {accountSettingsMessages.exportAction}
    </Button>
  );
}
