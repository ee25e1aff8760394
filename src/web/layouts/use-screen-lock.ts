import { useEffect } from 'react';
import { onLock } from '#web/platform/screen-lock.ts';
import { useIdleLock } from '#web/platform/use-idle-lock.ts';

/** Locks the screen once nobody has been there for a while, or the server says that the session is locked. */
export function useScreenLock(): void {
  useIdleLock();
  useEffect(
    () =>
      onLock((how) => {
        // Without its code the page stays as it is; the server refuses whatever it asks for.
        import('#web/accounts/screen-lock/show-lock.tsx').then(
          ({ showLock }) => showLock(how),
          () => {},
        );
      }),
    [],
  );
}
