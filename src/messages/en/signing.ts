import type { EnvelopeView } from '#contract/signing.ts';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import { documentPartsText } from './document-parts.ts';

const states: Record<EnvelopeView['state'], string> = {
  open: 'Out for signature',
  completed: 'Signed by everybody',
  declined: 'Declined',
  void: 'Void: the record has changed',
  cancelled: 'Taken back',
  expired: 'Expired',
};

const signerStates: Record<EnvelopeView['signers'][number]['state'], string> = {
  waiting: 'not asked yet',
  asked: 'asked',
  signed: 'signed',
  declined: 'declined',
  replaced: 'replaced',
};

/** In the reader's time zone, which is named. */
const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const momentText = (moment: string) => moments.format(new Date(moment));

const orders = { ordered: 'One after another', parallel: 'All at once' };

/** What people read where documents are sent to be signed, and where they sign. */
export const signingMessages = {
  // Where they sign.
  noLink: 'Open this page by the link in your email.',
  toStart: 'Go to the start page',
  asks: (company: string, title: string) => `${company} asks you to sign “${title}”.`,
  until: (moment: string) => `It can be signed until ${momentText(moment)}.`,
  voided: (changed: readonly DocumentPart[]) =>
    changed.length === 0
      ? 'Void with its signatures, because the document was made again.'
      : `Void with its signatures, because the record has changed: ${documentPartsText(changed)}.`,
  voidForYou: (changed: readonly DocumentPart[]) =>
    `This document is void, because the record has changed since it was made: ${documentPartsText(changed)}. A new one will be sent.`,
  signInAgain: 'Sign in again',
  otherAccount: 'Sign in with another account',
  askSender: 'If this document is not for you, there is nothing to do. The sender can name another signer.',
  forWhom: (name: string) => `For ${name} alone.`,
  withAccount:
    'Sign in with the account that the email was sent to. A sign-in of the last 15 minutes counts.',
  signIn: 'Sign in',
  withCode: 'We email you a code, so that nobody else signs in your name.',
  sendCode: 'Email me a code',
  code: 'Code from the email',
  show: 'Show the document',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  workingPaper: 'A working paper: have it checked if you are not sure.',
  how: 'Your signature',
  methods: { typed: 'Type your name', drawn: 'Draw it' },
  name: 'Your name',
  drawHere: 'Draw with a finger, a pen or the mouse.',
  clear: 'Clear',
  consent: 'I agree to sign electronically. It is a simple electronic signature.',
  sign: 'Sign',
  decline: 'Decline to sign',
  reason: 'Why you decline',
  sendDecline: 'Decline',
  back: 'Go back',
  // Where they are sent.
  send: 'Send to be signed',
  sendNamed: (title: string) => `Send to be signed: ${title}`,
  sendAbout:
    'Each signer gets an email with a link. People with an account here sign with it, others with a code.',
  order: 'Order',
  orders,
  days: 'Days to sign',
  emailOf: (name: string) => `Email of ${name}`,
  emailHint: 'Not needed for people with an account here.',
  state: (state: EnvelopeView['state']) => states[state],
  signer: (name: string, state: EnvelopeView['signers'][number]['state']) =>
    `${name}: ${signerStates[state]}`,
  because: (reason: string) => `Reason: ${reason}`,
  sentUntil: (order: keyof typeof orders, moment: string) => `${orders[order]}, until ${momentText(moment)}`,
  signedAt: (moment: string) => `Signed on ${momentText(moment)}`,
  reminded: ({ remindedAt, remindFrom }: { remindedAt: string | null; remindFrom: string | null }) =>
    [
      remindedAt && `Reminded on ${momentText(remindedAt)}.`,
      remindFrom && Date.parse(remindFrom) > Date.now() && `Again from ${momentText(remindFrom)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  inPlaceOf: (name: string) => `In the place of ${name}`,
  remind: 'Remind',
  remindNamed: (name: string) => `Remind ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change signer: ${name}`,
  changeAbout: 'Mend their email address, or let one of the company’s people sign in their place.',
  whoSigns: 'Who signs',
  choosePerson: 'Choose a person',
  theirEmail: 'Their email',
  replaceNote:
    'The finished document says in whose place they sign. Whether they may, the articles or a power of attorney say.',
  save: 'Save',
  extend: 'More time',
  extendNamed: (title: string) => `More time: ${title}`,
  moreDays: 'Days to sign, from today',
  cancel: 'Take back',
  cancelNamed: (title: string) => `Take back: ${title}`,
};
