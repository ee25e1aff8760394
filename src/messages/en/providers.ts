import type { AppointmentOutcome } from '#domain/providers/appointment.ts';
import type { LoginHolder } from '#domain/providers/provider-terms.ts';
import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';

const states: Record<AppointmentOutcome | 'asked', string> = {
  asked: 'Waiting for its answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};

const outcomes: Record<AppointmentOutcome, string> = {
  accepted: 'It accepted',
  declined: 'It declined',
  withdrawn: 'We no longer ask it',
  ended: 'The appointment ends',
};

const logins: Record<LoginHolder, string> = {
  company: 'The company',
  provider: 'The provider, which hands it over at the end',
  'not-told': 'Not published',
};

/** Licensed providers of a company. */
export const providerMessages = {
  title: 'Your licensed provider',
  needs: { must: 'Needed', may: 'One of several ways' },
  unread: 'The provider could not be loaded',
  loading: 'Loading the provider',
  checkLicence: (register: string) =>
    `Look up the licence in ${register} before you choose. Nobody here is recommended.`,
  waitsAbout: 'The application waits until a provider has accepted.',
  nothingLeaves:
    'Nothing about the company or its people is sent. Until a provider accepts, nobody who works there can be invited.',

  offers: 'Choose one',
  none: 'No source names a provider with its terms here. Type the one you know.',
  ours: (agency: string) => `Entered by ${agency}`,
  price: 'Price a year',
  scope: 'What it does',
  notice: 'Notice period',
  login: 'Portal login held by',
  licence: 'Licence number',
  website: 'Website',
  email: 'Its email',
  emailHint: 'Nobody with an address of this firm is let in before it accepts.',
  name: 'Name',
  currency: 'Currency',
  notPublished: 'Not published',
  logins,
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose ${name}`,
  typeAnother: 'Type another',
  chooseTitle: 'Choose a provider',
  chooseAbout: 'Correct what it told you. Leave empty what it has not.',
  chosenOn: 'Chosen on',
  chosen: 'Provider chosen. Record here what it answers.',

  conflict: 'If your adviser is also the provider',
  conflictText:
    'An adviser speaks for you alone. A provider answers to the authority: it checks you, may have to report, and may step back. A firm that does both may advise what suits its own file. If yours does, have it say in writing who pays it for what.',
  acceptConflict: 'I have read what it means that this firm also advises us',
  alsoAdvises: 'Also advises the company',

  present: 'Now',
  states,
  outcomes,
  since: (day: string) => `Chosen on ${dayText(plainDate(day))}`,
  recordAnswer: 'Record its answer',
  endAppointment: 'End the appointment',
  answerTitle: (name: string) => `What ${name} answered`,
  outcome: 'What happened',
  answeredOn: 'Day',
  note: 'Note',
  noteHint: 'For a refusal: which check it did not pass.',
  record: 'Record',
  recorded: 'Recorded.',
  answered: (outcome: AppointmentOutcome, day: string, by: string | null) =>
    [outcomes[outcome], dayText(plainDate(day)), by].filter(Boolean).join(' · '),
  declinedText: 'Your case keeps everything. Choose another provider.',
  earlier: 'Earlier',

  inquiry: 'What you can send it now',
  inquiryAbout: 'It names nobody. Send more once it has accepted.',
  inquiryText: (place: string) =>
    `We are setting up a company in ${place} and need a licensed provider. Please tell us your licence number, your price a year and what it includes, your notice period, who holds the login of the authority’s portal, and what you check before you accept. You will get the details of the company and its people once you have accepted.`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Could not be copied. Select the text and copy it.',

  form: 'Make the appointment form',
  formAbout: 'It goes to your documents, where the directors sign it. A working paper, have it checked.',
  letIn: 'Give it access',
  letInAbout: 'Invite it as adviser, and limit what it sees and until when.',
  leave: 'To leave it, make the letter to the old provider among your documents.',

  exempt: 'We need none',
  exemptTitle: 'Why the company needs no provider',
  exemptReason: 'Reason',
  reasonMissing: 'Say why.',
  exemptAbout: (reason: string) => `Recorded: no provider is needed. ${reason}`,
  needAfterAll: 'It needs one after all',
  save: 'Save',

  notHereText: 'If you enter a provider for this place, it can be chosen here.',
  notHere: 'No source says that companies there need a licensed provider.',
  ownAbout:
    'Clients in these places can pick them. Appointments keep the terms they were made with when you remove one here.',
  ownEmpty: 'No providers yet',
  ownEmptyText: 'Add those you work with, with their price, notice period and who holds the login.',
  ownTab: 'Providers of the agency',
  add: 'Add a provider',
  places: 'Places',
  added: 'Provider added.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: 'Provider removed.',
} as const;
