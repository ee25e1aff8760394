import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-content.ts';
import type { Requester } from '#domain/parties/party-request.ts';
import type { DisputeState } from '#domain/payments/card-payment.ts';
import type { StaffRight } from '#domain/staff/permissions.ts';
import type { CompanyAction, Role } from '#domain/team/permissions.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** What people can switch the emails of off by. */
export const notificationTopics = [
  'messages',
  'formation',
  'papers',
  'deadlines',
  'services',
  'money',
  'people',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** What the agency did with a payment voucher, and what a client did or the calendar says. */
type VoucherNews = 'added' | 'price-changed' | 'paid' | 'confirmed' | 'returned';
type ClientVoucherNews = 'agreed' | 'declined' | 'proven' | 'expired';

/** The last message of a thread, with how many papers go with it, never what they are. */
interface NewMessage {
  from: string;
  position: number;
  papers?: number;
}

/** A case after the formation. */
interface LaterCase {
  id: string;
  kind: LaterCaseKind;
}

/** A step of a case; without one, of the formation. */
interface OfTask {
  task: string;
  label: string;
  laterCase?: LaterCase;
}

/** A last day that waits for somebody, and what it costs to miss it as far as a source says. */
interface WaitingDay {
  label: string;
  on: string;
  missed?: { penalty: string; source: string };
}

/** What the sentences of each kind are made of. Labels are words of the product, never what a person uploaded. */
export interface NotificationDetails {
  message: NewMessage;
  'client-message': NewMessage;
  'task-returned': OfTask & {
    by: 'agency' | 'authority' | 'bank';
    points: number;
    /** Names of the fields that points are about. Older notifications have none. */
    about?: readonly string[];
  };
  'task-approved': OfTask & { reference: string };
  'task-refused': OfTask;
  'task-late': OfTask & { days: number };
  /** The agency began a case for a company, or gave one up. */
  'case-opened': { laterCase: LaterCase; on: PlainDate };
  'case-withdrawn': { laterCase: LaterCase };
  /** The agency changed the answers that the plan follows. */
  'plan-changed': { added: number; removed: number };
  'task-submitted': OfTask & { from: string };
  'paper-returned': { label: string; about?: readonly string[]; isOwn?: boolean };
  'paper-expiring': { label: string; on: PlainDate; days: number; isOwn?: boolean };
  voucher: { number: string; event: VoucherNews; on: PlainDate };
  'client-voucher': { number: string; event: ClientVoucherNews; by: string; on: PlainDate };
  'voucher-expiring': { number: string; on: PlainDate; days: number };
  'deadline-near': { deadline: string; label: string; on: PlainDate; days: number };
  'request-answered': { service: 'agent' | 'accounting' };
  'quote-sent': { number: string; version: number; until: PlainDate };
  'quote-expiring': { number: string; until: PlainDate; days: number };
  'quote-accepted': { number: string; by: string };
  'quote-declined': { number: string; by: string };
  'invoice-issued': { kind: InvoiceKind; number: string; dueOn: PlainDate | null };
  'payment-received': { number: string; amount: number; currency: Currency };
  'payment-disputed': { number: string; amount: number; currency: Currency; state: DisputeState };
  /** `remade`: void, and made again from the record by itself or by a person. */
  'signing-ended': { title: string; outcome: 'completed' | 'declined' | 'void' | 'remade'; by: string };
  'role-changed': { role: Role };
  /** Something more was asked of one person; `again` where they were silent. */
  'party-asked': { from: Requester; again: boolean };
  'party-answered': { name: string; from: Requester };
  'client-party-answered': { name: string; from: Requester };
  /** Somebody did not answer. Only who may know it is told who. */
  'party-silent': { name: string; from: Requester; days: number; waiting?: WaitingDay };
  'client-party-silent': { name: string; from: Requester; days: number; waiting?: WaitingDay };
}
export type NotificationKind = keyof NotificationDetails;

/**
 * When a notification is emailed unless it has been read by then: at once, after ten minutes, or with the others of
 * the day. None is sent in a person's quiet hours.
 */
export type EmailTiming = 'at-once' | 'after-ten-minutes' | 'daily';

interface KindRule<Kind extends NotificationKind> {
  topic: NotificationTopic;
  /** Who is told: members who may do this, staff with this right, or the people that the sender names. */
  to: { members: CompanyAction } | { staff: StaffRight } | 'named';
  email: EmailTiming;
  /** Where it is dealt with, below the web app's base path. */
  path(companyId: string, details: NotificationDetails[Kind]): string;
}

const inDashboard = (page: string) => (companyId: string) => `/dashboard/${page}?company=${companyId}`;
/** Somebody's own paper is dealt with on their own page, which is all that a shareholder sees. */
const toPapers = (companyId: string, { isOwn = false }: { isOwn?: boolean }) =>
  inDashboard(isOwn ? 'my-part' : 'papers')(companyId);
const inCase = (companyId: string, { laterCase }: { laterCase: LaterCase }) =>
  inDashboard(`changes/${laterCase.id}`)(companyId);
const onTask = (companyId: string, { task, laterCase }: OfTask) =>
  `${laterCase ? inCase(companyId, { laterCase }) : inDashboard('formation')(companyId)}#${task}`;
const inFile = (companyId: string) => `/operator/companies/${companyId}`;
const toPeople = (companyId: string) => `${inFile(companyId)}#people`;
const toMoney = (companyId: string) => `${inFile(companyId)}#money`;

/** Every kind of notification. */
export const notificationKinds: { readonly [Kind in NotificationKind]: KindRule<Kind> } = {
  message: {
    topic: 'messages',
    to: { members: 'read-thread' },
    email: 'after-ten-minutes',
    path: (companyId, { position }) => `/dashboard/messages?company=${companyId}#${position}`,
  },
  'client-message': {
    topic: 'messages',
    to: { staff: 'talk-to-clients' },
    email: 'after-ten-minutes',
    path: (companyId) => `${inFile(companyId)}#messages`,
  },
  'task-returned': {
    topic: 'formation',
    to: { members: 'change-formation' },
    email: 'at-once',
    path: onTask,
  },
  'task-approved': { topic: 'formation', to: { members: 'read-company' }, email: 'at-once', path: onTask },
  'task-refused': { topic: 'formation', to: { members: 'change-formation' }, email: 'at-once', path: onTask },
  'task-late': { topic: 'formation', to: { members: 'read-company' }, email: 'daily', path: onTask },
  'case-opened': { topic: 'formation', to: { members: 'read-company' }, email: 'at-once', path: inCase },
  'case-withdrawn': { topic: 'formation', to: { members: 'read-company' }, email: 'at-once', path: inCase },
  'plan-changed': {
    topic: 'formation',
    to: { members: 'read-company' },
    email: 'at-once',
    path: inDashboard('formation'),
  },
  'task-submitted': { topic: 'formation', to: { staff: 'work-on-cases' }, email: 'daily', path: inFile },
  'paper-returned': {
    topic: 'papers',
    to: { members: 'change-formation' },
    email: 'at-once',
    path: toPapers,
  },
  'paper-expiring': {
    topic: 'papers',
    to: { members: 'change-formation' },
    email: 'daily',
    path: toPapers,
  },
  voucher: {
    topic: 'money',
    to: { members: 'read-payments' },
    email: 'at-once',
    path: inDashboard('payments'),
  },
  'client-voucher': { topic: 'money', to: { staff: 'manage-money' }, email: 'daily', path: toMoney },
  'voucher-expiring': {
    topic: 'deadlines',
    to: { members: 'read-payments' },
    email: 'daily',
    path: inDashboard('payments'),
  },
  'deadline-near': {
    topic: 'deadlines',
    to: { members: 'read-company' },
    email: 'daily',
    path: (companyId, { deadline }) => `/dashboard/calendar?company=${companyId}#${deadline}`,
  },
  'request-answered': {
    topic: 'services',
    to: 'named',
    email: 'at-once',
    path: (companyId, { service }) => `/dashboard/${service}?company=${companyId}`,
  },
  'quote-sent': {
    topic: 'money',
    to: { members: 'decide-quotes' },
    email: 'at-once',
    path: inDashboard('quote'),
  },
  'quote-expiring': {
    topic: 'money',
    to: { members: 'decide-quotes' },
    email: 'daily',
    path: inDashboard('quote'),
  },
  'quote-accepted': { topic: 'money', to: { staff: 'read-money' }, email: 'at-once', path: toMoney },
  'quote-declined': { topic: 'money', to: { staff: 'read-money' }, email: 'at-once', path: toMoney },
  'invoice-issued': {
    topic: 'money',
    to: { members: 'read-payments' },
    email: 'at-once',
    path: inDashboard('invoices'),
  },
  'payment-received': {
    topic: 'money',
    to: { members: 'read-payments' },
    email: 'at-once',
    path: inDashboard('payments'),
  },
  'payment-disputed': { topic: 'money', to: { staff: 'manage-money' }, email: 'at-once', path: toMoney },
  'signing-ended': {
    topic: 'papers',
    to: { members: 'manage-papers' },
    email: 'at-once',
    path: inDashboard('papers'),
  },
  'role-changed': { topic: 'people', to: 'named', email: 'at-once', path: inDashboard('users') },
  'party-asked': { topic: 'people', to: 'named', email: 'at-once', path: inDashboard('my-part') },
  'party-answered': {
    topic: 'people',
    to: { members: 'change-parties' },
    email: 'daily',
    path: inDashboard('people'),
  },
  'client-party-answered': {
    topic: 'people',
    to: { staff: 'read-sensitive-answers' },
    email: 'daily',
    path: toPeople,
  },
  'party-silent': {
    topic: 'people',
    to: { members: 'change-parties' },
    email: 'at-once',
    path: inDashboard('people'),
  },
  'client-party-silent': { topic: 'people', to: { staff: 'work-on-cases' }, email: 'daily', path: toPeople },
};

/** How many days before a date people are reminded of it. */
export const reminderDays = [30, 7, 1] as const;
