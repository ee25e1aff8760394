import { describe, expect, it } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import {
  type CompanyFormValues,
  changedFieldsOf,
  changesOf,
  emptyCompanyForm,
  formValuesOf,
  groupDigits,
  problemsFrom,
  problemsOf,
  typedSince,
} from './company-form-values.ts';

const company: CompanyView = {
  id: '0d3a4a1e-0000-4000-8000-000000000000',
  name: 'Lena GmbH',
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'ifza',
  subType: 'ifza',
  visas: 1,
  officeType: 'virtual',
  logoUrl: null,
  industry: 'tech',
  website: 'https://lena.example',
  linkedin: '',
  shares: { total: 10_000_000, parValue: '0.0001' },
  incorporator: { name: 'Lena Hartmann', countryOfResidency: 'DE' },
  mailingAddress: 'Street 1\nBerlin',
  role: 'admin',
  version: 1,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const saved = formValuesOf(company);
const typed = (values: Partial<CompanyFormValues>): CompanyFormValues => ({ ...saved, ...values });

describe('what is sent', () => {
  it('is nothing when nothing changed', () => {
    expect(changesOf(saved, typed({}))).toEqual({});
    expect(changesOf(saved, typed({ name: ' Lena GmbH ', 'shares.total': '10 000 000' }))).toEqual({});
  });

  it.each<[Partial<CompanyFormValues>, unknown]>([
    [{ name: 'Lena FZCO' }, { name: 'Lena FZCO' }],
    [{ industry: 'finance' }, { industry: 'finance' }],
    [{ 'shares.total': '2,500' }, { shares: { total: 2500 } }],
    [{ 'shares.parValue': '1' }, { shares: { parValue: '1' } }],
    [{ 'incorporator.countryOfResidency': 'AE' }, { incorporator: { countryOfResidency: 'AE' } }],
    [{ mailingAddress: 'Dubai' }, { mailingAddress: 'Dubai' }],
  ])('is only the changed field: %j', (values, changes) => {
    expect(changesOf(saved, typed(values))).toEqual(changes);
  });

  it('empties a field with null or an empty text', () => {
    expect(changesOf(saved, emptyCompanyForm)).toEqual({
      name: '',
      industry: null,
      website: '',
      shares: { total: null, parValue: null },
      incorporator: { countryOfResidency: null },
      mailingAddress: '',
    });
  });

  it('names the fields that changed in the order shown', () => {
    expect(changedFieldsOf(saved, typed({ mailingAddress: 'x', name: 'y' }))).toEqual([
      'name',
      'mailingAddress',
    ]);
  });
});

describe('a number of shares', () => {
  it.each([
    ['10000000', '10,000,000'],
    ['10,000,000', '10,000,000'],
    ['1 000', '1,000'],
    ['12', '12'],
    ['', ''],
    ['1.000.000', '1.000.000'],
    ['many', 'many'],
  ])('typed as %s reads %s', (value, shown) => {
    expect(groupDigits(value)).toBe(shown);
  });
});

describe('what is wrong stands at its field', () => {
  it.each<[Partial<CompanyFormValues>, keyof CompanyFormValues, RegExp]>([
    [{ name: '  ' }, 'name', /required/],
    [{ website: 'not a site' }, 'website', /web address/],
    [{ linkedin: 'https://example.com/me' }, 'linkedin', /linkedin\.com/],
    [{ 'shares.total': '1.5' }, 'shares.total', /whole number/],
    [{ 'shares.total': '1,00' }, 'shares.total', /whole number/],
    [{ 'shares.total': '-3' }, 'shares.total', /at least 1/],
    [{ 'shares.parValue': '0,01' }, 'shares.parValue', /decimal number/],
    [{ mailingAddress: 'x'.repeat(501) }, 'mailingAddress', /500/],
  ])('%j', (values, field, message) => {
    const problems = problemsOf(changesOf(saved, typed(values)));
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  it('and nothing is wrong with a web address whose https:// was left out', () => {
    expect(problemsOf(changesOf(saved, typed({ website: 'lena.example' })))).toEqual({});
  });

  it('also when the server says so, for fields of this form alone', () => {
    expect(problemsFrom({ 'shares.total': 'Too many.', unknown: 'No.' })).toEqual({
      'shares.total': 'Too many.',
    });
    expect(problemsFrom(undefined)).toEqual({});
  });
});

it('what was typed while saving stays typed', () => {
  const sent = typed({ website: 'lena.example' });
  expect(typedSince(sent, { website: 'lena.example', name: 'Lena Ltd' })).toEqual({ name: 'Lena Ltd' });
});
