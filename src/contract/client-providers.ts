import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';
import {
  appointmentAnswerInput,
  appointmentParams,
  choiceInput,
  exemptionInput,
  ownProviderView,
  providerOutput,
  providerTerms,
} from './providers.ts';

/** The provider of a client, as staff read it and record on the client's behalf. */
const path = '/operator/companies/{id}/provider';
const companyParams = z.object({ id: idField });

export const readClientProvider = defineOperation({
  id: 'readClientProvider',
  method: 'GET',
  path,
  feature: 'Providers',
  access: 'operator',
  right: 'read-cases',
  params: companyParams,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found'],
});

export const chooseClientProvider = defineOperation({
  id: 'chooseClientProvider',
  method: 'POST',
  path: `${path}/appointments`,
  feature: 'Providers',
  access: 'operator',
  right: 'work-on-cases',
  params: companyParams,
  input: choiceInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'provider-open', 'provider-advises', 'too-many-entries'],
});

export const recordClientProviderAnswer = defineOperation({
  id: 'recordClientProviderAnswer',
  method: 'POST',
  path: `${path}/appointments/{appointment}/answers`,
  feature: 'Providers',
  access: 'operator',
  right: 'work-on-cases',
  params: appointmentParams,
  input: appointmentAnswerInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'provider-settled', 'too-many-entries'],
});

export const exemptClientFromProvider = defineOperation({
  id: 'exemptClientFromProvider',
  method: 'PUT',
  path: `${path}/exemption`,
  feature: 'Providers',
  access: 'operator',
  right: 'work-on-cases',
  params: companyParams,
  input: exemptionInput,
  output: providerOutput,
  success: 200,
  failures: ['company-not-found', 'too-many-entries'],
});

const listed = z.object({ status: z.literal('success'), providers: z.array(ownProviderView) });

/** The providers that the agency works with, which clients of those places can pick. */
export const listOwnProviders = defineOperation({
  id: 'listOwnProviders',
  method: 'GET',
  path: '/operator/providers',
  feature: 'Providers',
  access: 'operator',
  right: 'read-cases',
  output: listed,
  success: 200,
  failures: [],
});

export const addOwnProvider = defineOperation({
  id: 'addOwnProvider',
  method: 'POST',
  path: '/operator/providers',
  feature: 'Providers',
  access: 'operator',
  right: 'manage-price-list',
  idempotent: true,
  input: z.extend(providerTerms, {
    places: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30)),
  }),
  output: listed,
  success: 201,
  failures: ['place-without-provider', 'too-many-entries'],
});

export const removeOwnProvider = defineOperation({
  id: 'removeOwnProvider',
  method: 'DELETE',
  path: '/operator/providers/{id}',
  feature: 'Providers',
  access: 'operator',
  right: 'manage-price-list',
  params: z.object({ id: idField }),
  output: listed,
  success: 200,
  failures: ['provider-not-found'],
});
