import { useCallback, useState } from 'react';
import { type AuditEntryView, readAuditLog } from '#contract/audit.ts';
import type { AuditTopic } from '#domain/audit/audit-entry.ts';
import { CallFailure, call } from '#web/platform/call.ts';
import { useReading } from '#web/platform/use-reading.ts';

/** Which part of the log is wanted; '' stands for all. */
export interface LogFilter {
  topic: AuditTopic | '';
  actor: string;
}

interface LogSoFar {
  entries: readonly AuditEntryView[];
  /** What the next page follows; `null` where there is none. */
  next: string | null;
  actors: readonly { id: string; name: string }[];
}

/** The log of a company, read a page at a time, the latest first. */
export function useAuditLog(companyId: string, { topic, actor }: LogFilter) {
  const readPage = useCallback(
    (before: string | undefined, signal?: AbortSignal): Promise<LogSoFar> =>
      call(readAuditLog, {
        params: { id: companyId },
        query: { topic: topic || undefined, actor: actor || undefined, before },
        signal,
      }),
    [companyId, topic, actor],
  );
  const readFirst = useCallback((signal?: AbortSignal) => readPage(undefined, signal), [readPage]);
  const { answer, failure, isReading, refresh, update } = useReading(readFirst);
  const [isReadingMore, setIsReadingMore] = useState(false);
  const [moreFailure, setMoreFailure] = useState<CallFailure>();

  async function readMore(): Promise<void> {
    if (!answer?.next || isReadingMore) return;
    setIsReadingMore(true);
    setMoreFailure(undefined);
    try {
      const page = await readPage(answer.next);
      // Another filter may have been chosen meanwhile; then this page belongs to no list any more.
      update((known) =>
        known === answer ? { ...page, entries: [...answer.entries, ...page.entries] } : (known ?? page),
      );
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setMoreFailure(error);
    } finally {
      setIsReadingMore(false);
    }
  }

  return { log: answer, failure, isReading, refresh, readMore, isReadingMore, moreFailure };
}
