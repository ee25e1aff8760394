import { eq, isNotNull, sql } from 'drizzle-orm';
import type { CompanyChanges } from '#contract/companies.ts';
import type { LogoType } from '#domain/companies/company-rules.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { Company } from '../tenancy/index.ts';
import { companies } from '../tenancy/tables.ts';

/** A company, locked until the transaction ends. */
export async function lockCompany({ orm }: Rows, id: string): Promise<Company['details'] | undefined> {
  const [details] = await orm.select().from(companies).where(eq(companies.id, id)).for('update');
  return details;
}

/** Stores the given fields as the next version. */
export async function changeCompanyDetails(
  { orm }: Rows,
  id: string,
  changes: CompanyChanges,
  now: Date,
): Promise<Company['details'] | undefined> {
  const [details] = await orm
    .update(companies)
    .set({
      name: changes.name,
      industry: changes.industry,
      website: changes.website,
      linkedin: changes.linkedin,
      totalShares: changes.shares?.total,
      parValue: changes.shares?.parValue,
      countryOfResidency: changes.incorporator?.countryOfResidency,
      mailingAddress: changes.mailingAddress,
      ...nextVersion(now),
    })
    .where(eq(companies.id, id))
    .returning();
  return details;
}

/** Points to another logo, or none, as the next version. */
export async function setCompanyLogo(
  { orm }: Rows,
  id: string,
  logo: { key: string; type: LogoType } | undefined,
  now: Date,
): Promise<Company['details'] | undefined> {
  const [details] = await orm
    .update(companies)
    .set({ logoKey: logo?.key ?? null, logoType: logo?.type ?? null, ...nextVersion(now) })
    .where(eq(companies.id, id))
    .returning();
  return details;
}
function nextVersion(now: Date) {
  return { version: sql`${companies.version} + 1`, updatedAt: now };
}

/** The files of all current logos. */
export async function listLogoKeys({ orm }: Rows): Promise<(string | null)[]> {
  const rows = await orm
    .select({ key: companies.logoKey })
    .from(companies)
    .where(isNotNull(companies.logoKey));
  return rows.map(({ key }) => key);
}
