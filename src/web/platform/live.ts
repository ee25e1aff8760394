import { useEffect } from 'react';
import { followNotifications, type NotificationStateView } from '#contract/notifications.ts';
import { pathOf } from '#contract/operation.ts';
import { call } from './call.ts';
import { setAnswer } from './query.ts';
import { onUnlock } from './screen-lock.ts';
import { followSignOut, signOutNotice } from './sign-out-notice.ts';
import { storedLogin } from './stored-login.ts';

/** What the server tells open pages: what is new for the person, or whose thread changed. */
type Update = { state: NotificationStateView } | { thread: string } | 'missed';

const threadListeners = new Set<(companyId: string | undefined) => void>();

/** Calls `listener` when a company's thread may have changed. */
export function onThreadChange(companyId: string, listener: () => void): () => void {
  const hear = (changed: string | undefined) => {
    if (changed === undefined || changed === companyId) listener();
  };
  threadListeners.add(hear);
  return () => threadListeners.delete(hear);
}

/** After the page itself has been read, in ms. */
const openAfterMs = 3_000;
/** Pause before another try where the server refused, in ms. */
const retryMs = 15_000;

/**
 * Follows what is new for the signed-in person while a page is open. The tabs of a browser share one connection, as a
 * browser has few to a server: the tab that holds the lock reads the events and passes them on.
 */
export function useLiveUpdates(personId: string): void {
  useEffect(() => {
    const closed = new AbortController();
    begin(personId, closed.signal);
    return () => closed.abort();
  }, [personId]);
}

function begin(personId: string, closed: AbortSignal): void {
  const name = `landfall-live-${personId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Update>) => accept(data);
  closed.addEventListener('abort', () => channel.close());
  const read = () =>
    readEvents(closed, (update) => {
      accept(update);
      if (!closed.aborted) channel.postMessage(update);
    });
  const timer = setTimeout(() => {
    // Browsers keep locks from pages without TLS: each tab then reads for itself.
    if (!('locks' in navigator)) void read();
    else navigator.locks.request(name, { signal: closed }, read).catch(() => {});
  }, openAfterMs);
  closed.addEventListener('abort', () => clearTimeout(timer));
}

function accept(update: Update): void {
  if (update === 'missed') tell(undefined);
  else if ('thread' in update) tell(update.thread);
  else setAnswer(followNotifications, {}, () => update.state);
}

function tell(companyId: string | undefined): void {
  for (const listener of threadListeners) listener(companyId);
}

/** Reads events until it is closed; the browser connects again by itself, unless the server refuses. */
function readEvents(closed: AbortSignal, onUpdate: (update: Update) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let retrying: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      source?.close();
      source = undefined;
      clearTimeout(retrying);
    };
    const open = () => {
      stop();
      // A connection that opens while the session ends would be refused.
      if (!navigator.onLine || signOutNotice.isUnderWay() || !storedLogin.read()) return;
      const timeZone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
      source = new EventSource(`${pathOf(followNotifications)}?timeZone=${timeZone}`);
      // What happened while nobody listened is read again.
      source.addEventListener('open', () => onUpdate('missed'));
      source.addEventListener('state', ({ data }) => onUpdate({ state: JSON.parse(data) }));
      source.addEventListener('thread', ({ data }) => onUpdate({ thread: JSON.parse(data).companyId }));
      source.addEventListener('missed', () => onUpdate('missed'));
      // The session has ended or is locked. The next call of the page says so.
      source.addEventListener('over', stop);
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) retrying = setTimeout(retry, retryMs);
      });
    };
    // A call, as it knows what to do where the session has ended.
    const retry = () => {
      call(followNotifications, {})
        .then((state) => {
          onUpdate({ state });
          onUpdate('missed');
          open();
        })
        .catch(() => {
          retrying = setTimeout(retry, retryMs);
        });
    };
    addEventListener('online', open);
    addEventListener('offline', stop);
    const unfollow = [onUnlock(open), followSignOut(stop, open)];
    closed.addEventListener('abort', () => {
      stop();
      removeEventListener('online', open);
      removeEventListener('offline', stop);
      for (const end of unfollow) end();
      resolve();
    });
    open();
  });
}
