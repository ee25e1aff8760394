import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-content.ts';
import type { NotificationDetails, NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { Requester } from '#domain/parties/party-request.ts';
import type { DisputeState } from '#domain/payments/card-payment.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import type { Role } from '#domain/team/permissions.ts';
import type { Currency } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { plural } from '../plural.ts';
import { caseKindMessages } from './case-kinds.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const on = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

const returnedBy = { agency: 'We have', authority: 'The authority has', bank: 'The bank has' } as const;

const counted = (count: number, one: string, other: string) => `${count} ${plural(count, { one, other })}`;

const names = new Intl.ListFormat('en');
/** The fields that something is about, in brackets; nothing where there are none. */
const listed = (about: readonly string[] = []) => (about.length > 0 ? ` (${names.format(about)})` : '');

const services: Record<RequestedService, string> = { agent: 'a registered agent', accounting: 'accounting' };

const roles: Record<Role, string> = {
  admin: 'admin',
  finance: 'finance',
  member: 'member',
  adviser: 'adviser',
  signatory: 'signatory',
  shareholder: 'shareholder',
};

const requesterNames: Record<Requester, string> = {
  bank: 'The bank',
  authority: 'The authority',
  agency: 'The agency',
  company: 'Your company',
};
const inSentence = (from: Requester) =>
  from === 'company' ? 'the company' : requesterNames[from].replace('The', 'the');

const voucherNews: Record<
  NotificationDetails['voucher']['event'],
  (number: string, until: string) => string
> = {
  added: (number, until) => `A payment voucher has arrived: ${number}, to pay by ${until}`,
  'price-changed': (number, until) =>
    `Price changed: the payment voucher ${number} asks more than was quoted. Please decide by ${until}`,
  paid: (number) => `We paid the payment voucher ${number}`,
  confirmed: (number) => `Your payment of the voucher ${number} is confirmed`,
  returned: (number) => `Your proof for the payment voucher ${number} was returned`,
};

const clientVoucherNews: Record<
  NotificationDetails['client-voucher']['event'],
  (number: string, by: string, on: string) => string
> = {
  agreed: (number, by) => `${by} agreed to the price of the payment voucher ${number}`,
  declined: (number, by) => `${by} did not agree to the price of the payment voucher ${number}`,
  proven: (number, by) => `${by} paid the voucher ${number} and sent a proof to check`,
  expired: (number, _by, until) => `The payment voucher ${number} expired on ${until} and is not paid`,
};

const issued: Record<InvoiceKind, string> = {
  invoice: 'New invoice',
  'credit-note': 'New credit note',
  receipt: 'New receipt',
};

/** The case of a step, before what happened; nothing for the formation's. */
const ofCase = ({ laterCase }: { laterCase?: { kind: LaterCaseKind } }) =>
  laterCase ? `${caseKindMessages[laterCase.kind]}: ` : '';

/** What waits for an answer, and what silence costs. */
const waitingFor = (waiting: NotificationDetails['party-silent']['waiting']) => {
  if (!waiting) return undefined;
  const { label, on: until, missed } = waiting;
  const due = `${label}: by ${on(until)}.`;
  return missed ? `${due} If missed: ${missed.penalty} Source: ${missed.source}.` : due;
};

const paid = (currency: Currency, amount: number) => moneyText({ currency, low: amount, high: amount });

const disputes: Record<DisputeState, string> = {
  open: 'A client disputes a card payment',
  won: 'The disputed card payment stays',
  lost: 'The disputed card payment went back',
};

/** What a notification says, without the company. `times` counts what came since the person read last. */
type Words<Kind extends NotificationKind> = (
  details: NotificationDetails[Kind],
  times: number,
) => { title: string; action: string };

const newMessages = ({ from, papers = 0 }: { from: string; papers?: number }, times: number) => ({
  title: `${times === 1 ? `New message from ${from}` : `${times} new messages, the last from ${from}`}${
    papers > 0 ? ` with ${counted(papers, 'document', 'documents')}` : ''
  }`,
  action: 'Read and reply',
});

/** The sentence of each kind of notification, and the button of its email. */
export const notificationMessages: { readonly [Kind in NotificationKind]: Words<Kind> } = {
  message: newMessages,
  'client-message': newMessages,
  'task-returned': ({ label, by, points, about, ...task }) => ({
    title: `${ofCase(task)}${returnedBy[by]} returned “${label}”: ${counted(points, 'point', 'points')} to correct${listed(about)}`,
    action: 'Correct it',
  }),
  'task-approved': ({ label, reference, ...task }) => ({
    title: `${ofCase(task)}Approved: “${label}”${reference && `, reference ${reference}`}`,
    action: 'See what comes next',
  }),
  'task-refused': ({ label, ...task }) => ({
    title: `${ofCase(task)}The authority refused “${label}”`,
    action: 'Read the reason and the way on',
  }),
  'task-late': ({ label, days, ...task }) => ({
    title: `${ofCase(task)}“${label}” takes longer than usual: ${counted(days, 'working day', 'working days')} so far`,
    action: 'See where it is',
  }),
  'case-opened': ({ laterCase, on: date }) => ({
    title: `We have begun “${caseKindMessages[laterCase.kind]}” for you, for ${on(date)}`,
    action: 'See the steps',
  }),
  'case-withdrawn': ({ laterCase }) => ({
    title: `We have withdrawn “${caseKindMessages[laterCase.kind]}”`,
    action: 'Read the reason',
  }),
  'plan-changed': ({ added, removed }) => ({
    title: `We changed your plan: ${counted(added, 'step', 'steps')} added, ${removed} no longer needed`,
    action: 'See your plan',
  }),
  'task-submitted': ({ label, from, ...task }) => ({
    title: `${ofCase(task)}${from} submitted “${label}”`,
    action: 'Review it',
  }),
  'paper-returned': ({ label, about }) => ({
    title: `“${label}” was returned${listed(about)}: please send it again`,
    action: 'See why',
  }),
  'paper-expiring': ({ label, on: date, days }) => ({
    title: `“${label}” expires in ${counted(days, 'day', 'days')}, on ${on(date)}`,
    action: 'Replace it',
  }),
  voucher: ({ number, event, on: date }) => ({
    title: voucherNews[event](number, on(date)),
    action: 'Open payments',
  }),
  'client-voucher': ({ number, event, by, on: date }) => ({
    title: clientVoucherNews[event](number, by, on(date)),
    action: 'Open the voucher',
  }),
  'voucher-expiring': ({ number, on: date, days }) => ({
    title:
      days === 0
        ? `The payment voucher ${number} expires today`
        : `The payment voucher ${number} expires in ${counted(days, 'day', 'days')}, on ${on(date)}`,
    action: 'Open payments',
  }),
  'payment-received': ({ number, amount, currency }) => ({
    title: `Your payment of ${paid(currency, amount)} for quote ${number} has arrived`,
    action: 'Open payments',
  }),
  'payment-disputed': ({ number, amount, currency, state }) => ({
    title: `${disputes[state]}: ${paid(currency, amount)} for quote ${number}`,
    action: 'Open the client',
  }),
  'deadline-near': ({ label, on: date, days }) => ({
    title: `Due in ${counted(days, 'day', 'days')}, on ${on(date)}: ${label}`,
    action: 'Open the calendar',
  }),
  'request-answered': ({ service }) => ({
    title: `Your request for ${services[service]} was answered`,
    action: 'Open the request',
  }),
  'quote-sent': ({ number, version, until }) => ({
    title:
      version === 1
        ? `Your quote ${number} is ready; you can accept it until ${on(until)}`
        : `Your quote ${number} has changed: please read version ${version} and decide by ${on(until)}`,
    action: 'Read the quote',
  }),
  'quote-expiring': ({ number, until, days }) => ({
    title: `Your quote ${number} expires in ${counted(days, 'day', 'days')}, on ${on(until)}`,
    action: 'Read the quote',
  }),
  'quote-accepted': ({ number, by }) => ({
    title: `${by} accepted the quote ${number}`,
    action: 'Open the quote',
  }),
  'quote-declined': ({ number, by }) => ({
    title: `${by} declined the quote ${number}`,
    action: 'Read the reason',
  }),
  'invoice-issued': ({ kind, number, dueOn }) => ({
    title: `${issued[kind]} ${number}${dueOn ? `, due on ${on(dueOn)}` : ''}`,
    action: 'Open your invoices',
  }),
  'signing-ended': ({ title, outcome, by }) => ({
    title: {
      completed: `“${title}” is signed by everybody`,
      declined: `${by} declined to sign “${title}”`,
      void: `“${title}” is void: the record has changed`,
      remade: `“${title}” is void and made again: the record has changed. Send it for signing again`,
    }[outcome],
    action: 'Open the documents',
  }),
  'party-asked': ({ from, again }) => ({
    title: again
      ? `${requesterNames[from]} still needs an answer from you`
      : `${requesterNames[from]} needs an answer from you`,
    action: 'Answer it',
  }),
  'party-answered': ({ name, from }) => ({
    title: `${name} answered what ${inSentence(from)} asked`,
    action: 'See people and owners',
  }),
  'client-party-answered': ({ name, from }) => ({
    title: `${name} answered what ${inSentence(from)} asked`,
    action: 'Open the file',
  }),
  'party-silent': ({ name, from, days, waiting }) => ({
    title: `${name} has not answered ${inSentence(from)} for ${counted(days, 'day', 'days')}`,
    about: waitingFor(waiting),
    action: 'See people and owners',
  }),
  'client-party-silent': ({ name, from, days, waiting }) => ({
    title: `${name} has not answered ${inSentence(from)} for ${counted(days, 'day', 'days')}`,
    about: waitingFor(waiting),
    action: 'Open the file',
  }),
  'role-changed': ({ role }) => ({
    title: `Your role is now ${roles[role]}`,
    action: 'See who has access',
  }),
};
