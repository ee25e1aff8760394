import { and, eq } from 'drizzle-orm';
import type { StaffScope } from '../audit/index.ts';
import { parties } from '../tenancy/tables.ts';

/** What was typed about a party of the company; `undefined` if there is no such party. */
export async function findPartyDetails({ orm, company }: StaffScope, party: string) {
  const [found] = await orm
    .select({ name: parties.name, birth: parties.birthDate, nationality: parties.nationality })
    .from(parties)
    .where(and(eq(parties.companyId, company.id), eq(parties.id, party)));
  return found;
}
