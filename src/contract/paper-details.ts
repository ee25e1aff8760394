import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { paperDetailsInput } from './paper-detail-fields.ts';
import { paperView, versionParams } from './papers.ts';

/** What is said of a paper: its days, whose it is, who certified it. */
export const savePaperDetails = defineOperation({
  id: 'savePaperDetails',
  method: 'PUT',
  path: '/companies/{id}/papers/{paper}/versions/{version}/details',
  feature: 'Papers',
  access: 'session',
  params: versionParams,
  input: paperDetailsInput,
  output: z.object({ status: z.literal('success'), paper: paperView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found'],
});
