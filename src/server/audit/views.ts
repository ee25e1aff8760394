import type { AuditEntryView } from '#contract/audit.ts';
import type { StoredAuditEntry } from './audit-repository.ts';

export function viewEntry(entry: StoredAuditEntry): AuditEntryView {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName },
    action: entry.action,
    subject: entry.subject,
    details: entry.details,
  };
}
