import type { PaperKind } from './paper-kind.ts';

/** What an admin may limit somebody's view of the company's papers to. Everybody sees their own. */
export const paperClasses = ['drafts', 'company', 'money', 'identity', 'personal'] as const;
export type PaperClass = (typeof paperClasses)[number];

/** Every kind, so that a new one needs its class. */
const classOf: Readonly<Record<PaperKind, PaperClass>> = {
  passport: 'identity',
  'passport-second-page': 'identity',
  'portrait-photo': 'identity',
  visa: 'identity',
  'identity-card': 'identity',
  'proof-of-address': 'personal',
  'no-objection-letter': 'personal',
  degree: 'personal',
  'employment-contract': 'personal',
  'health-insurance': 'personal',
  'bank-statement': 'money',
  'bank-reference': 'money',
  'source-of-funds': 'money',
  'power-of-attorney': 'drafts',
  'consent-to-act': 'drafts',
  lease: 'company',
  licence: 'company',
  'name-certificate': 'company',
  'establishment-card': 'company',
  'certificate-of-incorporation': 'company',
  articles: 'drafts',
  'board-resolution': 'drafts',
  'ownership-chart': 'drafts',
  'owner-declaration': 'drafts',
  'business-plan': 'drafts',
  'financial-statements': 'money',
  'application-form': 'drafts',
  'activity-approval': 'company',
  'tax-number-letter': 'company',
  evidence: 'company',
};

/** The kinds of paper that somebody sees who is limited to some classes. */
export function kindsIn(classes: readonly PaperClass[]): PaperKind[] {
  return (Object.keys(classOf) as PaperKind[]).filter((kind) => classes.includes(classOf[kind]));
}

/** The classes that some kinds belong to. */
export function classesOf(kinds: readonly PaperKind[]): PaperClass[] {
  return paperClasses.filter((each) => kinds.some((kind) => classOf[kind] === each));
}
