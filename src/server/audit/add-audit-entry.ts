import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { AuditActorKind, AuditEntry } from '#domain/audit/audit-entry.ts';
import type { Rows } from '../platform/database/scope.ts';
import { auditEntries } from './tables.ts';

/** The actor of a log entry. */
export interface AuditActor {
  kind: AuditActorKind;
  /** `null` for the installation itself. */
  id: string | null;
  name: string;
}

/** One of the company's own people. */
export function personActor(person: Person): AuditActor {
  return { kind: 'person', id: person.id, name: displayNameOf(person) };
}

/** Staff of the installation. */
export function operatorActor(person: Person): AuditActor {
  return { kind: 'operator', id: person.id, name: displayNameOf(person) };
}

interface NewAuditEntry extends AuditEntry {
  /** `null` for what concerns the whole installation. */
  companyId: string | null;
  actor: AuditActor;
  at: Date;
}

/** Logs an action in the transaction that performs it, so that both commit together. */
export async function addAuditEntry(
  { orm }: Rows,
  { companyId, actor, action, subject, details = {}, at }: NewAuditEntry,
): Promise<void> {
  await orm.insert(auditEntries).values({
    companyId,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    action,
    subject,
    details,
    at,
  });
}
