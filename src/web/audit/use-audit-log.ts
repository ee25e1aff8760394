import { useState } from 'react';
import { readAuditLog } from '#contract/audit.ts';
import type { AuditTopic } from '#domain/audit/audit-entry.ts';
import { CallFailure, call } from '#web/platform/call.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';

/** Which part of the log is wanted; '' stands for all. */
export interface LogFilter {
  topic: AuditTopic | '';
  actor: string;
}

/** The log of a company, read a page at a time, the latest first. */
export function useAuditLog(companyId: string, { topic, actor }: LogFilter) {
  const params = { id: companyId };
  const query = { topic: topic || undefined, actor: actor || undefined };
  const { data, failure, isFetching, refetch } = useQuery(readAuditLog, { params, query });
  const [isReadingMore, setIsReadingMore] = useState(false);
  const [moreFailure, setMoreFailure] = useState<CallFailure>();

  async function readMore(): Promise<void> {
    if (!data?.next || isReadingMore) return;
    setIsReadingMore(true);
    setMoreFailure(undefined);
    try {
      const page = await call(readAuditLog, { params, query: { ...query, before: data.next } });
      setAnswer(readAuditLog, { params, query }, () => ({
        ...page,
        entries: [...data.entries, ...page.entries],
      }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setMoreFailure(error);
    } finally {
      setIsReadingMore(false);
    }
  }

  return { log: data, failure, isFetching, refetch, readMore, isReadingMore, moreFailure };
}
