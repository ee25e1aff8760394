import type { BankOutcome } from '#domain/banking/bank-application.ts';
import type { FileItem } from '#domain/banking/bank-file.ts';
import type { BankFit } from '#domain/banking/bank-fit.ts';
import type { BankQuestion, RefusalReason } from '#domain/banking/bank-rules.ts';
import type { Activity } from '#domain/banking/contradictions.ts';
import { plural } from '../plural.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const questions: Record<BankQuestion, string> = {
  appliesFromWithin: 'Does the person who applies live in the company’s country, with its residence permit?',
  paysAbroad: 'Will the company pay, or be paid, across borders?',
  holdsClientMoney: 'Will it hold money that belongs to its customers?',
  hasLargeTurnover: 'Do you expect a turnover above AED 5 million a year?',
};

const fits: Record<BankFit['fit'], string> = {
  fits: 'No stated rule against it',
  open: 'Depends on your answers',
  limited: 'With limits',
  refused: 'Why not',
  'other-country': 'Not for a company in your country',
};

const outcomes: Record<BankOutcome | 'sent', string> = {
  sent: 'Waiting for the bank',
  asked: 'The bank asked for more',
  opened: 'Account opened',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  closed: 'The bank closes the account',
};

const reasons: Record<RefusalReason, string> = {
  'unclear-model': 'Business model unclear',
  'source-of-funds': 'Source of funds not documented',
  'thin-substance': 'Too little presence in the country',
  'opaque-ownership': 'Owners not clear',
  contradictions: 'Papers contradict each other',
  'no-counterparties': 'No list of customers and suppliers',
  'tax-residence': 'Founder’s tax residence unclear',
  'high-risk': 'Line of business rated as high risk',
  'not-told': 'The bank gave no reason',
};

const fileItems: Record<FileItem['id'], string> = {
  licence: 'Licence, or certificate of incorporation',
  articles: 'Memorandum and articles of association',
  owners: 'Owners, down to each person',
  resolution: 'Board resolution or power of attorney',
  identity: 'Identity papers of signatories and owners',
  address: 'Proof of the company’s address',
  funds: 'Source of funds',
  contracts: 'Two client contracts, or other evidence of business',
};

const activities: Record<Activity, string> = {
  trading: 'trading',
  consulting: 'consulting',
  training: 'training',
  design: 'design',
  software: 'software',
  marketing: 'marketing',
  media: 'media',
  finance: 'finance',
  crypto: 'crypto assets',
  property: 'property',
  travel: 'travel',
  food: 'food',
  health: 'health',
  logistics: 'logistics',
  recruitment: 'recruitment',
  events: 'events',
};

const named = (of: readonly Activity[]) => list.format(of.map((activity) => activities[activity]));

/** A company's way to a bank account. */
export const bankStepMessages = {
  fits,
  sortedBy:
    'Sorted by what the banks state about residence, payments abroad, customers’ money and turnover. None of them publishes a rule about nationality, or about single free zones.',
  answerFirst: (count: number) =>
    plural(count, {
      one: 'Answer 1 question below to sort them.',
      other: `Answer ${count} questions below to sort them.`,
    }),

  file: 'Your file',
  fileAbout: 'What a bank compares before it answers. Only your team sees it.',
  questions,
  answers: { yes: 'Yes', no: 'No', unknown: 'Not known' },
  activity: 'Activity, as the licence words it',
  websiteText: 'What your website says you do',
  websiteTextHint: 'Paste the text of its first page.',
  save: 'Save',
  saved: 'Saved.',

  contradiction: 'Licence and website do not say the same',
  licenceSays: 'The licence says',
  websiteSays: 'The website says',
  named,
  contradictionAbout: 'Banks compare both. Change one of them before you apply.',
  saysNothing: '“General trading” does not tell a bank what you sell. Name the goods in your file.',
  highRisk: (activity: Activity) =>
    `Many banks rate ${activities[activity]} as high risk. Ask the bank before you apply.`,

  papers: 'Documents',
  fileItems,
  states: { held: 'Accepted', waiting: 'Received, not reviewed yet', missing: 'Missing' },
  gaps: (missing: number, of: number) =>
    missing === 0 ? `All ${of} are there.` : `${missing} of ${of} missing.`,
  addPapers: 'Add documents',
  noList: 'We found no common list for this country. Each bank’s own list is under Apply.',

  applications: 'Your applications',
  noApplications: 'None yet. After you apply on a bank’s website, record it here to keep track.',
  sentOn: (date: string) => `Sent on ${longDay.format(new Date(date))}`,
  outcomes,
  answeredOn: (date: string, by: string | null) =>
    `${longDay.format(new Date(date))}, recorded by ${by ?? 'a former colleague'}`,
  reasons,
  recordAnswer: 'Record the answer',
  recordClosing: 'The bank closes it',
  lastDay: 'Last day of the account',
  lastDayHint: 'As the bank wrote it. Its notice period ends then.',
  endsOn: (date: string, days: number) =>
    days < 0
      ? `The account ended on ${longDay.format(new Date(date))}.`
      : `Last day: ${longDay.format(new Date(date))}. ${plural(days, { one: '1 day is left.', other: `${days} days are left.` })}`,
  afterClosing: 'What to do now',
  closingSteps: [
    'Export all statements and proofs of payment before the last day. Access usually ends with the account.',
    'Ask the bank in writing where it sends what is left, and for a letter that says the account was closed.',
    'Tell those who pay you, and move standing orders and direct debits.',
    'Tell the tax authority, if refunds or payments go through this account.',
  ],
  nextBank: (bank: string) =>
    `Apply to ${bank} next: of the banks not tried yet, it comes first in the list.`,
  noNextBank: 'No other bank in our list fits. Ask us before you apply elsewhere.',
  recordAnswerOf: (bank: string) => `What did ${bank} answer?`,
  outcome: 'Answer',
  answeredDay: 'On',
  reasonsGiven: 'Reasons given',
  note: 'Note',
  record: 'Record',
  recorded: 'Recorded.',

  repairFirst: 'Repair before the next application',
  repaired: 'Repaired',
  repairNote: 'What did you change?',
  markSent: 'I have applied',
  sentDay: 'Sent on',
  markSentAbout: 'Record it, so that the answer has a place. Nothing is sent from here.',
  repairsLeft: (count: number) =>
    plural(count, {
      one: '1 thing is left to repair since the last refusal.',
      other: `${count} things are left to repair since the last refusal.`,
    }),
  unread: 'Your file could not be loaded',
  loading: 'Loading your file',
} as const;
