import { useSyncExternalStore } from 'react';
import { usePerson } from './stored-login.ts';

/** What the session last said of the signed-in person beside who they are; the server has the last word. */
interface SessionInfo {
  personId: string;
  /** Whether they are of the installation's staff. */
  isOperator: boolean;
  /** Whether emails to their address are known to reach them. */
  emailVerified: boolean;
  /** Minutes without input after which the screen locks; 0 for never. */
  lockAfter: number;
}

let known: SessionInfo | undefined;
const listeners = new Set<() => void>();

/** Keeps what a session said until the page is left. */
export function storeSessionInfo(sessionInfo: SessionInfo): void {
  known = sessionInfo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` while nothing is known of the signed-in person. */
export function useSessionInfo(): SessionInfo | undefined {
  const { id } = usePerson();
  const sessionInfo = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
  return sessionInfo?.personId === id ? sessionInfo : undefined;
}
