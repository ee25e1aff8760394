import type { CompanyChanges } from '#contract/companies.ts';
import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import type { Company } from '../tenancy/index.ts';
import type { FieldChange } from './tables.ts';

type FieldValue = FieldChange['from'];

/** The fields that these changes would alter, with old and new values. */
export function changedFieldsOf(details: Company['details'], changes: CompanyChanges): FieldChange[] {
  const current = currentValuesOf(details);
  const sent = sentValuesOf(changes);
  return companyFields.flatMap((field) => {
    const [from, to] = [current[field], sent[field]];
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });
}

/** The database pads to 8 decimals: '0.00010000' becomes '0.0001' again, and '1.00000000' becomes '1'. */
export function plainDecimal(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const [digits, decimals] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  return decimals ? `${digits}.${decimals}` : digits;
}

function currentValuesOf(details: Company['details']): Record<CompanyField, FieldValue> {
  return {
    name: details.name,
    industry: details.industry,
    website: details.website || null,
    linkedin: details.linkedin || null,
    'shares.total': details.totalShares,
    'shares.parValue': details.parValue && plainDecimal(details.parValue),
    'incorporator.countryOfResidency': details.countryOfResidency,
    mailingAddress: details.mailingAddress || null,
  };
}

/** `undefined` for fields that were not sent. */
function sentValuesOf(changes: CompanyChanges): Record<CompanyField, FieldValue | undefined> {
  const { shares, incorporator } = changes;
  return {
    name: changes.name,
    industry: changes.industry,
    website: textOrNull(changes.website),
    linkedin: textOrNull(changes.linkedin),
    'shares.total': shares?.total,
    'shares.parValue': shares?.parValue && plainDecimal(shares.parValue),
    'incorporator.countryOfResidency': incorporator?.countryOfResidency,
    mailingAddress: textOrNull(changes.mailingAddress),
  };
}

function textOrNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}
