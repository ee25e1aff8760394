import type { Person } from '#domain/accounts/person.ts';
import type { KitPerson, LogLine } from '#domain/kits/kit.ts';
import { mayAsStaff } from '#domain/staff/permissions.ts';
import { type CompanyAction, may, type Role } from '#domain/team/permissions.ts';
import { listLog } from '../audit/index.ts';
import { inCompany } from '../tenancy/index.ts';
import { collectPeople } from './kit-people.ts';
import { findImported } from './kit-repository.ts';
import type { KitFile, KitReading, KitSection, KitViewer } from './kit-section.ts';
import type { KitPorts } from './ports.ts';

/** What somebody may see of a company, in the form of a kit. */
export interface KitRecord {
  people: KitPerson[];
  sections: Record<string, unknown>;
  log: LogLine[];
  files: KitFile[];
}

/** Reads all sections that the viewer may see, in their transaction in the company. */
export async function readKit(
  sections: readonly KitSection[],
  reading: Omit<KitReading, 'who'>,
): Promise<KitRecord> {
  const { viewer } = reading;
  const people = await collectPeople(reading);
  const record: KitRecord = { people: [], sections: {}, log: await readLog(reading), files: [] };
  for (const section of sections) {
    if (!mayRead(viewer, section.action)) continue;
    const { data, files } = await section.read({ ...reading, who: people.who });
    record.sections[section.name] = data;
    record.files.push(...files);
  }
  record.people = await people.list(mayRead(viewer, 'list-members'));
  return record;
}

/**
 * What somebody may see of a company, for their own file of everything about them. Files of papers are in kits alone.
 * @throws Failure 'company-not-found'
 */
export function readCompanyRecord(
  services: Pick<KitPorts, 'database' | 'kitSections'>,
  person: Person,
  companyId: string,
): Promise<Omit<KitRecord, 'files'> & { yourRole: Role }> {
  // Everybody in a company has something in it: sections decide who sees what.
  return inCompany(services, person, companyId, 'read-papers', async ({ company, orm, client }) => {
    const { details, role } = company;
    const viewer = { side: 'member', person, role } as const;
    const reading = { orm, client, company: details, viewer, isListed: true };
    const { files: _files, ...record } = await readKit(services.kitSections, reading);
    return { yourRole: role, ...record };
  });
}

/** Staff who export clients see what all of a company's people together do. */
function mayRead(viewer: KitViewer, action: CompanyAction): boolean {
  return viewer.side === 'staff' ? mayAsStaff(viewer.role, 'export-clients') : may(viewer.role, action);
}

/** Who may not read the log finds what they did themselves. */
async function readLog(reading: Omit<KitReading, 'who'>): Promise<LogLine[]> {
  const { viewer, company } = reading;
  const seesAll = mayRead(viewer, 'read-audit-log');
  const former = seesAll ? ((await findImported(reading, company.id))?.log ?? []) : [];
  const own = await listLog(reading, company.id, seesAll ? undefined : viewer.person.id);
  return [...former, ...own.map(({ at, ...line }) => ({ at: at.toISOString(), ...line, from: null }))];
}
