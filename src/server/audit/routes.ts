import * as contract from '#contract/audit.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { exportAuditLog } from './export-audit-log.ts';
import type { AuditPorts } from './ports.ts';
import { readAuditLog } from './read-audit-log.ts';
import { viewEntry } from './views.ts';

const { serve, serveDownload } = servingWith<AuditPorts>();

/** What the audit feature answers. */
export const auditRoutes = [
  serve(contract.readAuditLog, async ({ services, session, params, query }) => {
    const { entries, nextCursor, actors } = await readAuditLog(services, session.person, params.id, query);
    return {
      entries: entries.map(viewEntry),
      nextCursor,
      actors,
    };
  }),

  serveDownload(contract.exportAuditLog, async ({ services, session, params, query, replyHeaders }) => {
    const { format = 'csv', ...filter } = query;
    const text = await exportAuditLog(services, session.person, params.id, {
      format,
      ...filter,
    });
    const day = services.clock().toISOString().slice(0, 10);
    replyHeaders['content-disposition'] = `attachment; filename="activity-${day}.${format}"`;
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new TextEncoder().encode(text), type: contract.auditExportTypes[format] };
  }),
];
