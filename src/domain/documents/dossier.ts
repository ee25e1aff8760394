import type { PaperKind } from '#domain/papers/paper-kind.ts';

/** The papers that a bank's dossier lists, in their order: the company's first, then those of its people. */
export const dossierKinds: readonly PaperKind[] = [
  'licence',
  'certificate-of-incorporation',
  'articles',
  'board-resolution',
  'ownership-chart',
  'owner-declaration',
  'lease',
  'establishment-card',
  'tax-number-letter',
  'business-plan',
  'financial-statements',
  'power-of-attorney',
  'passport',
  'identity-card',
  'visa',
  'proof-of-address',
  'source-of-funds',
  'bank-reference',
  'bank-statement',
];
