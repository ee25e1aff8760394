import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { offlineMessages } from '#messages/offline.ts';
import { oldestShownAnswer, readShownAgain } from '#web/platform/query.ts';
import { useIsOffline } from '#web/platform/use-is-offline.ts';

/** Says that the connection is lost and from when the data on the screen is, which is read again afterwards. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (isOffline) setWasOffline(true);
    else if (wasOffline) {
      setWasOffline(false);
      readShownAgain();
    }
  }, [isOffline, wasOffline]);
  return (
    <div role="status" className="sticky top-14 z-15 print:hidden">
      {isOffline && (
        <p className="flex items-center gap-2 border-b border-line bg-surface px-4 py-2 text-warn md:px-8">
          <WifiOff aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          {offlineMessages.bar(oldestShownAnswer())}
        </p>
      )}
    </div>
  );
}
