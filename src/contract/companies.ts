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
  maxShares,
  parValuePattern,
} from '#domain/companies/company-rules.ts';
import { roles } from '#domain/team/permissions.ts';
import { isCountryCode } from '#domain/values/country-codes.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText, webAddress } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

const notParValue = problem('not-share-value', { field: 'par-value' });
const sharesNotWhole = problem('not-whole', { field: 'total-shares' });
const tooManyShares = problem('too-large', { field: 'total-shares', max: maxShares });

const companyName = requiredText({ field: 'company-name', max: companyLimits.name });
const subType = z.enum([...freeZones, ...emirates], problem('not-offered', { of: 'zones' }));

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
  /** The caller's role in this company. */
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
  feature: 'Companies',
  access: 'session',
  idempotent: true,
  input: z
    .object({
      user_id: z
        .string(problem('not-text', { name: 'user_id' }))
        .check(z.minLength(1, problem('required', { name: 'user_id' }))),
      name: z.optional(companyName),
      country: z.enum(countries, problem('not-offered', { of: 'countries' })),
      companyType: z.enum(companyTypes, problem('not-offered', { of: 'company-types' })),
      freezone: z.nullish(z.enum(freeZones, problem('not-offered', { of: 'free-zones' }))),
      subType: z.nullish(subType),
      visas: z
        .int(problem('visas-out-of-range', { min: 0, max: 5 }))
        .check(
          z.gte(0, problem('visas-out-of-range', { min: 0, max: 5 })),
          z.lte(5, problem('visas-out-of-range', { min: 0, max: 5 })),
        ),
      officeType: z.enum(officeTypes, problem('not-offered', { of: 'office-types' })),
    })
    .check(
      z.refine(({ country, companyType }) => isTypeOf(country, companyType), {
        path: ['companyType'],
        message: problem('type-not-in-country'),
      }),
      z.refine(
        ({ companyType, subType, freezone }) =>
          subTypesOf(companyType).length === 0
            ? !subType && !freezone
            : isSubTypeOf(companyType, subType ?? freezone),
        { path: ['subType'], message: problem('option-missing') },
      ),
      z.refine(({ freezone, subType }) => !freezone || !subType || freezone === subType, {
        path: ['freezone'],
        message: problem('free-zone-differs'),
      }),
    ),
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 201,
  failures: ['not-your-account', 'too-many-companies', 'too-many-requests'],
});

/** The company form. Only the fields that are sent change; `null` or '' empties a field. */
export const companyChanges = z.object({
  name: z.optional(companyName),
  industry: z.optional(z.nullable(z.enum(industries, problem('not-offered', { of: 'industries' })))),
  website: z.optional(webAddress({ field: 'website', max: companyLimits.website })),
  linkedin: z.optional(
    webAddress({
      field: 'linkedin',
      max: companyLimits.linkedin,
      otherwise: problem('not-linkedin'),
    }).check(
      z.refine(
        (value) => value === '' || /^https?:\/\/([\w-]+\.)*linkedin\.com([/?#]|$)/i.test(value),
        problem('not-linkedin'),
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
                z.gte(1, problem('too-small', { field: 'total-shares', min: 1 })),
                z.lte(maxShares, tooManyShares),
              ),
          ),
        ),
        parValue: z.optional(z.nullable(z.string(notParValue).check(z.regex(parValuePattern, notParValue)))),
      },
      problem('not-object', { name: 'shares' }),
    ),
  ),
  incorporator: z.optional(
    z.object(
      {
        countryOfResidency: z.optional(
          z.nullable(
            z.string(problem('country-missing')).check(z.refine(isCountryCode, problem('country-missing'))),
          ),
        ),
      },
      problem('not-object', { name: 'incorporator' }),
    ),
  ),
  mailingAddress: z.optional(
    optionalText({ field: 'mailing-address', max: companyLimits.mailingAddress, multiline: true }),
  ),
});
export type CompanyChanges = z.infer<typeof companyChanges>;

const companyParams = z.object({ id: idField });

export const listCompanies = defineOperation({
  id: 'listCompanies',
  method: 'GET',
  path: '/companies',
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
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), company: companyView }),
  success: 200,
  failures: ['company-not-found'],
});

/**
 * If-Match says to which version the changes were made: a field that somebody else has changed since then, to another
 * value, is not overwritten. Without it, what is sent overwrites whatever is there.
 */
export const changeCompany = defineOperation({
  id: 'changeCompany',
  method: 'PATCH',
  path: '/companies/{id}',
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  ifMatch: 'optional',
  input: companyChanges,
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'company-changed'],
});

/** One save: who changed which fields, when, from what to what. A logo is given by its version. */
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
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  query: z.object({
    cursor: cursorField,
  }),
  output: z.object({
    status: z.literal('success'),
    changes: z.array(companyChangeView),
    nextCursor: nextCursorField,
  }),
  success: 200,
  failures: ['company-not-found'],
});

export const uploadLogo = defineOperation({
  id: 'uploadLogo',
  method: 'PUT',
  path: '/companies/{id}/logo',
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
  feature: 'Companies',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), message: z.string(), company: companyView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});
