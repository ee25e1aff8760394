import type { Office, PartyKind } from '#domain/parties/party.ts';
import type { Register } from '#domain/parties/registers.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { plural } from '../plural.ts';
import { officeNames } from './offices.ts';
import { partyFieldNames } from './party-fields.ts';

const kinds: Record<PartyKind, string> = { person: 'Person', company: 'Company', trust: 'Trust' };

const duties: Record<Office, string> = {
  director: 'Decides for the company and answers to the authority.',
  manager: 'Runs the company day to day and is named on the licence.',
  secretary: 'Keeps the registers and files changes.',
  signatory: 'Signs for the company with banks and authorities.',
  'data-protection-contact': 'Answers questions about personal data.',
};

const registerNames: Record<Register, string> = {
  members: 'Members',
  directors: 'Directors and managers',
  secretaries: 'Secretaries',
  owners: 'Ultimate owners',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const numbers = new Intl.NumberFormat('en');
const names = (all: readonly string[]) => list.format(all);

export const peopleMessages = {
  about: (company: string) => `Who owns and runs ${company}, and what its registers say.`,
  aboutWithoutCompany: 'Who owns and runs your company.',
  loading: 'Loading the people and owners',
  unread: 'The people and owners could not be loaded',
  noCompanyText: 'Once your company is created, its people and owners appear here.',
  notAllowed: 'Not for your role',
  notAllowedText: 'Ask an admin of the company for access to its people and owners.',
  toOwnPart: 'Your part',
  empty: 'Nobody is entered yet',
  emptyText: 'Add the people and companies that will own or run the company. Then divide the shares.',
  add: 'Add',
  kinds,
  kind: 'What is it?',
  officeNames,
  duties,
  fields: partyFieldNames,
  countryOf: { person: 'Nationality', company: 'Country of registration', trust: 'Governing law' },
  chooseCountry: 'Choose a country',
  isYou: 'This is me',
  you: 'You',
  addTitle: 'Add a person, company or trust',
  changeTitle: (name: string) => name,
  save: 'Save',
  remove: 'Remove',

  people: 'People and companies',
  complete: 'Complete',
  missing: (fields: readonly string[]) => `Missing: ${names(fields.map((field) => field.toLowerCase()))}`,
  invited: 'Invited',
  invitedUntil: (day: string) => `Invited, link valid until ${day}`,
  expired: 'Invitation expired',
  change: 'Edit',
  edit: (name: string) => `Edit ${name}`,
  invite: 'Invite',
  inviteName: (name: string) => `Invite ${name}`,
  inviteSeveral: (count: number) => `Invite all ${count}`,
  inviteSeveralTitle: 'Invite several people',
  inviteSeveralAbout:
    'Each gets an email with a link to their own page, valid for 7 days. Leave the address empty for those you invite later.',
  sendSeveral: 'Send invitations',
  invitedCount: (count: number) =>
    plural(count, { one: '1 invitation sent.', other: `${count} invitations sent.` }),
  addClass: 'Add a class of shares',
  addClassAbout: 'The ordinary shares stand in the company form. Add others here, such as preferred shares.',
  className: 'Name of the class',
  classNameHint: 'As the articles call it, for example Preferred A.',
  classTotal: 'Number of shares',
  classNominal: 'Nominal value of one share',
  classVotes: 'Votes per share',
  classVotesHint: '0 for shares without a vote.',
  votes: (count: number) => (count === 0 ? 'no votes' : `${count} votes per share`),
  inviteAbout:
    'They get a link by email that works once, within seven days, and fill in their own part. They see nothing else.',
  email: 'Email',
  as: 'Invite as',
  send: 'Send invitation',
  sendAgain: 'Send again',
  withdraw: 'Withdraw',

  shares: 'Shares',
  ordinary: 'Ordinary shares',
  divide: 'Divide shares',
  divideTitle: (name: string) => `Who holds ${name}?`,
  divideAbout: 'What was held before stays in the register.',
  numberFirst: 'Enter the number of shares on the company page first.',
  toCompany: 'Open the company page',
  total: 'Total shares',
  nominal: (value: string) => `nominal value ${value}`,
  totalOf: (total: number) => plural(total, { one: '1 share', other: `${numbers.format(total)} shares` }),
  holder: 'Holder',
  amountShares: 'Shares',
  amountPercent: 'Percent',
  percentHint: 'Percent or a fraction, such as 33.33 or 1/3.',
  addHolder: 'Add a holder',
  removeHolder: 'Remove this holder',
  from: 'From',
  record: 'Record',
  sum: (held: string, whole: string) => `${held} of ${whole}`,
  left: (amount: string) => `${amount} left to divide`,
  over: (amount: string) => `${amount} too many`,
  nomineeFor: 'Holds as nominee for',
  nobody: 'Nobody',
  nominee: (holder: string, principal: string) =>
    `${holder} holds as nominee for ${principal}, who counts as the owner.`,

  owners: 'Ultimate owners',
  ownersAbout: (share: string, isIncluded: boolean) =>
    isIncluded
      ? `Here everyone with ${share} or more counts, through all companies in between.`
      : `Here everyone with more than ${share} counts, through all companies in between.`,
  thresholdSubject: 'The threshold for ultimate owners',
  ownersNone: 'Nobody reaches the threshold.',
  fallback: (all: readonly string[]) => `Nobody reaches the threshold, so ${names(all)} is entered instead.`,
  name: 'Name',
  share: 'Share',
  path: 'Path',
  counts: 'Counts',
  countsYes: 'Ultimate owner',
  countsNo: 'Below the threshold',
  byVotes: 'by votes',
  throughTrust: 'Through a trust: counts with all that it holds.',
  chart: 'Ownership chart',
  chartText: 'The table below says the same in words. Choose a name to see its path.',
  holds: (holder: string, share: string, owned: string) => `${holder} holds ${share} of ${owned}`,

  problems: 'To repair',
  problemOf: {
    'shares-unknown': 'The number of shares is not known yet. Enter it on the company page.',
    'missing-layer': (name: string) =>
      `Who is behind ${name}? Enter its holders, up to the people at the end.`,
    circle: (all: readonly string[]) => `${all.join(' → ')} is a circle. Remove one of these holdings.`,
    minor: (name: string) => `${name} is under 18. Enter a guardian or a trust instead.`,
    'total-off': (name: string, held: string, whole: string) =>
      `The holders of ${name} have ${held} of ${whole}. Record the rest.`,
  },

  officers: 'Officers and the rules here',
  officersAbout: 'Rules as we read them; the authority decides.',
  appoint: 'Appoint',
  appointTitle: 'Appoint an officer',
  party: 'Person or company',
  office: 'Office',
  end: 'End',
  endTitle: (name: string, office: Office) => `End ${name}’s office as ${officeNames[office].toLowerCase()}?`,
  endOn: 'Last day before',
  since: (day: string) => `since ${dayText(day as PlainDate)}`,
  noOfficers: 'Nobody holds an office yet.',
  states: { met: 'Met', open: 'Open', broken: 'Not met' },
  ruleSource: 'This rule',
  ruleOf: {
    holders: (min: number, max: number | null) =>
      max === null
        ? plural(min, { one: 'At least 1 holder.', other: `At least ${min} holders.` })
        : `${min} to ${max} holders.`,
    'at-least': (office: Office, count: number, months: number | null) =>
      `At least ${count} ${officeNames[office].toLowerCase()}${months === null ? '' : `, within ${months} months of incorporation`}.`,
    'at-least-people': (office: Office, count: number) =>
      `At least ${count} ${officeNames[office].toLowerCase()} who is a person and not a company.`,
    'people-only': (office: Office) => `A ${officeNames[office].toLowerCase()} is a person, not a company.`,
    'at-least-resident': (office: Office, count: number, country: string, gulf: boolean) =>
      `At least ${count} ${officeNames[office].toLowerCase()} who lives in ${country}${gulf ? ' or is a national of a Gulf state' : ''}.`,
    'min-age': (office: Office, age: number) => `A ${officeNames[office].toLowerCase()} is at least ${age}.`,
    'not-sole-director': 'The only director is not the secretary.',
  },
  wayOn: {
    holders: 'Add or merge holders.',
    'at-least': 'Appoint somebody.',
    'at-least-people': 'Appoint a person.',
    'people-only': 'End that office and appoint a person.',
    'at-least-resident':
      'Appoint somebody who lives there, such as a service provider’s director, or complete the country of residence.',
    'min-age': 'Appoint somebody older, or complete the date of birth.',
    'not-sole-director': 'Appoint a second director or another secretary.',
  },

  registers: 'Registers',
  registersAbout: 'As of any day, to read, print or download.',
  register: 'Register',
  registerNames,
  asOf: 'As of',
  download: 'Download CSV',
  print: 'Print',
  registerTitle: (register: Register, company: string, day: string) =>
    `${registerNames[register]} of ${company} on ${dayText(day as PlainDate)}`,
  registerEmpty: 'No entries on that day.',
  sinceColumn: 'Since',
  classColumn: 'Class',
  nomineeColumn: 'Nominee for',

  staff: {
    title: 'People and owners',
    open: (name: string) => `Open ${name}’s sensitive answers`,
    openShort: 'Open sensitive answers',
    openNote: 'Each opening is recorded and shown to that person.',
    none: 'Nothing answered yet.',
    hide: 'Hide',
  },
} as const;
