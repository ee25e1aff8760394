import { useSyncExternalStore } from 'react';
import { usePerson } from './stored-login.ts';

/** What the session last said of the signed-in person beside who they are; the server has the last word. */
interface Standing {
  personId: string;
  /** Whether they are of the installation's staff. */
  isOperator: boolean;
  /** Whether emails to their address are known to reach them. */
  emailVerified: boolean;
}

let known: Standing | undefined;
const listeners = new Set<() => void>();

/** Keeps what a session said until the page is left. */
export function noteStanding(standing: Standing): void {
  known = standing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` while nothing is known of the signed-in person. */
export function useStanding(): Standing | undefined {
  const { id } = usePerson();
  const standing = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
  return standing?.personId === id ? standing : undefined;
}
