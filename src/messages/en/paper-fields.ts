import type { ComparedField } from '#domain/desk/compare-fields.ts';

/** What is compared of a paper, as its reader knows it. */
export const comparedFieldLabels: Record<ComparedField, string> = {
  name: 'Name',
  tenant: 'Tenant',
  starts: 'Begins',
  birth: 'Date of birth',
  nationality: 'Nationality',
  'document-number': 'Document number',
  expiry: 'Expires',
  issuer: 'Issued by',
  registration: 'Registration',
};
