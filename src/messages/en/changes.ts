import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import type { OpeningObstacle } from '#domain/cases/kinds/opening.ts';
import type { RecordKey } from '#domain/cases/task-field.ts';
import type { Turn } from '#domain/cases/task-template.ts';
import type { Register } from '#domain/parties/registers.ts';
import { plural } from '../plural.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (date: string) => longDay.format(new Date(date));

const abouts: Record<LaterCaseKind, string> = {
  'licence-renewal': 'Renew the licence with what hangs on it, and record its new last day.',
  'visa-renewal': 'Renew a residence visa before it ends.',
  'address-change': 'Move the registered address and tell who has to know.',
  'director-change': 'Appoint a director, manager, secretary or signatory, or end an office.',
  'share-transfer': 'Move some or all shares of a class from one holder to another.',
  'activity-change': 'Add or change what the company is registered to do.',
  closing: 'End the company: debts, taxes, bank account, register.',
};

const days: Record<LaterCaseKind, string> = {
  'licence-renewal': 'Last day of the licence',
  'visa-renewal': 'Last day of the visa',
  'address-change': 'Day of the move',
  'director-change': 'Day of the change',
  'share-transfer': 'Day of the transfer',
  'activity-change': 'Day of the change',
  closing: 'Day of the resolution',
};

const obstacles: Record<OpeningObstacle, string> = {
  'case-not-in-place': 'There is nothing of this kind where the company is registered.',
  'company-not-incorporated': 'Possible once the company is incorporated.',
  'company-closed': 'The company is closed.',
  'case-already-open': 'A case of this kind is open already.',
  'other-cases-open': 'Finish or withdraw the open cases first.',
};

const fields = {
  address: 'New address',
  activity: 'New activity, as you would describe it',
  holder: 'Whose visa',
  change: 'What changes',
  office: 'Office',
  party: 'Person or company',
  from: 'From',
  to: 'To',
  class: 'Class of shares',
  mailing: 'Mailing address',
  'mailing-address': 'New mailing address',
  shares: 'Number of shares',
} as const;
type OpeningFieldId = keyof typeof fields;

const choices = {
  appointment: 'Appointment',
  end: 'End of an office',
  director: 'Director',
  manager: 'Manager',
  secretary: 'Secretary',
  signatory: 'Signatory',
  ordinary: 'Ordinary shares',
  keep: 'Stays as it is',
  change: 'Changes as well',
} as const;

const keys: Record<RecordKey, string> = {
  'licence-number': 'Licence number',
  'licence-expiry': 'Licence valid until',
  'company-number': 'Company number',
  'tax-number': 'Tax number',
  'registered-address': 'Registered address',
  'mailing-address': 'Mailing address',
  activity: 'Activity',
  'name-reservation': 'Name reservation',
  'name-reservation-expiry': 'Name reserved until',
  'establishment-card-number': 'Establishment card',
  'establishment-card-expiry': 'Establishment card valid until',
  'entry-permit-date': 'Entry permit issued on',
  'visa-expiry': 'Visa valid until',
  'identity-card-ending': 'Identity card ends in',
};

const registers: Record<Register, string> = {
  members: 'register of members',
  directors: 'register of directors',
  secretaries: 'register of secretaries',
  owners: 'register of owners',
};

const waitsFor: Record<Turn, string> = {
  founder: 'Your turn',
  agency: 'With your agent',
  authority: 'With the authority',
  bank: 'With the bank',
};

interface Counted {
  unit: 'days' | 'working-days' | 'months';
  count: number;
}

const units = {
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  'working-days': (count: number) => plural(count, { one: '1 working day', other: `${count} working days` }),
  months: (count: number) => plural(count, { one: '1 month', other: `${count} months` }),
};

/** Cases after the formation: what changes, until when, and what the record says. */
export const changeMessages = {
  about: (company: string) => `What changes at ${company} after its formation, with legal days and fees.`,
  aboutWithoutCompany: 'What changes at a company after its formation, with legal days and fees.',
  loading: 'Loading changes and renewals',
  unread: 'Changes and renewals could not be loaded',
  noCompanyText: 'Once your company exists, its changes and renewals appear here.',
  start: 'Start a change',
  startAbout: 'Choose what changes. Nothing is filed before you record it.',
  kind: 'Kind of change',
  kindAbouts: abouts,
  obstacles,
  needs: 'What it needs',
  costs: 'What it costs',
  legalDays: 'By law',
  unpriced: 'no published price',
  timeUnpublished: 'no published time',
  workingDays: (shortest: number, longest: number) =>
    shortest === longest
      ? plural(shortest, { one: '1 working day', other: `${shortest} working days` })
      : `${shortest}–${longest} working days`,
  noLegalDay: 'No legal day was found for it here. Ask the authority.',
  counted: ({ unit, count }: Counted) => {
    if (count === 0) return 'on the day itself';
    return count < 0 ? `${units[unit](-count)} before` : `within ${units[unit](count)}`;
  },
  penalty: 'If late',
  unconfirmed: (what: string) => `Unconfirmed: ${what}`,
  day: (kind: LaterCaseKind) => days[kind],
  field: (id: string) => fields[id as OpeningFieldId],
  choice: (id: string) => choices[id as keyof typeof choices] ?? id,
  choose: 'Choose',
  newHolder: 'Not in the list? Add them first:',
  noParties: 'Nobody is entered yet. Add people and companies first.',
  toPeople: 'People and owners',
  open: 'Open the case',
  opened: (kind: string) => `Opened: ${kind}`,
  openCases: 'Open',
  finishedCases: 'Finished',
  none: 'No changes yet',
  noneText: 'Moves, new directors, transfers of shares and renewals appear here, each with its legal days.',
  suggested: 'Due soon',
  suggestion: {
    'licence-renewal': (on: string) => `The licence ends on ${dayText(on)}.`,
    'visa-renewal': (on: string) => `A visa ends on ${dayText(on)}.`,
  } as Partial<Record<LaterCaseKind, (on: string) => string>>,
  startSuggested: 'Start the renewal',
  onHome: 'Changes and renewals',
  waitsFor: (turn: Turn, since: string) => `${waitsFor[turn]} since ${dayText(since)}`,
  record: 'Company record',
  recordAbout: 'What authorities have given so far. Each value comes from a step of a case.',
  keys,
  since: (on: string) => `since ${dayText(on)}`,
  earlier: (count: number) => plural(count, { one: '1 earlier value', other: `${count} earlier values` }),
  closedReason: (on: string) => `Company closed on ${dayText(on)}`,
  closed: (on: string) => `Closed since ${dayText(on)}`,
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  state: { withdrawn: 'Withdrawn', finished: 'Finished' },
  due: (label: string, on: string) => `${label}: by ${dayText(on)}`,
  dayText,
  met: 'Done',
  dayOff: 'This day is a weekend or a public holiday. Whether it moves is unconfirmed, so be earlier.',
  seeRegister: (register: Register, on: string) => `See the ${registers[register]} as of ${dayText(on)}`,
  withdraw: 'Withdraw the case',
  withdrawAbout: 'Nobody has to act on it any longer. What was done stays readable.',
  reason: 'Reason',
  withdrawn: (kind: string) => `Withdrawn: ${kind}`,
  withdrawnOn: (on: string, reason: string) => `Withdrawn on ${dayText(on)}: ${reason}`,
  back: 'All changes',
  notFound: 'This case no longer exists.',
  steps: 'Steps',
  readOnly: 'Only an admin of the company can start changes and record steps.',
} as const;
