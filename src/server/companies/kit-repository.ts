import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones, officeTypes } from '#domain/catalogue/choices.ts';
import { historyFields } from '#domain/companies/company-fields.ts';
import { companyLimits, industries, maxShares, parValuePattern } from '#domain/companies/company-rules.ts';
import { type KitSection, type KitWriting, rowsOf } from '../kits/index.ts';
import { Failure } from '../platform/failure.ts';
import { companies, members } from '../tenancy/tables.ts';
import { maxCompanies } from './max-companies.ts';
import type { CompanyPorts } from './ports.ts';
import { keptLogo } from './set-logo.ts';
import { companyChanges, companyCounts } from './tables.ts';

const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/));

const details = z.strictObject({
  createdBy: z.nullable(z.uuid()),
  name: text(companyLimits.name),
  country: z.enum(countries),
  companyType: z.enum(companyTypes),
  freezone: z.nullable(z.enum(freeZones)),
  subType: z.nullable(z.enum([...freeZones, ...emirates])),
  visas: z.int().check(z.minimum(0), z.maximum(5)),
  officeType: z.enum(officeTypes),
  industry: z.nullable(z.enum(industries)),
  website: text(companyLimits.website),
  linkedin: text(companyLimits.linkedin),
  totalShares: z.nullable(z.int().check(z.minimum(1), z.maximum(maxShares))),
  parValue: z.nullable(z.string().check(z.regex(parValuePattern))),
  countryOfResidency: z.nullable(text(100)),
  mailingAddress: text(companyLimits.mailingAddress),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Where the logo lies in the kit. */
  logo: z.nullable(z.literal('logo.webp')),
});
type Details = z.infer<typeof details>;

const changes = rowsOf(companyChanges, {
  name: 'changes',
  key: ['version'],
  people: ['changedBy'],
  fields: {
    changes: z
      .array(
        z.strictObject({
          field: z.enum(historyFields),
          from: z.nullable(z.union([text(1_000), z.number()])),
          to: z.nullable(z.union([text(1_000), z.number()])),
        }),
      )
      .check(z.maxLength(100)),
  },
});

/** A company's own page, in a kit. It comes first: everything else refers to it. */
export function companySection({
  files,
  paperChecks,
}: Pick<CompanyPorts, 'files' | 'paperChecks'>): KitSection {
  return {
    name: 'company',
    action: 'read-company',
    schema: z.strictObject({ details, changes: changes.schema }),

    async read(reading) {
      const { id, createdBy, logoKey, logoType, createdAt, updatedAt, ...rest } = reading.company;
      const data: Details = {
        ...rest,
        createdBy: reading.who('company/created-by', createdBy),
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        logo: logoKey ? 'logo.webp' : null,
      };
      return {
        data: { details: data, changes: await changes.read(reading) },
        files: logoKey ? [{ path: 'logo.webp', read: () => files.read(logoKey) }] : [],
      };
    },

    async restore(preparing, data: { details: Details; changes: Record<string, unknown>[] }) {
      const logoKey = data.details.logo && `logos/${preparing.companyId}`;
      // Drawn anew, as every logo is: nothing of the file itself is ever served.
      if (logoKey) {
        await files.write(logoKey, await paperChecks.redraw(await preparing.file('logo.webp'), keptLogo));
      }
      return async (writing) => {
        await insertCompany(writing, data.details, logoKey);
        await changes.write(writing, data.changes);
      };
    },
  };
}

/** @throws Failure 'too-many-companies' for a founder who has as many as one may */
async function insertCompany(
  writing: KitWriting,
  { logo: _logo, createdBy, createdAt, updatedAt, ...given }: Details,
  logoKey: string | null,
): Promise<void> {
  const { orm, owner, companyId: id, at } = writing;
  await orm.insert(companies).values({
    ...given,
    id,
    createdBy: writing.account('company/created-by', createdBy),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    logoKey,
    logoType: logoKey ? 'image/webp' : null,
  });
  if (owner.side === 'staff') return;
  const { id: userId } = owner.person;
  const counted = await orm
    .insert(companyCounts)
    .values({ userId, companies: 1 })
    .onConflictDoUpdate({
      target: companyCounts.userId,
      set: { companies: sql`${companyCounts.companies} + 1` },
      setWhere: sql`${companyCounts.companies} < ${maxCompanies}`,
    })
    .returning({ companies: companyCounts.companies });
  if (counted.length === 0) throw new Failure('too-many-companies');
  await orm.insert(members).values({ companyId: id, userId, role: 'admin', status: 'active', createdAt: at });
}
