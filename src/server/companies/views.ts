import { type CompanyChangeView, type CompanyView, readLogo } from '#contract/companies.ts';
import { apiBase } from '#contract/operation.ts';
import type { Company } from '../tenancy/index.ts';
import type { CompanyChange } from './change-repository.ts';
import { plainDecimal } from './changed-fields.ts';

/** A company as shown to its people. */
export function viewCompany({ details, createdByName, role }: Company): CompanyView {
  return {
    id: details.id,
    name: details.name,
    country: details.country,
    companyType: details.companyType,
    freezone: details.freezone,
    subType: details.subType,
    visas: details.visas,
    officeType: details.officeType,
    logoUrl: details.logoKey && logoUrlOf(details.id, logoVersionOf(details.logoKey)),
    industry: details.industry,
    website: details.website,
    linkedin: details.linkedin,
    shares: {
      total: details.totalShares,
      parValue: details.parValue && plainDecimal(details.parValue),
    },
    incorporator: { name: createdByName ?? '', countryOfResidency: details.countryOfResidency },
    mailingAddress: details.mailingAddress,
    role,
    version: details.version,
    createdAt: details.createdAt.toISOString(),
    updatedAt: details.updatedAt.toISOString(),
  };
}

/** The unique part of a logo's key. */
export function logoVersionOf(logoKey: string): string {
  return logoKey.slice(logoKey.lastIndexOf('/') + 1);
}

function logoUrlOf(companyId: string, version: string): string {
  return `${apiBase}${readLogo.path.replace('{id}', companyId)}?v=${version}`;
}

/** A save as shown to the company's people. */
export function viewChange(change: CompanyChange): CompanyChangeView {
  const { version, changes, changedAt, changedById, changedByName } = change;
  return {
    version,
    changedAt: changedAt.toISOString(),
    changedBy: changedById === null ? null : { id: changedById, name: changedByName ?? '' },
    fields: [...changes],
  };
}
