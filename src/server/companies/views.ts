import type { CompanyView } from '#contract/companies.ts';
import { readLogo } from '#contract/companies.ts';
import { apiBase } from '#contract/operation.ts';
import type { Company } from './company-repository.ts';

/** A company as its people see it. */
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
      parValue: details.parValue && withoutTrailingZeros(details.parValue),
    },
    incorporator: { name: createdByName ?? '', countryOfResidency: details.countryOfResidency },
    mailingAddress: details.mailingAddress,
    role,
    createdAt: details.createdAt.toISOString(),
    updatedAt: details.updatedAt.toISOString(),
  };
}

/** The part of a logo's key that no other logo has. */
export function logoVersionOf(logoKey: string): string {
  return logoKey.slice(logoKey.lastIndexOf('/') + 1);
}

function logoUrlOf(companyId: string, version: string): string {
  return `${apiBase}${readLogo.path.replace('{id}', companyId)}?v=${version}`;
}

/** The database pads to its 8 decimals: '0.00010000' reads '0.0001' again, and '1.00000000' reads '1'. */
function withoutTrailingZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
