import { readAuditLog } from '#contract/audit.ts';
import type { AuditTopic } from '#domain/audit/audit-entry.ts';
import { usePagedQuery } from '#web/platform/query.ts';

/** The part of the log to show; '' means all. */
export interface LogFilter {
  topic: AuditTopic | '';
  actor: string;
}

/** The log of a company, read a page at a time, the latest first. */
export function useAuditLog(companyId: string, { topic, actor }: LogFilter) {
  const params = { id: companyId };
  const query = { topic: topic || undefined, actor: actor || undefined };
  const { data: log, ...rest } = usePagedQuery(readAuditLog, { params, query }, 'entries');
  return { log, ...rest };
}
