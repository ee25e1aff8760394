import { useEffect, useState } from 'react';
import { useHistory } from './router.tsx';

interface LeaveGuard {
  /** The person is about to leave and has to be asked. */
  isAsking: boolean;
  stay(): void;
  /** Continues the blocked navigation. */
  leave(): void;
}

interface LeaveGuardRule {
  /** Whether there are unsaved changes. */
  isUp: boolean;
  /** It lives as long as the tab, so that only closing or reloading has to ask. */
  isKeptInTab?: boolean;
}

/**
 * Holds people on a page with unsaved input until they have been asked: on links and moves inside the app,
 * on back and forward, and (in the browser's own words) on closing or reloading the tab.
 */
export function useLeaveGuard({ isUp, isKeptInTab = false }: LeaveGuardRule): LeaveGuard {
  const history = useHistory();
  const [go, setGo] = useState<() => void>();

  useEffect(() => {
    if (!isUp) return;
    return history.block({
      blockerFn({ currentLocation, nextLocation, action }) {
        if (isKeptInTab || nextLocation.pathname === currentLocation.pathname) return false;
        const { href, state } = nextLocation;
        const distance = state.__TSR_index - currentLocation.state.__TSR_index;
        const pass = { ignoreBlocker: true };
        setGo(() => () => {
          if (action === 'PUSH') history.push(href, state, pass);
          else if (action === 'REPLACE') history.replace(href, state, pass);
          else history.go(distance, pass);
        });
        return true;
      },
    });
  }, [isUp, isKeptInTab, history]);

  return {
    isAsking: go !== undefined,
    stay: () => setGo(undefined),
    leave() {
      setGo(undefined);
      go?.();
    },
  };
}
