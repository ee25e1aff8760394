import type { Person } from '#domain/accounts/person.ts';
import { readCalendar } from '../calendar/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { findRowsOf } from './export-repository.ts';
import type { AccountExportPorts } from './ports.ts';

/** The data of a company that this member may see, and their own entries in its log. */
export async function exportCompany(
  services: Pick<AccountExportPorts, 'clock' | 'database' | 'files' | 'prices'>,
  person: Person,
  companyId: string,
) {
  const { role, rows } = await inCompany(services, person, companyId, 'read-company', async (scope) => ({
    role: scope.company.role,
    rows: await findRowsOf(scope, companyId, person.id),
  }));
  const { logoKey, logoType } = rows.details ?? {};
  const logo = logoKey && (await services.files.read(logoKey));
  return {
    yourRole: role,
    ...rows,
    logo: logo ? `data:${logoType};base64,${Buffer.from(logo).toString('base64')}` : null,
    calendar: await calendarOf(services, person, companyId),
  };
}

/** `null` if the catalogue has no plan for the country the company was created for. */
async function calendarOf(
  services: Pick<AccountExportPorts, 'clock' | 'database' | 'prices'>,
  person: Person,
  companyId: string,
) {
  try {
    const { jurisdiction, ...calendar } = await readCalendar(services, person, companyId);
    return { place: jurisdiction.name, ...calendar };
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'formation-not-found') return null;
    throw failure;
  }
}
