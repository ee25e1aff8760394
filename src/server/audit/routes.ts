import * as contract from '#contract/audit.ts';
import type { AuditTopic } from '#domain/audit/audit-entry.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { exportAuditLog } from './export-audit-log.ts';
import type { AuditPorts } from './ports.ts';
import { readAuditLog } from './read-audit-log.ts';
import { viewEntry } from './views.ts';

const { serve, serveDownload } = servingWith<AuditPorts>();

/** The contract has checked it. */
type Topic = AuditTopic | undefined;

/** What the audit feature answers. */
export const auditRoutes = [
  serve(contract.readAuditLog, async ({ services, session, params, query }) => {
    const { entries, hasMore, actors } = await readAuditLog(services, session.person, params.id, {
      topic: query('topic') as Topic,
      actor: query('actor'),
      before: query('before'),
    });
    return {
      entries: entries.map(viewEntry),
      next: hasMore ? (entries.at(-1)?.id ?? null) : null,
      actors,
    };
  }),

  serveDownload(contract.exportAuditLog, async ({ services, session, params, query, replyHeaders }) => {
    const format = query('format') === 'json' ? 'json' : 'csv';
    const text = await exportAuditLog(services, session.person, params.id, {
      format,
      topic: query('topic') as Topic,
      actor: query('actor'),
    });
    const day = services.clock().toISOString().slice(0, 10);
    replyHeaders['content-disposition'] = `attachment; filename="activity-${day}.${format}"`;
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new TextEncoder().encode(text), type: contract.auditExportTypes[format] };
  }),
];
