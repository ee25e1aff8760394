import type { HistoryField } from '#domain/companies/company-fields.ts';
import { industries } from '#domain/companies/company-rules.ts';
import { companyMessages } from '#messages/companies.ts';
import { countryName } from '#web/platform/country-name.ts';
import { groupDigits } from './company-form-values.ts';

/** A field's value as people read it; an empty one is said to be none. */
export function fieldValueText(field: HistoryField, value: string | number | null): string {
  const text = String(value ?? '').trim();
  if (text === '') return companyMessages.nothingThere;
  if (field === 'industry') {
    const industry = industries.find((known) => known === text);
    return industry ? companyMessages.industries[industry] : text;
  }
  if (field === 'shares.total') return groupDigits(text);
  return field === 'incorporator.countryOfResidency' ? countryName(text) : text;
}
