import type { AuditEntryView } from '#contract/audit.ts';
import type { AuditAction, AuditTopic } from '#domain/audit/audit-entry.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import type { Role } from '#domain/team/permissions.ts';

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
  'service-requested': ({ subject }) => `asked for ${serviceOf(subject)}`,
  'service-request-changed': ({ subject }) => `answered the request for ${serviceOf(subject)}`,
  'billing-opened': () => 'opened billing',
  'subscription-changed': ({ subject }) => `changed the subscription to ${subject}`,
  'operator-read': ({ subject }) => `viewed ${subject}`,
  'operator-added': ({ subject }) => `made ${subject} an operator`,
  'operator-removed': ({ subject }) => `removed the operator ${subject}`,
  'brand-changed': () => 'changed the brand',
};

const services: Record<RequestedService, string> = { agent: 'Agent', accounting: 'Accounting' };

const topics: Record<AuditTopic, string> = {
  people: 'People',
  company: 'Company',
  services: 'Services',
  billing: 'Billing',
  operators: 'Operators',
};

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const auditMessages = {
  actions,
  topics,
  about: (company: string) => `Who did what in ${company}, and when. Nothing in it can be changed.`,
  aboutWithoutCompany: 'Who did what in your company, and when.',
  moment: (at: string) => moments.format(new Date(at)),
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

/** A service by its name on the screen; one that is not offered any more by what it was called. */
function serviceOf(subject: string): string {
  return services[subject as RequestedService] ?? subject;
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
