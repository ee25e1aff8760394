import type { ExpiryEffect } from '#domain/papers/knock-on.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { SecondPage } from '#domain/papers/paper-rules.ts';
import type { PaperState } from '#domain/papers/paper-state.ts';
import type { RetentionRuleName } from '#domain/papers/retention.ts';
import { dayText } from '#domain/values/day-text.ts';
import { paperKindLabels, retentionRuleNames } from './paper-kinds.ts';

/** What is accepted, in one sentence. */
const accepted: Record<PaperKind, string> = {
  passport: 'The page with your photo, whole and flat, with both lines of letters at its lower edge.',
  'passport-second-page': 'The further page that is asked of holders of your passport, whole and flat.',
  'portrait-photo': 'Head and shoulders from the front on a white background, no filter, no glasses.',
  visa: 'The visa page or the electronic visa, with its number and day of expiry.',
  'identity-card': 'Both sides of the card, as two pages of one document.',
  'proof-of-address': 'A utility bill, bank statement or registered lease with your name and home address.',
  'no-objection-letter': 'A signed and stamped letter of your employer or sponsor that names you.',
  degree: 'The certificate of your highest degree, with its attestations on the back.',
  'employment-contract': 'The signed contract with the job title, all pages.',
  'health-insurance': 'The card or the certificate of cover, with its day of expiry.',
  'bank-statement': 'Statements as PDF from your bank, with your name and all pages.',
  'bank-reference': 'A letter of your bank on its own paper, signed and dated.',
  'source-of-funds': 'What shows where the money comes from: a sale, salary slips, accounts, a gift deed.',
  'power-of-attorney': 'The signed and notarised power, all pages with the seals.',
  'consent-to-act': 'The signed consent to be a director or secretary.',
  lease: 'The registered contract with both parties, the address and the days it begins and ends.',
  licence: 'The licence as issued, with its number and day of expiry.',
  'name-certificate': 'The certificate of the reserved name.',
  'establishment-card': 'The card, or its electronic form, with its number and day of expiry.',
  'certificate-of-incorporation': 'The certificate as issued by the register.',
  articles: 'The signed articles, memorandum or agreement, all pages.',
  'board-resolution': 'The signed resolution that names the company and who may act for it.',
  'ownership-chart': 'A drawing of who owns what share, up to the people behind every company.',
  'owner-declaration': 'The signed declaration of the people who own or control the company.',
  'business-plan': 'A few pages: what the company does, for whom, and what it expects to earn.',
  'financial-statements': 'The statements of the last year, audited where there was an audit.',
  'application-form': 'The filled-in and signed form.',
  'activity-approval': 'The approval of the office that your activity needs.',
  'tax-number-letter': 'The letter of the tax office with the number.',
  evidence: 'What shows that the condition is met. Several files are fine.',
};

/** Why it is asked for, in one sentence. */
const why: Record<PaperKind, string> = {
  passport: 'It proves who you are to the authority, the bank and immigration.',
  'passport-second-page': 'It has data that your passport does not show on its first page.',
  'portrait-photo': 'It is printed on visa and identity card.',
  visa: 'It shows whether you live in the country already, and who sponsors you.',
  'identity-card': 'It proves your identity and residence in the country.',
  'proof-of-address': 'Rules against money laundering ask where each owner lives.',
  'no-objection-letter': 'Whoever sponsors your visa has to agree that you own a company.',
  degree: 'Some jobs are open only to people with a degree.',
  'employment-contract': 'Immigration issues the visa for this job.',
  'health-insurance': 'A visa is issued only with cover.',
  'bank-statement': 'It shows that the money is there and where it was.',
  'bank-reference': 'It shows that a bank knows you.',
  'source-of-funds': 'Rules against money laundering ask where the money comes from.',
  'power-of-attorney': 'It lets somebody sign for you.',
  'consent-to-act': 'Nobody becomes an officer without agreeing to it.',
  lease: 'It proves the company’s address, and how many visas it can have.',
  licence: 'It shows what the company may do, and until when.',
  'name-certificate': 'It shows that the name is yours.',
  'establishment-card': 'Without it immigration issues no visas for the company.',
  'certificate-of-incorporation': 'It proves that the company exists.',
  articles: 'They say who owns and runs the company.',
  'board-resolution': 'It shows that the company decided this.',
  'ownership-chart': 'It shows the people behind the company at a glance.',
  'owner-declaration': 'The law wants to know who owns or controls the company.',
  'business-plan': 'The authority and the bank judge the activity by it.',
  'financial-statements': 'They show how the owning company is doing.',
  'application-form': 'It is the application itself.',
  'activity-approval': 'This activity needs another office’s consent.',
  'tax-number-letter': 'The bank asks for the number.',
  evidence: 'This route has conditions of its own.',
};

const states: Record<PaperState | 'missing', string> = {
  missing: 'Missing',
  checking: 'Checking',
  received: 'Received',
  accepted: 'Accepted',
  returned: 'Returned',
  expired: 'Expired',
  replaced: 'Replaced',
};

/** What the state means for the founder, and what to do. */
const stateTexts: Record<Exclude<PaperState, 'replaced'>, string> = {
  checking: 'We look at the file. This takes a few seconds.',
  received: 'Received. It waits to be reviewed.',
  accepted: 'Accepted. There is nothing to do.',
  returned: 'Please repair what is said below, then upload it again.',
  expired: 'It has expired. Upload the renewed one.',
};

/** Beside what the machine noticed: it only warns. */
const noticed = 'Received. You can upload a better one before it is reviewed, or leave it as it is.';

const secondPages: Record<SecondPage, string> = {
  last: 'the last page',
  second: 'the second page',
  fourth: 'the fourth page',
  comments: 'the page with special comments',
  'family-book': 'the family book',
};

const effects: Record<ExpiryEffect, string> = {
  visa: 'the residence visa',
  'identity-card': 'the identity card',
  'bank-account': 'the bank account',
  stay: 'the right to stay',
  licence: 'the licence',
  'establishment-card': 'the establishment card',
  lease: 'the lease',
};

const and = new Intl.ListFormat('en', { type: 'conjunction' });

export const paperMessages = {
  kind: (kind: PaperKind) => paperKindLabels[kind],
  accepted,
  why,
  states,
  stateTexts,
  noticed,
  about: (company: string) => `What ${company} and its people have to hand over, and how it stands.`,
  aboutWithoutCompany: 'What your company and its people have to hand over.',
  ready: (ready: number, all: number) => `${ready} of ${all} ready`,
  later: (count: number) => `${count} later`,
  laterTitle: (count: number) => `Later · ${count}`,
  returned: (count: number) => `${count} returned`,
  waiting: (count: number) => `${count} waiting for review`,
  views: 'Ways to look at documents',
  byPerson: 'By person',
  byTask: 'By task',
  madeTab: 'Made from your record',
  folders: 'All files',
  theCompany: 'The company',
  /** Another person's private document: an admin sees how it stands. */
  handedInBy: (whose: string) =>
    `${whose} hands this in on their own page. You see how it stands, not what is in it.`,
  closed: 'Only its person and staff open it',
  closedText: 'Only the person it is about, and staff, can open this document.',
  receivedUnreviewed: 'Received. No agency reviews it.',
  own: 'Your documents',
  alsoThere: 'Also handed in',
  ownAbout:
    'Only you and staff open your identity and money documents. The company’s admins see whether they are there.',
  ifItApplies: 'If it applies',
  notYet: 'Later',
  opensIn: (steps: readonly string[]) => `Asked for in: ${steps.join('; ')}.`,
  details: 'What is accepted, and why',
  whichPage: (page: SecondPage) => `Upload ${secondPages[page]}.`,
  pages: (max: number) =>
    max === 1 ? 'One picture, up to 10 MB.' : `PDF or photographs, at most ${max} pages and 10 MB.`,
  plainCopy: 'A plain copy is enough.',
  valid: (months: number) => `Valid for at least ${months} months.`,
  notExpired: 'Not expired on the day you hand it in.',
  anyAge: 'No page that we read limits its age.',
  askedFor: 'Asked for in',
  wording: (label: string) => `“${label}”`,
  upload: 'Upload',
  uploadAgain: 'Upload again',
  uploadOf: (kind: string, whose: string) => `Upload ${kind}, ${whose}`,
  photograph: 'Take a photo',
  photographOf: (kind: string, whose: string) => `Take a photo of ${kind}, ${whose}`,
  open: 'Open',
  openOf: (kind: string, whose: string) => `Open ${kind}, ${whose}`,
  dropHere: 'Drop the file here',
  /** The pages that were photographed so far. */
  tray: (kind: string) => `Pages of ${kind}`,
  trayText: 'They become one document in this order.',
  page: (number: number) => `Page ${number}`,
  pageOf: (number: number, all: number) => `Page ${number} of ${all}`,
  removePage: (number: number) => `Remove page ${number}`,
  addPage: 'Add a page',
  uploadPages: (count: number) => (count === 1 ? 'Upload 1 page' : `Upload ${count} pages as one`),
  preparing: 'Preparing',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  paused: (percent: number) => `The connection is lost at ${percent} %. The upload goes on by itself.`,
  stopped: (name: string, percent: number) => `The upload of ${name} stopped at ${percent} %.`,
  goOn: 'Choose the file to go on',
  discard: 'Discard',
  cancelUpload: 'Cancel upload',
  tooLarge: 'This file is larger than 10 MB. Scan it with fewer dots, or split it.',
  empty: 'This file is empty. Choose another one.',
  oneFile: 'Choose one file, or only photographs: they become the pages of one document.',
  wrongType: 'Choose a PDF, or a JPEG, PNG, WebP or HEIC image.',
  findings: 'What we noticed',
  noFindings: 'We noticed nothing wrong.',
  points: 'What to repair',
  infected: 'The virus scanner found something in this file. It was removed. Scan the document again.',
  onPage: (page: number) => `Page ${page}:`,
  previewOf: (kind: string, page: number) => `${kind}, page ${page}`,
  notShown: 'This page cannot be shown. Download the file to look at it.',
  stillChecking: 'The preview appears once the file has been checked.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  download: 'Download',
  close: 'Close',
  byAgency: (agency: string) => `by ${agency} on your behalf`,
  uploadedOn: (day: string) => `Uploaded on ${dayText(day.slice(0, 10))}`,
  version: (number: number) => `Version ${number}`,
  newVersion: 'New',
  oldVersion: 'Before',
  expiry: 'Expires on',
  expiryHint: 'We remind you in time.',
  expiryRead: 'We read this day in the document. Please check it.',
  saveExpiry: 'Confirm the day',
  saveNoExpiry: 'It does not expire',
  expirySaved: 'Saved. The day is in your calendar.',
  expires: (day: string) => `Expires on ${dayText(day)}`,
  /** What hangs on a paper, in the order to renew it; names of others tell several of a kind apart. */
  follows: (found: readonly { effect: ExpiryEffect; whose: string | undefined; on: string | null }[]) =>
    `Then renew, in this order: ${and.format(
      found.map(({ effect, whose, on }) => {
        const named = whose ? `${effects[effect]} of ${whose}` : effects[effect];
        return on ? `${named} (until ${dayText(on)})` : named;
      }),
    )}.`,
  renewFirst: (found: readonly { kind: PaperKind; on: string }[]) =>
    `Renew first: ${and.format(
      found.map(({ kind, on }) => `${paperKindLabels[kind].toLowerCase()} (until ${dayText(on)})`),
    )}.`,
  expiries: 'Documents that expire',
  toDocuments: 'Open documents',
  reads: 'Who opened it',
  noReads: 'Nobody has opened it yet.',
  read: (by: string, at: string) => `${by}, ${at}`,
  staff: 'agency',
  someoneGone: 'Somebody whose account is gone',
  moment: (at: string) => moments.format(new Date(at)),
  delete: 'Delete',
  deleteTitle: (kind: string) => `Delete ${kind}?`,
  deleteText: 'The file and all its versions are deleted. They cannot be recovered.',
  deleteKeptText: (rule: RetentionRuleName, years: number) =>
    `An accepted document is kept for ${years} years after you leave us, because of ${retentionRuleNames[rule]}. Everything else of it is deleted at once.`,
  deletionAsked: (day: string, rule: RetentionRuleName, years: number) =>
    `You asked to delete it on ${dayText(day.slice(0, 10))}. It is kept until ${years} years after you leave us, because of ${retentionRuleNames[rule]}.`,
  accept: 'Accept',
  acceptText: 'No agency reviews your documents. Accept it once you have looked at it yourself.',
  acceptedToast: 'Accepted.',
  size: (bytes: number) =>
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  noFiles: 'No files yet',
  noFilesText: 'What you upload appears here, with every version.',
  nothingAsked: 'Nothing to hand over',
  nothingAskedText: 'No document is asked of you. If that changes, it appears here.',
  unread: 'Your documents could not be loaded',
  loading: 'Loading the documents',
  noCompanyText: 'Once your company is created, its documents are listed here.',
} as const;

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
