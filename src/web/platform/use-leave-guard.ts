import { useContext, useEffect, useRef, useState } from 'react';
import { type To, UNSAFE_NavigationContext } from 'react-router';

interface LeaveGuard {
  /** The person is about to leave and has to be asked. */
  isAsking: boolean;
  stay(): void;
  /** Goes where the person was about to go. */
  leave(): void;
}

interface LeaveGuardRule {
  /** There is something to lose. */
  isUp: boolean;
  /** It lives as long as the tab, so that only closing or reloading has to ask. */
  isKeptInTab?: boolean;
}

/**
 * Holds people on a page with unsaved input until they have been asked: on links and moves inside
 * the app, on back and forward, and (in the browser's own words) on closing or reloading the tab.
 *
 * The declarative router has no blocker of its own, so its navigator is wrapped while the guard is
 * up. Back and forward have already happened when the browser tells: they are undone first.
 */
export function useLeaveGuard({ isUp, isKeptInTab = false }: LeaveGuardRule): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [go, setGo] = useState<() => void>();
  const mayPass = useRef(false);

  useEffect(() => {
    if (!isUp) return;
    const holdTab = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', holdTab);
    return () => window.removeEventListener('beforeunload', holdTab);
  }, [isUp]);

  useEffect(() => {
    if (!isUp || isKeptInTab) return;
    mayPass.current = false;
    const { push, replace } = navigator;
    const hold = (move: typeof push): typeof push => {
      return (...target) => {
        if (isHere(target[0])) move(...target);
        else setGo(() => () => move(...target));
      };
    };
    navigator.push = hold(push);
    navigator.replace = hold(replace);

    const here = placeOf(history.state) ?? 0;
    let isUndoing = false;
    function holdBackAndForward(event: PopStateEvent): void {
      const place = placeOf(event.state);
      // Links to a part of this page bring entries that the router has not numbered.
      if (mayPass.current || place === undefined) return;
      if (isUndoing) {
        isUndoing = false;
        event.stopImmediatePropagation();
      } else if (place !== here) {
        event.stopImmediatePropagation();
        isUndoing = true;
        history.go(here - place);
        setGo(() => () => history.go(place - here));
      }
    }

    // Capturing, so that it comes before the router's own listener.
    window.addEventListener('popstate', holdBackAndForward, { capture: true });
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      window.removeEventListener('popstate', holdBackAndForward, { capture: true });
    };
  }, [isUp, isKeptInTab, navigator]);

  return {
    isAsking: go !== undefined,
    stay: () => setGo(undefined),
    leave() {
      mayPass.current = true;
      setGo(undefined);
      go?.();
    },
  };
}

/** Whether a move stays on this page, so that nothing would be lost. */
function isHere(target: To): boolean {
  const path = typeof target === 'string' ? target.split(/[?#]/)[0] : target.pathname;
  return !path || path === location.pathname;
}

/** The place of an entry in the history, as the router numbers it. */
function placeOf(state: unknown): number | undefined {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : undefined;
}
