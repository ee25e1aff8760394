/** The kinds of paper that a formation and its later cases ask for. */
export const paperKinds = [
  'passport',
  'passport-second-page',
  'portrait-photo',
  'visa',
  'identity-card',
  'proof-of-address',
  'no-objection-letter',
  'degree',
  'employment-contract',
  'health-insurance',
  'bank-statement',
  'bank-reference',
  'source-of-funds',
  'power-of-attorney',
  'consent-to-act',
  'lease',
  'licence',
  'name-certificate',
  'establishment-card',
  'certificate-of-incorporation',
  'articles',
  'board-resolution',
  'ownership-chart',
  'owner-declaration',
  'business-plan',
  'financial-statements',
  'application-form',
  'activity-approval',
  'tax-number-letter',
  'evidence',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Whether a copy has to be certified by a professional, or attested by notary, ministry and embassy. */
export const copyForms = ['plain', 'certified', 'attested'] as const;
export type CopyForm = (typeof copyForms)[number];
