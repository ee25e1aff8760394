import type { CompanyChanges } from '#contract/companies.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import { type Company, type CompanyScope, inCompany } from '../tenancy/index.ts';
import { addChange, changesSince } from './change-repository.ts';
import { changedFieldsOf } from './changed-fields.ts';
import { changeCompanyDetails, lockCompany } from './company-repository.ts';
import type { CompanyPorts } from './ports.ts';
import type { FieldChange } from './tables.ts';

/**
 * Changes the given fields of a company and records the change. If the request names the version the person had seen,
 * later changes by others to other fields are kept, and a conflicting change to the same field is refused.
 * @throws Failure 'company-not-found', 'not-allowed', or 'company-changed' with the fields in question
 */
export async function changeCompany(
  services: Pick<CompanyPorts, 'clock' | 'database'>,
  person: Person,
  id: string,
  changes: CompanyChanges,
  expectedVersion: string | undefined,
): Promise<Company> {
  return inCompany(services, person, id, 'change-company', async (scope) => {
    const current = await lockCompany(scope, id);
    if (!current) throw new Failure('company-not-found');
    const changed = changedFieldsOf(current, changes);
    if (changed.length === 0) return { ...scope.company, details: current };
    if (expectedVersion !== undefined && expectedVersion !== String(current.version)) {
      await refuseWhatOthersChanged(scope, changed, expectedVersion, current.version);
    }
    const now = services.clock();
    const details = await changeCompanyDetails(scope, id, changes, now);
    if (!details) throw new Failure('company-not-found');
    const { version } = details;
    await addChange(scope, {
      companyId: id,
      version,
      changes: changed,
      changedBy: person.id,
      changedAt: now,
    });
    await addAuditEntry(scope, {
      action: 'company-changed',
      subject: details.name,
      // The history has the values and is deleted with the company; this log outlives it.
      details: { version, fields: changed.map(({ field }) => field).join(', ') },
      companyId: id,
      actor: personActor(person),
      at: now,
    });
    return { ...scope.company, details };
  });
}

async function refuseWhatOthersChanged(
  scope: CompanyScope,
  changed: readonly FieldChange[],
  expectedVersion: string,
  version: number,
): Promise<void> {
  // A tag without a version was never issued: all past changes count.
  const seen = /^[1-9]\d{0,8}$/.test(expectedVersion) ? Number(expectedVersion) : 0;
  const since = await changesSince(scope, scope.company.details.id, seen);
  const fields: ProblemsByField = {};
  for (const { field, from: current } of changed) {
    const ofField = since.filter(({ changes }) => changes.some((one) => one.field === field));
    const [latest, first] = [ofField[0], ofField.at(-1)];
    const before = first?.changes.find((one) => one.field === field)?.from;
    // A change that was reverted does not conflict.
    if (latest && before !== current) {
      fields[field] = { code: 'saved-by-another', by: latest.changedByName };
    }
  }
  if (Object.keys(fields).length > 0) {
    throw new Failure('company-changed', { fields, etag: etagOf(version) });
  }
}
