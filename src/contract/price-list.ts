import * as z from 'zod/mini';
import { laterCaseKinds } from '#domain/cases/case-kind.ts';
import { companyTypes, countries, officeTypes } from '#domain/catalogue/choices.ts';
import { charges, phases, stages } from '#domain/price-list/service.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { minorUnits, oneOf, requiredDay, vatField } from './money-fields.ts';
import { defineOperation } from './operation.ts';

export const maxServiceName = 120;
const maxIncludedLine = 200;
const maxIncludedLines = 30;
export const maxTermsLength = 60_000;
const maxNote = 1_000;
const maxServiceAmount = 1_000_000_000;

/** An amount in minor units; a service may cost nothing. */
const amountField = minorUnits(maxServiceAmount);

const visaCount = (name: string) =>
  z
    .int(problem('not-whole', { name }))
    .check(
      z.minimum(0, problem('out-of-range', { name, min: 0, max: 5 })),
      z.maximum(5, problem('out-of-range', { name, min: 0, max: 5 })),
    );

const service = z.object({
  name: requiredText({ field: 'name', max: maxServiceName }),
  /** What it includes, a line each. */
  includes: z
    .array(requiredText({ field: 'description', max: maxIncludedLine }))
    .check(z.maxLength(maxIncludedLines, problem('too-large', { name: 'includes', max: maxIncludedLines }))),
  currency: oneOf('currency', currencies),
  amount: amountField,
  charge: oneOf('charge', charges),
  phase: oneOf('phase', phases),
  conditions: z.object({
    countries: z.array(oneOf('countries', countries)),
    companyTypes: z.array(oneOf('companyTypes', companyTypes)),
    places: z.array(z.string(problem('not-list', { name: 'places' }))),
    officeTypes: z.array(oneOf('officeTypes', officeTypes)),
    minVisas: visaCount('minVisas'),
    maxVisas: z.nullable(visaCount('maxVisas')),
    /** Kinds of later case; empty for every kind. */
    cases: z.optional(
      z.array(z.enum(laterCaseKinds, problem('not-one-of', { name: 'cases', values: laterCaseKinds }))),
    ),
  }),
  vat: vatField,
  earnedAt: oneOf('earnedAt', stages),
});
export type ServiceInput = z.infer<typeof service>;

const serviceVersion = z.object({
  version: z.int(),
  /** `null` where this version ends the service. */
  service: z.nullable(service),
  /** The day from which it holds. */
  from: z.iso.date(),
  note: z.string(),
  enteredBy: z.string(),
  enteredAt: momentField,
  /** `null` for a draft. */
  approvedBy: z.nullable(z.string()),
});
export type ServiceVersionView = z.infer<typeof serviceVersion>;

const listedService = z.object({
  id: z.string(),
  /** The version that holds today; `null` before the first and after the end. */
  current: z.nullable(serviceVersion),
  /** The version that waits for approval. */
  draft: z.nullable(serviceVersion),
  /** Approved versions that hold from a later day. */
  coming: z.array(serviceVersion),
  /** Versions that no longer hold, the latest first. */
  past: z.array(serviceVersion),
  /** The tag that If-Match takes. */
  version: z.int(),
});
export type ListedServiceView = z.infer<typeof listedService>;

const terms = z.object({
  version: z.int(),
  text: z.string(),
  enteredBy: z.string(),
  enteredAt: momentField,
});

const priceList = z.object({
  services: z.array(listedService),
  /** The agency's terms that new quotes refer to; `null` before there are any. */
  terms: z.nullable(terms),
  /** Whether a second person has to approve each version. */
  needsSecondPerson: z.boolean(),
  /** Whether people see the lines: only where an agency works on cases. */
  isShown: z.boolean(),
  places: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PriceListView = z.infer<typeof priceList>;

const output = z.object({ status: z.literal('success'), message: z.string(), priceList });

export const readPriceList = defineOperation({
  id: 'readPriceList',
  method: 'GET',
  path: '/operator/price-list',
  feature: 'Operators',
  access: 'operator',
  right: 'read-money',
  output: z.object({ status: z.literal('success'), priceList }),
  success: 200,
  failures: [],
});

const note = optionalText({ field: 'note', max: maxNote, multiline: true });
const draftInput = z.object({ service, from: requiredDay, note });
export type ServiceDraft = z.infer<typeof draftInput>;

const params = z.object({ id: idField });

export const addService = defineOperation({
  id: 'addService',
  method: 'POST',
  path: '/operator/price-list',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  idempotent: true,
  input: draftInput,
  output,
  success: 201,
  failures: [],
});

/** Saves the draft of a service's next version; an earlier draft is replaced. */
export const changeService = defineOperation({
  id: 'changeService',
  method: 'PUT',
  path: '/operator/price-list/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  ifMatch: 'required',
  params,
  input: draftInput,
  output,
  success: 200,
  failures: ['service-not-found', 'service-changed'],
});

export const endService = defineOperation({
  id: 'endService',
  method: 'POST',
  path: '/operator/price-list/{id}/end',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  ifMatch: 'required',
  params,
  input: z.object({
    from: requiredDay,
    note: requiredText({ field: 'reason', max: maxNote, multiline: true }),
  }),
  output,
  success: 200,
  failures: ['service-not-found', 'service-changed'],
});

export const approveService = defineOperation({
  id: 'approveService',
  method: 'POST',
  path: '/operator/price-list/{id}/approval',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  ifMatch: 'required',
  params,
  output,
  success: 200,
  failures: ['service-not-found', 'service-changed', 'service-no-draft', 'second-person-needed'],
});

export const discardServiceDraft = defineOperation({
  id: 'discardServiceDraft',
  method: 'DELETE',
  path: '/operator/price-list/{id}/draft',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  params,
  output,
  success: 200,
  failures: ['service-not-found', 'service-no-draft'],
});

export const changeAgencyTerms = defineOperation({
  id: 'changeAgencyTerms',
  method: 'PUT',
  path: '/operator/agency-terms',
  feature: 'Operators',
  access: 'operator',
  right: 'manage-price-list',
  input: z.object({ text: requiredText({ field: 'terms', max: maxTermsLength, multiline: true }) }),
  maximumBytes: 256 * 1024,
  output,
  success: 200,
  failures: [],
});

export const setPriceApproval = defineOperation({
  id: 'setPriceApproval',
  method: 'PUT',
  path: '/operator/price-approval',
  feature: 'Operators',
  access: 'operator',
  right: 'set-installation',
  input: z.object({ needsSecondPerson: z.boolean(problem('not-boolean', { name: 'needsSecondPerson' })) }),
  output,
  success: 200,
  failures: [],
});
