import { storedLogin } from './stored-login.ts';

/** What the tabs of a browser tell each other about a session's lock. */
type LockMessage = { input: number } | 'locked' | 'unlocked';

/** Why a session is locked. */
export type LockCause = 'idle' | 'by-hand';

const events = { locked: 'session-locked', unlocked: 'session-unlocked' } as const;

/** Set while the session is locked, also before anything on the page follows it. */
let cause: LockCause | undefined;

/** The session is locked: nobody was there, by hand, or the server has refused a call for it. */
export function announceLock(how: LockCause): void {
  cause = how;
  dispatchEvent(new Event(events.locked));
}

export function announceUnlock(): void {
  cause = undefined;
  dispatchEvent(new Event(events.unlocked));
}

/** Calls `listener` when the session is locked, also if it already is. */
export function onLock(listener: (how: LockCause) => void): () => void {
  const hear = () => cause && listener(cause);
  hear();
  addEventListener(events.locked, hear);
  return () => removeEventListener(events.locked, hear);
}

/** Calls `listener` when the session is unlocked. */
export function onUnlock(listener: () => void): () => void {
  addEventListener(events.unlocked, listener);
  return () => removeEventListener(events.unlocked, listener);
}

/** Connects the tabs of the signed-in person. */
export function openLockChannel(onMessage: (message: LockMessage) => void) {
  const channel = new BroadcastChannel(`landfall-lock-${storedLogin.read()?.user.id}`);
  channel.onmessage = ({ data }: MessageEvent<LockMessage>) => onMessage(data);
  return {
    tell: (message: LockMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
