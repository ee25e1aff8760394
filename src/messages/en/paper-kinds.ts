import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { RetentionRuleName } from '#domain/papers/retention.ts';

/** What each kind of paper is called. */
export const paperKindLabels: Record<PaperKind, string> = {
  passport: 'Passport',
  'passport-second-page': 'Passport, further page',
  'portrait-photo': 'Portrait photo',
  visa: 'Residence visa',
  'identity-card': 'Emirates ID or national identity card',
  'proof-of-address': 'Proof of home address',
  'no-objection-letter': 'No-objection letter',
  degree: 'Degree certificate',
  'employment-contract': 'Employment contract',
  'health-insurance': 'Health insurance',
  'bank-statement': 'Bank statements',
  'bank-reference': 'Bank reference',
  'source-of-funds': 'Source of funds',
  'power-of-attorney': 'Power of attorney',
  'consent-to-act': 'Consent to act',
  lease: 'Lease',
  licence: 'Licence',
  'name-certificate': 'Trade name certificate',
  'establishment-card': 'Establishment card',
  'certificate-of-incorporation': 'Certificate of incorporation',
  articles: 'Articles or memorandum',
  'board-resolution': 'Board resolution',
  'ownership-chart': 'Ownership chart',
  'owner-declaration': 'Declaration of beneficial owners',
  'business-plan': 'Business plan',
  'financial-statements': 'Financial statements',
  'application-form': 'Application form',
  'activity-approval': 'Approval of the activity',
  'tax-number-letter': 'Letter with the tax number',
  evidence: 'Supporting evidence',
};

/** What each law or rule that keeps papers is called. */
export const retentionRuleNames: Record<RetentionRuleName, string> = {
  'ae-cabinet-decision': 'Cabinet Decision 10 of 2019 against money laundering, article 24',
  'difc-rules': 'the DIFC’s rules on records against money laundering',
  'adgm-rules': 'the ADGM’s rules on records against money laundering',
  'gb-regulations': 'the Money Laundering Regulations 2017, regulation 40',
};
