import type { SensitiveField } from '#domain/parties/party.ts';
import { plural } from '../plural.ts';

const why: Record<SensitiveField, string> = {
  passportNumber: 'The authority enters it in its register.',
  passportExpiry: 'Most authorities want six months left.',
  taxResidence: 'Banks report by tax residence.',
  taxNumber: 'If your country gives you one.',
  sourceOfFunds: 'Where the money for this company comes from. Banks and agents have to ask.',
  sourceOfWealth: 'How you came to what you own: work, a business, an inheritance.',
  publicOffice: 'Whether you, or someone close to you, hold or held a public office. “No” is an answer.',
};

/** The page that a shareholder or signatory fills in. */
export const ownPartMessages = {
  title: (company: string) => `Your part in ${company}`,
  choose: 'Your parts',
  fallbackTitle: 'Your part',
  about: 'Only you and our reviewers see the answers marked as sensitive. The other owners do not.',
  loading: 'Loading your part',
  unread: 'Your part could not be loaded',
  none: 'You have no part to fill in',
  noneText: 'When a company invites you as shareholder or signatory, your page appears here.',
  youHold: (share: string) => `You hold ${share}.`,
  details: 'About you',
  detailsAbout: 'The company’s registers need these.',
  sensitive: 'Sensitive answers',
  sensitiveAbout: 'Stored encrypted. Each time somebody of the staff opens them, you see it below.',
  why,
  savedAll: 'Everything typed is saved.',
  saving: 'Saving…',
  notSaved: 'Not saved yet. We try again when you type, or press Save.',
  save: 'Save',
  left: (fields: number) => plural(fields, { one: '1 field left', other: `${fields} fields left` }),
  done: 'All done. Thank you.',
  openings: 'Who opened your answers',
  neverOpened: 'Nobody yet.',
  toDashboard: 'Go to the dashboard',
} as const;
