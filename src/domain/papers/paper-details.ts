import { addDays, addMonths, type PlainDate } from '#domain/values/plain-date.ts';
import type { Certifier, CopyRule } from './copy-rules.ts';
import type { Finding, FindingCode, FindingParameters, ReadLease } from './inspection.ts';
import type { PaperKind } from './paper-kind.ts';
import { paperRules } from './paper-rules.ts';
import { isSameName } from './same-name.ts';

/** What is said of a paper besides its day of expiry, which lists are sorted by. */
export const detailFields = [
  'startsOn',
  'expiresOn',
  'tenant',
  'registration',
  'issuedOn',
  'certifier',
  'certifiedOn',
  'translation',
] as const;
export type DetailField = (typeof detailFields)[number];

export const translations = ['not-needed', 'included', 'missing'] as const;
export type Translation = (typeof translations)[number];

/** What somebody typed or confirmed about a paper; `null` where nobody said it. */
export interface PaperDetails {
  startsOn: PlainDate | null;
  /** Who rents, as the lease names them. */
  tenant: string | null;
  /** The number of the registration; '' for a lease that is not registered. */
  registration: string | null;
  /** The day of a letter, bill or statement. */
  issuedOn: PlainDate | null;
  certifier: Certifier | null;
  certifiedOn: PlainDate | null;
  translation: Translation | null;
}

export const noDetails: PaperDetails = {
  startsOn: null,
  tenant: null,
  registration: null,
  issuedOn: null,
  certifier: null,
  certifiedOn: null,
  translation: null,
};

/** What is asked about a paper of a kind, beyond what every kind has. */
export function detailsAsked(kind: PaperKind, rule: CopyRule): readonly DetailField[] {
  return [
    ...(kind === 'lease' ? (['tenant', 'startsOn', 'expiresOn'] as const) : []),
    ...(rule.register ? (['registration'] as const) : []),
    ...(paperRules[kind].maxAgeMonths ? (['issuedOn'] as const) : []),
    ...(rule.by.length > 0 ? (['certifier', 'certifiedOn'] as const) : []),
    ...(rule.translation ? (['translation'] as const) : []),
  ];
}

/** What a paper's details are held against. */
export interface DetailExpectations {
  rule: CopyRule;
  /** The names that a lease may be in: the company's and its founder's. */
  tenants: readonly string[];
  /** The last day of the licence; `undefined` before there is one. */
  licenceEndsOn: PlainDate | undefined;
  /** The day it was handed in. */
  uploadedOn: PlainDate;
}

/** What a person should look at, by what was said of a paper, or else by what the machine read in it. */
export function judgeDetails(
  kind: PaperKind,
  details: PaperDetails & { expiresOn: PlainDate | null },
  lease: ReadLease | undefined,
  expectations: DetailExpectations,
): Finding[] {
  const findings = kind === 'lease' ? judgeLease(details, lease, expectations) : [];
  const { rule, uploadedOn } = expectations;
  const { issuedOn, certifier, translation } = details;
  const limit = paperRules[kind].maxAgeMonths?.value;
  if (limit !== undefined && issuedOn && issuedOn < addMonths(uploadedOn, -limit)) {
    findings.push(warning('too-old', { limit }));
  }
  if (certifier && rule.by.length > 0 && !rule.by.includes(certifier)) {
    findings.push(warning('wrong-certifier', { certifiers: [...rule.by] }));
  }
  if (rule.translation && translation === 'missing') {
    findings.push(warning('translation-missing', { language: rule.translation }));
  }
  return findings;
}

function judgeLease(
  details: PaperDetails & { expiresOn: PlainDate | null },
  lease: ReadLease | undefined,
  { rule, tenants, licenceEndsOn, uploadedOn }: DetailExpectations,
): Finding[] {
  const findings: Finding[] = [];
  const tenant = details.tenant ?? lease?.tenant?.value;
  // A name in other letters cannot be told to be another one.
  if (tenant && tenants.every((name) => isSameName(tenant, name) === false)) {
    findings.push(warning('lease-other-tenant'));
  }
  // What was not read may still be there: only a text without a number, or a person who says so, counts.
  const registration = details.registration ?? lease?.registration?.value ?? (lease ? '' : undefined);
  if (rule.register && registration === '') {
    findings.push(warning('lease-not-registered', { register: rule.register }));
  }
  const expiry = details.expiresOn ?? lease?.endsOn?.value;
  // A licence that was issued today would run for a year.
  const neededUntil = licenceEndsOn ?? addDays(addMonths(uploadedOn, 12), -1);
  if (expiry && expiry < neededUntil) findings.push(warning('lease-ends-early', { expiry, neededUntil }));
  return findings;
}

function warning(code: FindingCode, parameters: FindingParameters = {}): Finding {
  return { code, severity: 'warn', parameters };
}
