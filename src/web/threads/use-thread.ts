import { useCallback, useEffect, useRef, useState } from 'react';
import type { NoteView, ThreadItemView } from '#contract/threads.ts';
import { CallFailure } from '#web/platform/call.ts';
import { onThreadChange } from '#web/platform/live.ts';

/** How often a paper that is being checked is asked for, in ms: a check takes seconds. */
const pollingMs = 2_000;

/** What one reading of a thread answers. */
interface ThreadPart {
  items: ThreadItemView[];
  hasEarlier: boolean;
  readUpTo: number;
  seenUpTo: number;
  mayWrite?: boolean;
  notes?: NoteView[];
}

/** How a side reads the thread and says how far it has read. */
export interface ThreadSource {
  read(span: { before?: string; after?: string }): Promise<ThreadPart>;
  markRead?(position: number): Promise<unknown>;
}

export interface ThreadState {
  items: readonly ThreadItemView[];
  notes: readonly NoteView[];
  hasEarlier: boolean;
  /** How far the person had read when they came; what follows is new. */
  newAfter: number;
  seenUpTo: number;
  mayWrite: boolean;
}

export interface OpenThread {
  state: ThreadState | undefined;
  failure: CallFailure | undefined;
  isReading: boolean;
  /** Reads what is new. */
  refresh(): Promise<void>;
  readEarlier(): Promise<void>;
}

/** A thread that is kept up to date while it is open, and marked as read while it is seen. */
export function useThread(companyId: string, source: ThreadSource): OpenThread {
  const [state, setState] = useState<ThreadState>();
  const [failure, setFailure] = useState<CallFailure>();
  const [isReading, setIsReading] = useState(false);
  const latest = useRef({ source, state });
  latest.current = { source, state };

  const take = useCallback(async (span: { before?: string; after?: string }) => {
    setIsReading(true);
    try {
      const part = await latest.current.source.read(span);
      setState((known) => merged(known, part, span.before !== undefined));
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
    } finally {
      setIsReading(false);
    }
  }, []);

  const refresh = useCallback(() => {
    const last = latest.current.state?.items.at(-1)?.position;
    return take(last === undefined ? {} : { after: String(last) });
  }, [take]);

  useEffect(() => {
    void take({});
    return onThreadChange(companyId, () => void refresh());
  }, [companyId, take, refresh]);

  const isChecking = [...(state?.items ?? []), ...(state?.notes ?? [])].some(({ papers }) =>
    papers.some(({ paper }) => paper?.state === 'checking'),
  );
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => void take({}), pollingMs);
    return () => clearInterval(timer);
  }, [isChecking, take]);

  const last = state?.items.at(-1)?.position ?? 0;
  useEffect(() => {
    const mark = () => {
      if (last > 0 && document.visibilityState === 'visible') {
        latest.current.source.markRead?.(last).catch(() => {});
      }
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [last]);

  return {
    state,
    failure,
    isReading,
    refresh,
    readEarlier: () => take({ before: String(state?.items[0]?.position ?? 1) }),
  };
}

function merged(known: ThreadState | undefined, part: ThreadPart, isEarlier: boolean): ThreadState {
  const items = new Map([...(known?.items ?? []), ...part.items].map((item) => [item.position, item]));
  const notes = new Map([...(known?.notes ?? []), ...(part.notes ?? [])].map((note) => [note.id, note]));
  return {
    items: [...items.values()].sort((one, other) => one.position - other.position),
    notes: [...notes.values()].sort((one, other) => one.at.localeCompare(other.at)),
    hasEarlier: isEarlier || !known ? part.hasEarlier : known.hasEarlier,
    newAfter: known?.newAfter ?? part.readUpTo,
    seenUpTo: Math.max(known?.seenUpTo ?? 0, part.seenUpTo),
    mayWrite: part.mayWrite ?? true,
  };
}
