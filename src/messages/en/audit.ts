import type { AuditEntryView } from '#contract/audit.ts';
import type { AuditAction, AuditTopic } from '#domain/audit/audit-entry.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import type { Role } from '#domain/team/permissions.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { companyQuestionTexts } from './company-questions.ts';

type Sentence = (entry: Pick<AuditEntryView, 'subject' | 'details'>) => string;

/** What each action reads after the name of who did it: 'Ana Admin' 'invited Omar Said as member'. */
const actions: Record<AuditAction, Sentence> = {
  'company-created': ({ subject }) => `created the company ${subject}`,
  'company-changed': ({ subject }) => `changed the details of ${subject}`,
  'logo-set': () => 'set the logo',
  'logo-removed': () => 'removed the logo',
  'member-invited': ({ subject, details }) => `invited ${subject}${asRole(details.role)}`,
  'invitation-sent-again': ({ subject }) => `sent the invitation of ${subject} again`,
  'invitation-withdrawn': ({ subject }) => `withdrew the invitation of ${subject}`,
  'invitation-accepted': ({ details }) => `accepted the invitation${asRole(details.role)}`,
  'role-changed': ({ subject, details }) => `made ${subject}${articleOf(details.to)}`,
  'member-deactivated': ({ subject }) => `deactivated ${subject}`,
  'member-reactivated': ({ subject }) => `reactivated ${subject}`,
  'member-removed': ({ subject }) => `removed ${subject}`,
  'member-left': () => 'left the company',
  'account-closed': () => 'closed their account',
  'account-reopened': () => 'reopened their account',
  'account-removed': ({ subject }) => `removed the account of ${subject}`,
  'company-removed': ({ subject }) => `removed the company ${subject}`,
  'step-recorded': ({ subject, details }) => `recorded the step “${subject}”${onDay(details.on)}`,
  'step-reopened': ({ subject }) => `reopened the step “${subject}”`,
  'date-set': ({ subject, details }) => `set the day of ${dateOf(subject)}${toDay(details.on)}`,
  'date-cleared': ({ subject }) => `cleared the day of ${dateOf(subject)}`,
  'question-answered': ({ subject, details }) =>
    `answered “${questionOf(subject)}” with ${answerText(details.answer)}`,
  'service-requested': ({ subject }) => `asked for ${serviceOf(subject)}`,
  'service-request-changed': ({ subject }) => `answered the request for ${serviceOf(subject)}`,
  'billing-opened': () => 'opened billing',
  'subscription-changed': ({ subject }) => `changed the subscription to ${subject}`,
  'operator-read': ({ subject }) => `viewed ${subject}`,
  'operator-added': ({ subject }) => `made ${subject} an operator`,
  'operator-removed': ({ subject }) => `removed the operator ${subject}`,
  'account-blocked': ({ subject }) => `blocked the account of ${subject}`,
  'account-unblocked': ({ subject }) => `unblocked the account of ${subject}`,
  'sessions-ended': ({ subject }) => `ended all sessions of ${subject}`,
  'brand-changed': () => 'changed the brand',
  'price-confirmed': ({ subject }) => `confirmed a figure for ${subject}`,
  'price-withdrawn': ({ subject }) => `withdrew the figure for ${subject}`,
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
  unread: 'The activity could not be loaded.',
  moreUnread: 'Older entries could not be loaded.',
  none: 'Nothing here yet',
  noneText: 'Actions in this company appear here.',
  noneMatching: 'No matching entries. Choose a broader filter.',
  notAllowed: 'For company admins',
  notAllowedText: 'Only admins can see the activity log. Ask one of them.',
  noCompany: 'No company yet',
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

function dateOf(subject: string): string {
  return dates[subject as DeadlineStart] ?? subject;
}

function questionOf(subject: string): string {
  return companyQuestionTexts[subject as CompanyQuestion] ?? subject;
}

function answerText(answer: unknown): string {
  if (typeof answer !== 'boolean') return 'nothing';
  return answer ? 'yes' : 'no';
}

function onDay(day: unknown): string {
  return typeof day === 'string' ? ` as done on ${dayText(day as PlainDate)}` : '';
}

function toDay(day: unknown): string {
  return typeof day === 'string' ? ` to ${dayText(day as PlainDate)}` : '';
}

function asRole(role: unknown): string {
  return isRole(role) ? ` as ${role}` : '';
}

function articleOf(role: unknown): string {
  return isRole(role) ? (role === 'admin' ? ' an admin' : ' a member') : ' something else';
}

function isRole(role: unknown): role is Role {
  return role === 'admin' || role === 'member';
}
