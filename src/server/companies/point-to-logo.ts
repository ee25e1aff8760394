import type { Person } from '#domain/accounts/person.ts';
import type { LogoType } from '#domain/companies/company-rules.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { type Company, inCompany } from '../tenancy/index.ts';
import { addChange } from './change-repository.ts';
import { lockCompany, setCompanyLogo } from './company-repository.ts';
import type { CompanyPorts } from './ports.ts';
import { logoVersionOf } from './views.ts';

/**
 * Points a company to another logo or none, records that, and deletes the old file once no row refers to it.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function pointToLogo(
  services: Pick<CompanyPorts, 'log' | 'clock' | 'database' | 'files'>,
  person: Person,
  id: string,
  logo: { key: string; type: LogoType } | undefined,
): Promise<Company> {
  const { company, formerKey } = await inCompany(services, person, id, 'change-logo', async (scope) => {
    const former = await lockCompany(scope, id);
    if (!former) throw new Failure('company-not-found');
    if (!logo && !former.logoKey) {
      return { company: { ...scope.company, details: former }, formerKey: null };
    }
    const now = services.clock();
    const details = await setCompanyLogo(scope, id, logo, now);
    if (!details) throw new Failure('company-not-found');
    await addChange(scope, {
      companyId: id,
      version: details.version,
      changes: [{ field: 'logo', from: versionOf(former.logoKey), to: versionOf(details.logoKey) }],
      changedBy: person.id,
      changedAt: now,
    });
    await addAuditEntry(scope, {
      action: logo ? 'logo-set' : 'logo-removed',
      subject: details.name,
      details: { version: details.version },
      companyId: id,
      actor: personActor(person),
      at: now,
    });
    return { company: { ...scope.company, details }, formerKey: former.logoKey };
  });
  if (formerKey) await removeFormer(services, formerKey);
  return company;
}

function versionOf(logoKey: string | null): string | null {
  return logoKey && logoVersionOf(logoKey);
}

/** The change is stored; an orphaned file is cleaned up later. */
async function removeFormer({ files, log }: Pick<CompanyPorts, 'log' | 'files'>, key: string): Promise<void> {
  await files.remove(key).catch((error: unknown) => {
    log.warn({ err: error }, 'The file of a former logo could not be removed yet.');
  });
}
