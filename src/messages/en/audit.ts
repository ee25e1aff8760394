import type { AuditEntryView } from '#contract/audit.ts';
import type { AuditAction, AuditTopic } from '#domain/audit/audit-entry.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { Office } from '#domain/parties/party.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import { type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { type Role, roles } from '#domain/team/permissions.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { companyQuestionTexts } from './company-questions.ts';
import { documentPartsText } from './document-parts.ts';
import { officeNames } from './offices.ts';
import { paperKindLabels } from './paper-kinds.ts';
import { staffRoleNames } from './staff.ts';

type Sentence = (entry: Pick<AuditEntryView, 'subject' | 'details'>) => string;

/**
 * What each action reads after the name of who did it: 'Ana Admin' 'invited Omar Said as member'. The log of all
 * companies has no details of a company's entries: every sentence has to read well without them.
 */
const actions: Record<AuditAction, Sentence> = {
  'company-created': ({ subject }) => `created the company ${subject}`,
  'company-changed': ({ subject }) => `changed the details of ${subject}`,
  'logo-set': () => 'set the logo',
  'logo-removed': () => 'removed the logo',
  'member-invited': ({ subject, details }) => `invited ${subject}${asRole(details.role)}`,
  'invitation-sent-again': ({ subject }) => `sent the invitation of ${subject} again`,
  'invitation-withdrawn': ({ subject }) => `withdrew the invitation of ${subject}`,
  'invitation-accepted': ({ details }) => `accepted the invitation${asRole(details.role)}`,
  'access-changed': ({ subject, details }) =>
    `changed what ${subject} sees${details.until ? `, until ${details.until}` : ''}`,
  'role-changed': ({ subject, details }) => `made ${subject}${articleOf(details.to)}`,
  'member-deactivated': ({ subject }) => `deactivated ${subject}`,
  'member-reactivated': ({ subject }) => `reactivated ${subject}`,
  'member-removed': ({ subject }) => `removed ${subject}`,
  'member-left': () => 'left the company',
  'party-added': ({ subject }) => `added ${subject} to the people and owners`,
  'party-changed': ({ subject }) => `changed the details of ${subject}`,
  'party-removed': ({ subject }) => `removed ${subject} from the people and owners`,
  'shares-recorded': ({ subject, details }) => `recorded who holds ${subject}${fromDay(details.on)}`,
  'share-class-added': ({ subject }) => `added the class of shares ${subject}`,
  'officer-appointed': ({ subject, details }) =>
    `entered ${subject}${inOffice(details.office)}${fromDay(details.on)}`,
  'office-ended': ({ subject, details }) =>
    `ended the office of ${subject}${inOffice(details.office)}${onlyDay(details.on)}`,
  'own-part-filled': () => 'filled in their own part',
  'party-asked': ({ subject }) => `asked ${subject} for an answer`,
  'party-answered': () => 'answered what they alone were asked',
  'sensitive-answers-opened': ({ subject }) => `opened the sensitive answers of ${subject}`,
  'account-closed': () => 'closed their account',
  'account-reopened': () => 'reopened their account',
  'account-removed': ({ subject }) => `removed the account of ${subject}`,
  'company-removed': ({ subject, details }) =>
    `removed the company ${subject}${details.papers ? `, whose accepted documents are kept until ${details.until}` : ''}${details.accounts ? `, whose quotes and invoices are kept ${details.accountsUntil ? `until ${details.accountsUntil}` : 'without an end'}` : ''}`,
  'kept-papers-erased': ({ subject }) => `erased the documents that were kept of ${subject}`,
  'kept-accounts-erased': ({ subject }) => `erased the quotes and invoices that were kept of ${subject}`,
  'kept-record-opened': ({ subject, details }) =>
    `opened ${subject} of ${details.company ?? 'a company'}, which is removed`,
  'kit-taken': () => 'downloaded everything there is about the company',
  'case-imported': ({ details }) => `brought the company over${given(' from ', details.from)}`,
  'portal-added': ({ subject, details }) =>
    details.holder
      ? `recorded that ${details.holder} holds the login of ${subject}`
      : `recorded who holds the login of ${subject}`,
  'data-room-made': ({ subject }) => `shared documents with ${subject} by a link`,
  'data-room-ended': ({ subject }) => `ended the link for ${subject}`,
  'portal-removed': ({ subject }) => `removed who holds the login of ${subject}`,
  'task-submitted': ({ subject }) => `handed in “${subject}”`,
  'task-accepted': ({ subject }) => `accepted “${subject}”`,
  'task-returned': ({ subject }) => `returned “${subject}” with points to repair`,
  'task-filed': ({ subject, details }) => `filed “${subject}”${withReference(details.reference)}`,
  'task-approved': ({ subject, details }) =>
    `recorded the approval of “${subject}”${withReference(details.reference)}`,
  'task-refused': ({ subject }) => `recorded the refusal of “${subject}”`,
  'task-waived': ({ subject }) => `marked “${subject}” as not needed`,
  'task-unwaived': ({ subject }) => `marked “${subject}” as needed again`,
  'task-undone': ({ subject }) => `undid the last entry of “${subject}”`,
  'answers-changed': ({ subject }) => `changed the plan of ${subject}`,
  'case-opened': ({ subject }) => `opened the case “${subject}”`,
  'case-withdrawn': ({ subject }) => `withdrew the case “${subject}”`,
  'task-noted': ({ subject }) => `noted details of “${subject}”`,
  'agency-set': ({ details }) =>
    details.hasAgency ? 'set that an agency works on cases' : 'set that founders work on cases alone',
  'step-recorded': ({ subject, details }) => `recorded the step “${subject}”${onDay(details.on)}`,
  'step-reopened': ({ subject }) => `reopened the step “${subject}”`,
  'date-set': ({ subject, details }) => `set the day of ${dateOf(subject)}${toDay(details.on)}`,
  'date-cleared': ({ subject }) => `cleared the day of ${dateOf(subject)}`,
  'question-answered': ({ subject, details }) =>
    `answered “${questionOf(subject)}”${answerText(details.answer)}`,
  'deadline-done': ({ subject, details }) => `recorded the deadline “${subject}” as done${onDay(details.on)}`,
  'deadline-dismissed': ({ subject }) => `recorded that the deadline “${subject}” does not apply`,
  'deadline-assigned': ({ subject }) => `changed who sees to the deadline “${subject}”`,
  'deadline-reopened': ({ subject }) => `reopened the deadline “${subject}”`,
  'names-proposed': ({ subject }) =>
    subject ? `proposed the names ${subject}` : 'withdrew the proposed names',
  'name-reserved': ({ subject, details }) =>
    `recorded that ${subject} is reserved${given(' until ', details.until)}`,
  'name-refused': ({ subject }) => `recorded that the authority refused ${subject}`,
  'activities-chosen': ({ subject }) =>
    subject ? `chose the activities ${subject}` : 'removed all activities',
  'document-signed': ({ subject }) => `completed “${subject}” with all signatures`,
  'envelope-sent': ({ subject }) => `sent “${subject}” to be signed`,
  'envelope-signer-asked': ({ subject }) => `sent a signer of “${subject}” a new link`,
  'envelope-signer-replaced': ({ subject }) => `put another signer of “${subject}” in the place of one`,
  'envelope-extended': ({ subject }) => `gave the signers of “${subject}” more time`,
  'envelope-cancelled': ({ subject }) => `took “${subject}” back from signing`,
  'envelope-voided': ({ subject }) =>
    `voided “${subject}” with its signatures, because the record has changed`,
  'document-made': ({ subject }) => `made “${subject}” from the record`,
  'document-rebuilt': ({ subject, details }) =>
    `made “${subject}” again from the record, because the record has changed${given(': ', documentPartsText(partsIn(details.changed)))}`,
  'paper-added': ({ subject, details }) =>
    Number(details.version) > 1 ? `uploaded ${paperOf(subject)} again` : `uploaded ${paperOf(subject)}`,
  'paper-opened': ({ subject }) => `opened ${paperOf(subject)}`,
  'paper-accepted': ({ subject }) => `accepted ${paperOf(subject)}`,
  'paper-returned': ({ subject }) => `returned ${paperOf(subject)}`,
  'paper-review-undone': ({ subject }) => `took back the acceptance of ${paperOf(subject)}`,
  'paper-asked': ({ subject }) => `asked for ${paperOf(subject)}`,
  'paper-expiry-set': ({ subject, details }) =>
    `set the expiry of ${paperOf(subject)}${toDay(details.expiresOn)}`,
  'paper-details-saved': ({ subject }) => `confirmed the details of ${paperOf(subject)}`,
  'paper-deletion-asked': ({ subject }) => `asked to delete ${paperOf(subject)}, which the law keeps`,
  'paper-deleted': ({ subject }) => `deleted ${paperOf(subject)}`,
  'bank-application-sent': ({ subject }) => `recorded an application to ${subject}`,
  'bank-answer-recorded': ({ subject }) => `recorded what ${subject} answered`,
  'bank-file-repaired': () => 'recorded a repair of the bank file',
  'articles-changed': () => 'changed the text of the articles',
  'provider-chosen': ({ subject }) => `chose the provider ${subject}`,
  'provider-answered': ({ subject, details }) =>
    `recorded what the provider ${subject} answered${given(': ', details.outcome)}`,
  'provider-exempted': () => 'recorded whether the company needs a provider',
  'own-provider-added': ({ subject }) => `added the provider ${subject} for clients`,
  'own-provider-removed': ({ subject }) => `removed the provider ${subject} for clients`,
  'service-requested': ({ subject }) => `asked for ${serviceOf(subject)}`,
  'service-request-changed': ({ subject }) => `answered the request for ${serviceOf(subject)}`,
  'money-recorded': ({ subject }) => `recorded money of ${subject}`,
  'money-reversed': ({ subject }) => `took back an entry in the ledger of ${subject}`,
  'money-moved': ({ subject, details }) =>
    details.direction === 'from'
      ? `moved a payment here from ${subject}`
      : `moved a payment ${details.direction === 'to' ? 'to' : 'of'} ${subject}`,
  'month-closed': ({ subject }) => `closed the accounts of ${subject}`,
  'issuer-changed': ({ subject }) => `changed the issuer of invoices ${subject}`,
  'invoice-issued': ({ subject }) => `issued ${subject}`,
  'bank-account-changed': ({ subject }) => `changed the bank account at ${subject}`,
  'statement-imported': ({ subject }) => `imported the bank statement ${subject}`,
  'voucher-added': ({ subject }) => `added the payment voucher ${subject}`,
  'voucher-agreed': ({ subject }) => `agreed to the amount of the payment voucher ${subject}`,
  'voucher-declined': ({ subject }) => `did not agree to the amount of the payment voucher ${subject}`,
  'voucher-proven': ({ subject }) => `sent a proof that the payment voucher ${subject} is paid`,
  'voucher-returned': ({ subject }) => `returned the proof for the payment voucher ${subject}`,
  'voucher-paid': ({ subject }) => `recorded the payment voucher ${subject} as paid`,
  'voucher-withdrawn': ({ subject }) => `withdrew the payment voucher ${subject}`,
  'billing-opened': ({ subject, details }) =>
    details.to === 'pay' ? `opened the payment of quote ${subject} by card` : 'opened billing',
  'subscription-changed': ({ subject }) => `changed the subscription to ${subject}`,
  'operator-read': ({ subject }) => `viewed ${subject}`,
  'client-reminded': ({ subject }) => `reminded ${subject} of what is still needed`,
  'time-zone-set': ({ subject }) => `set the time zone of reports to ${subject}`,
  'client-contact-changed': ({ subject }) => `corrected whom to write to at ${subject}`,
  'client-added': ({ subject }) => `added ${subject} and acts for it until its people join`,
  'clients-imported': ({ subject, details }) =>
    `imported ${details.clients ?? 'some'} clients from ${subject}`,
  'import-undone': ({ subject }) => `undid the import of ${subject}`,
  'clients-exported': ({ subject }) => `exported clients (${subject})`,
  'client-assigned': ({ subject }) =>
    subject === '' ? 'left the client to nobody in particular' : `put ${subject} in charge`,
  'operator-added': ({ subject, details }) => `made ${subject} an operator${asRole(details.role)}`,
  'operator-role-changed': ({ subject, details }) => `made ${subject}${articleOf(details.to)}`,
  'operator-removed': ({ subject }) => `removed the operator ${subject}`,
  'account-blocked': ({ subject }) => `blocked the account of ${subject}`,
  'account-unblocked': ({ subject }) => `unblocked the account of ${subject}`,
  'screen-locked': ({ details }) =>
    details.how === 'idle' ? 'was away, and the screen was locked' : 'locked the screen',
  'screen-unlocked': () => 'unlocked the screen',
  'unlock-refused': () => 'did not unlock the screen: what was entered was wrong',
  'sessions-ended': ({ subject }) => `ended all sessions of ${subject}`,
  'brand-changed': () => 'changed the brand',
  'price-drafted': ({ subject, details }) =>
    details.ends ? `drafted the withdrawal of the figure for ${subject}` : `drafted a figure for ${subject}`,
  'price-draft-discarded': ({ subject }) => `discarded the draft of a figure for ${subject}`,
  'price-confirmed': ({ subject, details }) => `approved a figure for ${subject}${fromDay(details.from)}`,
  'price-withdrawn': ({ subject, details }) =>
    `approved the withdrawal of the figure for ${subject}${fromDay(details.from)}`,
  'service-drafted': ({ subject, details }) =>
    details.ends
      ? `drafted the end of the service ${subject}`
      : `drafted a version of the service ${subject}`,
  'service-draft-discarded': ({ subject }) => `discarded the draft of the service ${subject}`,
  'service-approved': ({ subject, details }) =>
    `approved a version of the service ${subject}${fromDay(details.from)}`,
  'agency-terms-changed': ({ details }) => `saved ${versionOf(details.version)}the terms`,
  'price-approval-set': ({ details }) =>
    details.needsSecondPerson
      ? 'asked for a second person to approve prices'
      : 'let one person enter and approve prices',
  'quote-drafted': ({ subject }) => `drafted the quote ${subject}`,
  'quote-sent': ({ subject, details }) => `sent ${versionOf(details.version)}the quote ${subject}`,
  'quote-accepted': ({ subject, details }) => `accepted ${versionOf(details.version)}the quote ${subject}`,
  'quote-declined': ({ subject, details }) => `declined ${versionOf(details.version)}the quote ${subject}`,
  'quote-withdrawn': ({ subject }) => `withdrew the quote ${subject}`,
  'question-dismissed': ({ subject }) => `dismissed the question “${subject}”`,
  'question-reopened': ({ subject }) => `reopened the question “${subject}”`,
  'answer-published': ({ subject }) => `published the answer “${subject}”`,
  'answer-changed': ({ subject }) => `changed the answer “${subject}”`,
  'answer-unpublished': ({ subject }) => `unpublished the answer “${subject}”`,
};

const services: Record<RequestedService, string> = { agent: 'Agent', accounting: 'Accounting' };

const topics: Record<AuditTopic, string> = {
  people: 'People',
  company: 'Company',
  formation: 'Formation',
  papers: 'Documents',
  services: 'Services',
  billing: 'Billing',
  operators: 'Operators',
};

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

export const auditMessages = {
  actions,
  topics,
  about: (company: string) => `Who did what in ${company}, and when. Nothing in it can be changed.`,
  aboutWithoutCompany: 'Who did what in your company, and when.',
  /** @param day as YYYY-MM-DD */
  day: (day: string) => fullDay.format(new Date(day)),
  time: (at: string) => clock.format(new Date(at)),
  topic: 'About',
  everyTopic: 'Everything',
  person: 'Done by',
  everybody: 'Everybody',
  operator: 'Operator',
  system: 'System',
  exportCsv: 'Export CSV',
  exportJson: 'Export JSON',
  more: 'Show older entries',
  loading: 'Loading the activity',
  unread: 'The activity could not be loaded',
  moreUnread: 'Older entries could not be loaded.',
  none: 'Nothing here yet',
  noneText: 'Actions in this company appear here.',
  noneMatching: 'No matching entries. Choose a broader filter.',
  notAllowed: 'For company admins',
  notAllowedText: 'Only admins can see the activity log. Ask one of them.',
  noCompanyText: 'Once your company is created, its activity appears here.',
} as const;

/** The display name of a service; the stored name if it is no longer offered. */
function serviceOf(subject: string): string {
  return services[subject as RequestedService] ?? subject;
}

const dates: Record<DeadlineStart, string> = {
  incorporation: 'incorporation',
  'licence-issue': 'the licence',
  'financial-year-end': 'the financial year’s end',
  'visa-issue': 'the visa',
};

function paperOf(subject: string): string {
  return `the document “${paperKindLabels[subject as PaperKind] ?? subject}”`;
}

function dateOf(subject: string): string {
  return dates[subject as DeadlineStart] ?? subject;
}

function questionOf(subject: string): string {
  return companyQuestionTexts[subject as CompanyQuestion] ?? subject;
}

function answerText(answer: unknown): string {
  if (answer === undefined) return '';
  if (typeof answer !== 'boolean') return ' with nothing';
  return answer ? ' with yes' : ' with no';
}

function given(before: string, detail: unknown): string {
  return detail ? `${before}${detail}` : '';
}

function versionOf(version: unknown): string {
  return version ? `version ${version} of ` : '';
}

function withReference(reference: unknown): string {
  return typeof reference === 'string' ? ` (reference ${reference})` : '';
}

function partsIn(changed: unknown): DocumentPart[] {
  return typeof changed === 'string' ? (changed.split(' ') as DocumentPart[]) : [];
}

function onDay(day: unknown): string {
  return typeof day === 'string' ? ` as done on ${dayText(day as PlainDate)}` : '';
}

function toDay(day: unknown): string {
  return typeof day === 'string' ? ` to ${dayText(day as PlainDate)}` : '';
}

function fromDay(day: unknown): string {
  return typeof day === 'string' ? ` from ${dayText(day as PlainDate)}` : '';
}

function onlyDay(day: unknown): string {
  return typeof day === 'string' ? ` on ${dayText(day as PlainDate)}` : '';
}

function inOffice(office: unknown): string {
  return typeof office === 'string' && office in officeNames
    ? ` as ${officeNames[office as Office].toLowerCase()}`
    : '';
}

function asRole(role: unknown): string {
  if (isStaffRole(role)) return ` as ${staffRoleNames[role].toLowerCase()}`;
  return isRole(role) ? ` as ${role}` : '';
}

function articleOf(role: unknown): string {
  if (isStaffRole(role)) return ` a ${staffRoleNames[role].toLowerCase()}`;
  if (!isRole(role)) return ' something else';
  return role === 'finance' ? ' responsible for finance' : ` ${/^a/.test(role) ? 'an' : 'a'} ${role}`;
}

function isStaffRole(role: unknown): role is StaffRole {
  return staffRoles.some((known) => known === role);
}

function isRole(role: unknown): role is Role {
  return (roles as readonly unknown[]).includes(role);
}
