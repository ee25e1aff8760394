import * as z from 'zod/mini';
import { answerInput, answerParams, applicationInput, bankingOutput } from './banking.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** A client's way to a bank account, as staff read it and record outcomes on the client's behalf. */
const path = '/operator/companies/{id}/banking';

export const readClientBanking = defineOperation({
  id: 'readClientBanking',
  method: 'GET',
  path,
  feature: 'Banking',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found'],
});

export const recordClientBankApplication = defineOperation({
  id: 'recordClientBankApplication',
  method: 'POST',
  path: `${path}/applications`,
  feature: 'Banking',
  access: 'operator',
  right: 'work-on-cases',
  params: z.object({ id: idField }),
  input: applicationInput,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'bank-application-open', 'too-many-entries'],
});

export const recordClientBankAnswer = defineOperation({
  id: 'recordClientBankAnswer',
  method: 'POST',
  path: `${path}/applications/{application}/answers`,
  feature: 'Banking',
  access: 'operator',
  right: 'work-on-cases',
  params: answerParams,
  input: answerInput,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'bank-application-not-open', 'too-many-entries'],
});
