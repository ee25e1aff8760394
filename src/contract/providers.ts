import * as z from 'zod/mini';
import { appointmentOutcomes } from '#domain/providers/appointment.ts';
import { loginHolders, providerLimits } from '#domain/providers/provider-terms.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, optionalText, requiredText, webAddress } from './fields.ts';
import { defineOperation } from './operation.ts';

const companyParams = z.object({ id: idField });
const maxPrice = 1_000_000_000;

/** What a provider offers; empty and `null` where nobody was told. */
export const providerTerms = z.object({
  name: requiredText({ field: 'name', max: providerLimits.name }),
  licence: optionalText({ field: 'licence-number', max: providerLimits.licence }),
  website: webAddress({ field: 'website', max: providerLimits.website }),
  email: z.union([z.literal(''), emailField]),
  scope: optionalText({ field: 'provider-scope', max: providerLimits.scope }),
  price: z.nullable(
    z.object({
      /** What it charges a year, in minor units. */
      amount: z
        .int(problem('not-amount'))
        .check(
          z.minimum(0, problem('not-amount')),
          z.maximum(maxPrice, problem('amount-too-large', { max: maxPrice })),
        ),
      currency: z.enum(currencies, problem('not-one-of', { name: 'currency', values: currencies })),
    }),
  ),
  notice: optionalText({ field: 'provider-notice', max: providerLimits.notice }),
  /** Who holds the login of the authority's portal. */
  login: z.enum(loginHolders, problem('not-one-of', { name: 'login', values: loginHolders })),
});
export type ProviderTermsInput = z.infer<typeof providerTerms>;

export const ownProviderView = z.extend(providerTerms, { id: idField, places: z.array(z.string()) });
export type OwnProviderView = z.infer<typeof ownProviderView>;

const appointmentView = z.object({
  /** Counts all that was recorded about the company's providers, so it has gaps. */
  id: z.int(),
  terms: providerTerms,
  /** Whether the firm also advises the company. */
  alsoAdvises: z.boolean(),
  chosenOn: z.string(),
  state: z.enum(['asked', ...appointmentOutcomes]),
  /** What was recorded of it, oldest first. */
  answers: z.array(
    z.object({
      outcome: z.enum(appointmentOutcomes),
      on: z.string(),
      note: z.string(),
      /** `null` once the account is gone. */
      by: z.nullable(z.string()),
      side: z.enum(['company', 'agency']),
    }),
  ),
});
export type AppointmentView = z.infer<typeof appointmentView>;

const providerView = z.object({
  /** Id of the company's place. */
  place: z.string(),
  /** Why the company needs none; empty while it does. */
  exemption: z.string(),
  /** Oldest first. */
  appointments: z.array(appointmentView),
  /** Those that the agency has entered for this place. */
  offered: z.array(ownProviderView),
});
export type ProviderView = z.infer<typeof providerView>;

export const providerOutput = z.object({ status: z.literal('success'), provider: providerView });

export const choiceInput = z.object({
  terms: providerTerms,
  on: z.iso.date(problem('day-missing')),
  /** Whether somebody was told that the firm also advises the company, and wants it still. */
  acceptsConflict: z.boolean(problem('not-boolean', { name: 'acceptsConflict' })),
});
export const appointmentParams = z.object({
  id: idField,
  appointment: z.string().check(z.regex(/^[1-9]\d{0,4}$/, problem('not-whole', { name: 'appointment' }))),
});
export const appointmentAnswerInput = z.object({
  outcome: z.enum(
    appointmentOutcomes,
    problem('not-one-of', { name: 'outcome', values: appointmentOutcomes }),
  ),
  on: z.iso.date(problem('day-missing')),
  note: optionalText({ field: 'note', max: providerLimits.note }),
});
export const exemptionInput = z.object({
  reason: optionalText({ field: 'reason', max: providerLimits.note }),
});

export const readProvider = defineOperation({
  id: 'readProvider',
  method: 'GET',
  path: '/companies/{id}/provider',
  feature: 'Providers',
  access: 'session',
  params: companyParams,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const chooseProvider = defineOperation({
  id: 'chooseProvider',
  method: 'POST',
  path: '/companies/{id}/provider/appointments',
  feature: 'Providers',
  access: 'session',
  params: companyParams,
  input: choiceInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'provider-open', 'provider-advises', 'too-many-entries'],
});

export const recordProviderAnswer = defineOperation({
  id: 'recordProviderAnswer',
  method: 'POST',
  path: '/companies/{id}/provider/appointments/{appointment}/answers',
  feature: 'Providers',
  access: 'session',
  params: appointmentParams,
  input: appointmentAnswerInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'provider-settled', 'too-many-entries'],
});

export const exemptFromProvider = defineOperation({
  id: 'exemptFromProvider',
  method: 'PUT',
  path: '/companies/{id}/provider/exemption',
  feature: 'Providers',
  access: 'session',
  params: companyParams,
  input: exemptionInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'too-many-entries'],
});
