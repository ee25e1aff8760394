import type { Person } from '#domain/accounts/person.ts';
import { csvOf } from '#domain/values/csv.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { inCompany } from '../tenancy/index.ts';
import { type AuditFilter, listAllEntries, type StoredAuditEntry } from './audit-repository.ts';
import type { AuditPorts } from './ports.ts';
import { viewEntry } from './views.ts';

const exports: Limit = { name: 'export-audit-log', times: 30, windowSeconds: 60 * 60 };

/**
 * All of a company's log, or a part of it, as the text of a file.
 *
 * @throws Failure 'company-not-found', 'not-allowed' or 'too-many-requests'
 */
export async function exportAuditLog(
  services: Pick<AuditPorts, 'database' | 'rateLimits'>,
  person: Person,
  companyId: string,
  { format, ...filter }: AuditFilter & { format: 'csv' | 'json' },
): Promise<string> {
  await services.rateLimits.count(exports, person.id);
  const entries = await inCompany(services, person, companyId, 'export-audit-log', (scope) =>
    listAllEntries(scope, companyId, filter),
  );
  return format === 'json'
    ? JSON.stringify(entries.map(viewEntry), null, 2)
    : csvOf([columns, ...entries.map(rowOf)]);
}

const { time, person, kind, action, subject, details } = messagesIn(locales[0]).logExportMessages;
const columns = [time, person, kind, action, subject, details];

function rowOf({ at, actorName, actorKind, action, subject, details }: StoredAuditEntry): string[] {
  const more = Object.entries(details).map(([name, value]) => `${name}: ${value ?? ''}`);
  return [at.toISOString(), actorName, actorKind, action, subject, more.join('; ')];
}
