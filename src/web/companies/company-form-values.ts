import {
  type CompanyChanges,
  type CompanyView,
  type changeCompany,
  companyChanges,
} from '#contract/companies.ts';
import type { FieldMessages } from '#contract/failure.ts';
import { problemIn } from '#contract/field-problem.ts';
import type { InputOf } from '#contract/operation.ts';
import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import { fieldText } from '#locales/field-text.ts';
import { fieldMessages } from '#messages/fields.ts';

/** What stands in the form: always text, '' where nothing is given. */
export type CompanyFormValues = Record<CompanyField, string>;

export type CompanyFormProblems = Partial<Record<CompanyField, string>>;

export const emptyCompanyForm: CompanyFormValues = {
  name: '',
  industry: '',
  website: '',
  linkedin: '',
  'shares.total': '',
  'shares.parValue': '',
  'incorporator.countryOfResidency': '',
  mailingAddress: '',
};

/** The form of a company as it is saved. */
export function formValuesOf(company: CompanyView): CompanyFormValues {
  return {
    name: company.name,
    industry: company.industry ?? '',
    website: company.website,
    linkedin: company.linkedin,
    'shares.total': company.shares.total === null ? '' : groupDigits(String(company.shares.total)),
    'shares.parValue': company.shares.parValue ?? '',
    'incorporator.countryOfResidency': company.incorporator.countryOfResidency ?? '',
    mailingAddress: company.mailingAddress,
  };
}

/** '10000000' as '10,000,000'; anything that is not a whole number stays as it was typed. */
export function groupDigits(typed: string): string {
  const digits = withoutGrouping(typed);
  return /^\d{1,15}$/.test(digits) ? new Intl.NumberFormat('en').format(Number(digits)) : typed;
}

/** Thousands may be set apart by commas or spaces; a point is not one of them, it could be a decimal. */
function withoutGrouping(typed: string): string {
  return typed.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
}

/** The fields whose content differs from what is saved. */
export function changedFieldsOf(saved: CompanyFormValues, current: CompanyFormValues): CompanyField[] {
  return companyFields.filter((field) => contentOf(field, saved) !== contentOf(field, current));
}

function contentOf(field: CompanyField, values: CompanyFormValues): string {
  return field === 'shares.total' ? withoutGrouping(values[field]) : values[field].trim();
}

/** The call's input for the changed fields alone; an emptied choice or number is `null`, an emptied text ''. */
export function changesOf(
  saved: CompanyFormValues,
  current: CompanyFormValues,
): InputOf<typeof changeCompany> {
  const changed = new Set(changedFieldsOf(saved, current));
  const text = (field: CompanyField) => contentOf(field, current);
  const textOrNull = (field: CompanyField) => text(field) || null;
  return {
    ...(changed.has('name') && { name: text('name') }),
    ...(changed.has('industry') && { industry: textOrNull('industry') as CompanyChanges['industry'] }),
    ...(changed.has('website') && { website: text('website') }),
    ...(changed.has('linkedin') && { linkedin: text('linkedin') }),
    ...((changed.has('shares.total') || changed.has('shares.parValue')) && {
      shares: {
        ...(changed.has('shares.total') && { total: wholeNumberOf(text('shares.total')) }),
        ...(changed.has('shares.parValue') && { parValue: textOrNull('shares.parValue') }),
      },
    }),
    ...(changed.has('incorporator.countryOfResidency') && {
      incorporator: { countryOfResidency: textOrNull('incorporator.countryOfResidency') },
    }),
    ...(changed.has('mailingAddress') && { mailingAddress: text('mailingAddress') }),
  };
}

/** `null` for none, NaN for anything but digits, which the schema then refuses. */
function wholeNumberOf(content: string): number | null {
  if (content === '') return null;
  return /^-?\d+$/.test(content) ? Number(content) : Number.NaN;
}

/** What the contract's own schema has against these changes, by field. */
export function problemsOf(changes: InputOf<typeof changeCompany>): CompanyFormProblems {
  const result = companyChanges.safeParse(changes);
  if (result.success) return {};
  const problems: CompanyFormProblems = {};
  for (const { path, message } of result.error.issues) {
    const field = path.join('.');
    if (isCompanyField(field)) problems[field] ??= fieldText(fieldMessages, problemIn(message));
  }
  return problems;
}

/** The server's messages for fields of this form. */
export function problemsFrom(fields: FieldMessages | undefined): CompanyFormProblems {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([field]) => isCompanyField(field)));
}

/** What was typed while saving and is not part of what was sent. */
export function typedSince(
  sent: CompanyFormValues,
  typed: Partial<CompanyFormValues>,
): Partial<CompanyFormValues> {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => isCompanyField(field) && text !== sent[field]),
  );
}

export function isCompanyField(value: unknown): value is CompanyField {
  return (companyFields as readonly unknown[]).includes(value);
}
