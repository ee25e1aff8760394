/* What other features may use. */

export { type AuditActor, addAuditEntry, operatorActor, personActor } from './add-audit-entry.ts';
