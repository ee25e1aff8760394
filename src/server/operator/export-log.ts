import type { LogFilter } from '#contract/operator-log.ts';
import type { Person } from '#domain/accounts/person.ts';
import { csvOf } from '#domain/values/csv.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { LogRow } from './log-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { readLog } from './read-log.ts';

const exports: Limit = { name: 'export-log', times: 30, windowSeconds: 60 * 60 };

/** More than a spreadsheet is good for; what is older is found by its days. */
const maxExported = 50_000;

const { time, company, person, kind, action, subject, details } = messagesIn(locales[0]).logExportMessages;
const columns = [time, company, person, kind, action, subject, details];

/**
 * What `readLog` reads, as the text of a file.
 *
 * @throws Failure 'company-not-found' or 'too-many-requests'
 */
export async function exportLog(
  services: Pick<OperatorPorts, 'clock' | 'database' | 'rateLimits'>,
  operator: Person,
  filter: Omit<LogFilter, 'cursor'>,
): Promise<string> {
  await services.rateLimits.count(exports, operator.id);
  const rows = await readLog(services, operator, filter, maxExported);
  return csvOf([columns, ...rows.map(rowOf)]);
}

function rowOf({ entry, companyName }: LogRow): string[] {
  const { at, companyId, actorName, actorKind, action, subject, details } = entry;
  const more = Object.entries(details).map(([name, value]) => `${name}: ${value ?? ''}`);
  return [
    at.toISOString(),
    companyName ?? companyId ?? '',
    actorName,
    actorKind,
    action,
    subject,
    more.join('; '),
  ];
}
