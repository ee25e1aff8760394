import * as z from 'zod/mini';
import {
  companyTypes,
  countries,
  emirates,
  freeZones,
  isSubTypeOf,
  isTypeOf,
  officeTypes,
  subTypesOf,
} from '#domain/catalogue/choices.ts';
import { historyFields } from '#domain/companies/company-fields.ts';
import {
  companyLimits,
  industries,
  logoMaximumBytes,
  logoTypes,
  mostShares,
  parValuePattern,
} from '#domain/companies/company-rules.ts';
import { roles } from '#domain/team/permissions.ts';
import { isCountryCode } from '#domain/values/country-codes.ts';
import { idField, momentField, optionalText, requiredText, webAddress } from './fields.ts';
import { defineOperation } from './operation.ts';

const sharesNotWhole = 'Total authorized shares must be a whole number.';
const tooManyShares = 'Total authorized shares can be at most 1,000,000,000,000.';

const companyName = requiredText({ label: 'Company name', max: companyLimits.name });
const subType = z.enum([...freeZones, ...emirates], 'Please choose one of the zones or emirates.');

export const companyView = z.object({
  id: idField,
  name: z.string(),
  country: z.enum(countries),
  companyType: z.enum(companyTypes),
  freezone: z.nullable(z.enum(freeZones)),
  subType: z.nullable(subType),
  visas: z.int(),
  officeType: z.enum(officeTypes),
  /** Path of the logo image, with its version; `null` where there is none. */
  logoUrl: z.nullable(z.string()),
  industry: z.nullable(z.enum(industries)),
  website: z.string(),
  linkedin: z.string(),
  /** Authorised shares and their par value as a plain decimal; `null` where not given. */
  shares: z.object({ total: z.nullable(z.int()), parValue: z.nullable(z.string()) }),
  incorporator: z.object({
    /** Name of the person who created the company. */
    name: z.string(),
    /** ISO 3166-1 alpha-2 code. */
    countryOfResidency: z.nullable(z.string()),
  }),
  mailingAddress: z.string(),
  /** What the asking person is in this company. */
  role: z.enum(roles),
  /** Counts what was saved: another number for every change. */
  version: z.int(),
  createdAt: momentField,
  updatedAt: momentField,
});
export type CompanyView = z.infer<typeof companyView>;

/** The answers of the questionnaire and the account they belong to. */
export const createCompany = defineOperation({
  id: 'createCompany',
  method: 'POST',
  path: '/companies',
  summary: 'Create a company from the questionnaire.',
  feature: 'Companies',
  access: 'session',
  idempotent: true,
  input: z
    .object({
      user_id: z.string('user_id must be text.').check(z.minLength(1, 'user_id is required.')),
      name: z.optional(companyName),
      country: z.enum(countries, 'Please choose one of the countries on offer.'),
      companyType: z.enum(companyTypes, 'Please choose one of the company types on offer.'),
      freezone: z.nullish(z.enum(freeZones, 'Please choose one of the free zones on offer.')),
      subType: z.nullish(subType),
      visas: z
        .int('Please choose between 0 and 5 visas.')
        .check(
          z.gte(0, 'Please choose between 0 and 5 visas.'),
          z.lte(5, 'Please choose between 0 and 5 visas.'),
        ),
      officeType: z.enum(officeTypes, 'Please choose one of the office types on offer.'),
    })
    .check(
      z.refine(({ country, companyType }) => isTypeOf(country, companyType), {
        path: ['companyType'],
        message: 'This company type is not offered in that country.',
      }),
      z.refine(
        ({ companyType, subType, freezone }) =>
          subTypesOf(companyType).length === 0
            ? !subType && !freezone
            : isSubTypeOf(companyType, subType ?? freezone),
        { path: ['subType'], message: 'Please select a specific option' },
      ),
      z.refine(({ freezone, subType }) => !freezone || !subType || freezone === subType, {
        path: ['freezone'],
        message: 'The free zone must be the one chosen as sub-type.',
      }),
    ),
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 201,
  failures: ['not-your-account', 'too-many-companies', 'too-many-requests'],
});

/** The company form. Only the fields that are sent change; `null` or '' empties a field. */
export const companyChanges = z.object({
  name: z.optional(companyName),
  industry: z.optional(z.nullable(z.enum(industries, 'Please choose one of the industries on offer.'))),
  website: z.optional(webAddress({ label: 'Website', max: companyLimits.website })),
  linkedin: z.optional(
    webAddress({ label: 'LinkedIn', max: companyLimits.linkedin }).check(
      z.refine(
        (value) => value === '' || /^https?:\/\/([\w-]+\.)*linkedin\.com([/?#]|$)/i.test(value),
        'LinkedIn must be an address at linkedin.com.',
      ),
    ),
  ),
  shares: z.optional(
    z.object(
      {
        total: z.optional(
          z.nullable(
            z
              .int({ error: ({ code }) => (code === 'too_big' ? tooManyShares : sharesNotWhole) })
              .check(
                z.gte(1, 'Total authorized shares must be at least 1.'),
                z.lte(mostShares, tooManyShares),
              ),
          ),
        ),
        parValue: z.optional(
          z.nullable(
            z
              .string('Par value must be a decimal number like 0.0001.')
              .check(
                z.regex(
                  parValuePattern,
                  'Par value must be a decimal number like 0.0001, with at most 8 decimals.',
                ),
              ),
          ),
        ),
      },
      'shares must be an object.',
    ),
  ),
  incorporator: z.optional(
    z.object(
      {
        countryOfResidency: z.optional(
          z.nullable(
            z
              .string('Please choose a country.')
              .check(z.refine(isCountryCode, 'Please choose a country from the list.')),
          ),
        ),
      },
      'incorporator must be an object.',
    ),
  ),
  mailingAddress: z.optional(
    optionalText({ label: 'Mailing address', max: companyLimits.mailingAddress, multiline: true }),
  ),
});
export type CompanyChanges = z.infer<typeof companyChanges>;

const companyParams = z.object({ id: idField });

export const listCompanies = defineOperation({
  id: 'listCompanies',
  method: 'GET',
  path: '/companies',
  summary: 'The companies of the signed-in person, the oldest first.',
  feature: 'Companies',
  access: 'session',
  output: z.object({ status: z.literal('success'), companies: z.array(companyView) }),
  success: 200,
  failures: [],
});

export const readCompany = defineOperation({
  id: 'readCompany',
  method: 'GET',
  path: '/companies/{id}',
  summary: 'One company of the signed-in person.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), company: companyView }),
  success: 200,
  failures: ['company-not-found'],
});

/**
 * The version says on what the changes were made: a field that somebody else has changed since then, to another
 * value, is not written over. Without it, what is sent is written over whatever is there.
 */
export const changeCompany = defineOperation({
  id: 'changeCompany',
  method: 'PATCH',
  path: '/companies/{id}',
  summary: 'Change fields of a company.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  input: z.extend(companyChanges, {
    version: z.optional(
      z
        .int('version must be the whole number that came with the company.')
        .check(z.gte(1, 'version must be the whole number that came with the company.')),
    ),
  }),
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'company-changed'],
});

/** One save: who changed which fields, when, from what to what. A logo is told by its version. */
const companyChangeView = z.object({
  version: z.int(),
  changedAt: momentField,
  /** `null` once that account is gone. */
  changedBy: z.nullable(z.object({ id: idField, name: z.string() })),
  fields: z.array(
    z.object({
      field: z.enum(historyFields),
      from: z.nullable(z.union([z.string(), z.number()])),
      to: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
});
export type CompanyChangeView = z.infer<typeof companyChangeView>;

export const readCompanyHistory = defineOperation({
  id: 'readCompanyHistory',
  method: 'GET',
  path: '/companies/{id}/history',
  summary:
    'What was changed on the company form, the latest first; `before` gives what came before a version.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  query: z.object({
    before: z.optional(
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'before must be a version.')), z.transform(Number)),
    ),
  }),
  output: z.object({
    status: z.literal('success'),
    changes: z.array(companyChangeView),
    /** Whether there is more before these. */
    hasMore: z.boolean(),
  }),
  success: 200,
  failures: ['company-not-found'],
});

export const uploadLogo = defineOperation({
  id: 'uploadLogo',
  method: 'PUT',
  path: '/companies/{id}/logo',
  summary: 'Set the logo: a PNG, JPEG or WebP image as the body.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  upload: { types: logoTypes, maximumBytes: logoMaximumBytes },
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'invalid-input'],
});

export const readLogo = defineOperation({
  id: 'readLogo',
  method: 'GET',
  path: '/companies/{id}/logo',
  summary: 'The logo image.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  query: z.object({ v: z.optional(z.string()) }),
  download: { types: logoTypes },
  success: 200,
  failures: ['company-not-found', 'logo-not-found'],
});

export const removeLogo = defineOperation({
  id: 'removeLogo',
  method: 'DELETE',
  path: '/companies/{id}/logo',
  summary: 'Remove the logo.',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});
