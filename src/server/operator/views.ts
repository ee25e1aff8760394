import type { FiledRequest, ListedCompany, ListedPerson } from '#contract/operator.ts';
import type { LogEntry } from '#contract/operator-log.ts';
import type { FoundCompany } from './company-repository.ts';
import type { LogRow } from './log-repository.ts';
import type { FoundPerson } from './person-repository.ts';
import type { FiledRequestRow } from './request-repository.ts';

export function viewListedCompany({ createdAt, ...company }: FoundCompany): ListedCompany {
  return { ...company, createdAt: createdAt.toISOString() };
}

export function viewListedPerson({ createdAt, ...person }: FoundPerson): ListedPerson {
  return { ...person, createdAt: createdAt.toISOString() };
}

export function viewFiledRequest({ details, company, requestedByName }: FiledRequestRow): FiledRequest {
  return {
    id: details.id,
    company,
    service: details.service,
    state: details.state,
    requestedBy: requestedByName,
    requestedAt: details.requestedAt.toISOString(),
    answer: details.answer,
    changedAt: details.changedAt.toISOString(),
  };
}

export function viewLogRow({ entry, companyName }: LogRow): LogEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actorKind: entry.actorKind,
    actorName: entry.actorName,
    subject: entry.subject,
    company: entry.companyId === null ? null : { id: entry.companyId, name: companyName },
    details: entry.details,
  };
}
