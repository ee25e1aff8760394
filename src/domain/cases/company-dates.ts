import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import { firstYearEndOf } from '#domain/plan/financial-year.ts';
import type { CaseState } from './case-state.ts';

/**
 * The dates that a company's deadlines count from: entered dates, else dates of completed
 * steps. If no financial year end is entered, the jurisdiction's default applies.
 */
export function companyDatesOf(jurisdiction: Jurisdiction, { done, enteredDates }: CaseState): CompanyDates {
  const dates: CompanyDates = {};
  for (const { id, reaches } of jurisdiction.steps) {
    const on = done.get(id);
    for (const milestone of reaches ?? []) {
      if (on && milestone !== 'bank-account') dates[milestone] = on;
    }
  }
  const known = { ...dates, ...enteredDates };
  if (!known.incorporation || known['financial-year-end']) return known;
  return { ...known, 'financial-year-end': firstYearEndOf(jurisdiction, known.incorporation) };
}
