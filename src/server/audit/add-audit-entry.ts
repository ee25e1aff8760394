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
export function addAuditEntry(rows: Rows, entry: NewAuditEntry): Promise<void> {
  return addAuditEntries(rows, [entry]);
}

/** Logs actions on several companies in the transaction that performs them. */
export async function addAuditEntries({ orm }: Rows, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await orm.insert(auditEntries).values(
    entries.map(({ companyId, actor, action, subject, details = {}, at }) => ({
      companyId,
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: actor.name,
      action,
      subject,
      details,
      at,
    })),
  );
}
