import { lazy, Suspense, useState } from 'react';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';

const loadDialog = () => import('./close-account-dialog.tsx');
const CloseAccountDialog = lazy(loadDialog);

/** The way out. */
export function CloseAccount() {
  const [isWanted, setIsWanted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    if (!isWanted && !(await loadPart(loadDialog))) return;
    setIsWanted(true);
    setIsAsking(true);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{accountSettingsMessages.closingText}</p>
      <Button kind="danger" onClick={ask}>
        {accountSettingsMessages.closeAccount}
      </Button>
      {isWanted && (
        <Suspense>
          <CloseAccountDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
