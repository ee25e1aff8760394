import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import { plainDate, yearOf } from '#domain/values/plain-date.ts';
import type { CaseState } from './case-state.ts';

/**
 * The days that a company's deadlines count from: those that were entered, else those that finished steps
 * brought. A financial year that nobody entered is taken to end with the year of incorporation.
 */
export function companyDatesOf({ steps }: Jurisdiction, { done, enteredDates }: CaseState): CompanyDates {
  const dates: CompanyDates = {};
  for (const { id, reaches } of steps) {
    const on = done.get(id);
    for (const milestone of reaches ?? []) {
      if (on && milestone !== 'bank-account') dates[milestone] = on;
    }
  }
  const known = { ...dates, ...enteredDates };
  if (!known.incorporation || known['financial-year-end']) return known;
  return { ...known, 'financial-year-end': plainDate(`${yearOf(known.incorporation)}-12-31`) };
}
