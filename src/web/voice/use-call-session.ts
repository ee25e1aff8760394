import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { CallLevels, CallSession } from './call-session.ts';
import type { CallSessionState } from './call-session-state.ts';

/** Follows a part of a call; `select` gives the same value as long as that part has not changed. */
export function useCallSession<T>(session: CallSession, select: (state: CallSessionState) => T): T {
  return useSyncExternalStore(session.subscribe, () => select(session.read()));
}

/** Seconds since the call began. */
export function useElapsed(session: CallSession): number {
  const startedAt = useCallSession(session, (state) => state.startedAt);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
}

/** Draws levels ten times a second into an element, past React. */
export function useLevels<T extends HTMLElement>(
  onLevels: (listener: (levels: CallLevels) => void) => () => void,
  draw: (element: T, levels: CallLevels) => void,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const drawLatest = useEffectEvent(draw);
  useEffect(
    () =>
      onLevels((levels) => {
        if (element.current) drawLatest(element.current, levels);
      }),
    [onLevels],
  );
  return element;
}
