import type { Verdict } from '#domain/desk/compare-fields.ts';
import type { DecisionKind } from '#domain/desk/decision.ts';
import type { UsualReason } from '#domain/desk/return-reason.ts';
import type { TypedVerdict } from '#domain/desk/typed-fields.ts';
import type { PaperState } from '#domain/papers/paper-state.ts';
import { comparedFieldLabels } from './paper-fields.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en');

/** What staff ask a company for, as it stands in the thread. */
export const deskRequestMessages = {
  asked: (paper: string, about: string, note: string) =>
    `Please add this document: ${paper} (${about}).${note ? ` ${note}` : ''}`,
} as const;

const reasons: Record<UsualReason, string> = {
  blurred: 'This page is blurred. Hold the phone still, tap the page to focus and take it again.',
  'cut-off': 'Part of the page is cut off. Take it again with all four corners in the picture.',
  'page-missing': 'A page is missing. Upload all pages in one file.',
  expired: 'This document has expired, or expires too soon. Renew it and upload the new one.',
  'name-differs': 'The name differs from the one you entered. Correct whichever is wrong.',
  'wrong-paper': 'This is another document than the one asked for.',
  'not-attested': 'The attestation is missing. Have the document attested and upload it again.',
  'too-old': 'This is older than three months. Upload a newer one.',
  'not-translated': 'A certified translation is missing. Upload it together with the original.',
  'not-signed': 'A signature is missing. Have it signed and upload it again.',
  'typed-wrong': 'This differs from your document. Enter it exactly as it is printed there.',
  'typed-incomplete': 'This is incomplete. Enter all of it.',
};

const verdicts: Record<Verdict, string> = {
  same: 'Same',
  different: 'Differs',
  'only-typed': 'Not read',
  'only-read': 'Not typed',
};

const decisions: Record<DecisionKind, string> = {
  'accepted-first': 'Accepted, waiting for a second reviewer',
  accepted: 'Accepted',
  returned: 'Returned',
  undone: 'Acceptance undone',
};

const states: Record<PaperState, string> = {
  checking: 'Checking',
  received: 'Waiting for review',
  accepted: 'Accepted',
  returned: 'Returned',
  replaced: 'Replaced',
  expired: 'Expired',
};

/** The review desk. */
export const deskMessages = {
  title: 'Review desk',
  queue: 'Waiting for review',
  waiting: (count: number) => `${numbers.format(count)} waiting`,
  empty: 'Nothing to review',
  allHeld: 'Nothing is free to review',
  emptyText: 'Checked documents and submitted steps appear here.',
  unread: 'The desk could not be loaded',
  reviewUnread: 'This could not be loaded',
  loading: 'Loading the desk',
  since: (at: string) => `since ${day.format(new Date(at))}`,
  heldBy: (name: string) => `${name} has it`,
  heldByUntil: (name: string, until: string) =>
    `${name} has this open until ${clock.format(new Date(until))}. You can read it, not decide.`,
  firstBy: (name: string | null) => `Accepted first by ${name ?? 'a former colleague'}`,
  firstByYou: 'You accepted it first. A second reviewer has to agree.',

  paper: 'Document',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageOf: (page: number, version: number) => `Page ${page} of version ${version}`,
  pageUnread: 'This page could not be drawn.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  rotate: 'Rotate',
  compare: 'Beside the version before',
  versionBefore: (version: number) => `Version ${version}, returned`,
  versionNow: (version: number) => `Version ${version}, now`,

  fieldsTitle: 'Typed and read',
  typed: 'Typed',
  read: 'Read by machine',
  nothing: 'Nothing was typed or read.',
  askedTitle: 'What is asked',
  confidence: (share: number) => `${Math.round(share * 100)}% sure`,
  fields: comparedFieldLabels,
  verdicts,
  findings: 'Found by the check',
  onPage: (page: number) => `Page ${page}:`,

  typedTitle: 'What was typed',
  field: 'Field',
  typedNow: 'Typed now',
  typedBefore: 'Round before',
  typedVerdicts: { first: 'New', same: 'Unchanged', changed: 'Changed' } satisfies Record<
    TypedVerdict,
    string
  >,
  nothingTyped: 'This step asks for nothing to be typed.',
  missing: 'Not there yet',
  toFile: 'Open in the company file',

  rounds: 'Rounds',
  taskRound: (position: number, on: string | null) =>
    `Round ${position}${on ? `, ${day.format(new Date(`${on}T00:00:00Z`))}` : ''}`,
  returnedBy: (from: 'agency' | 'authority' | 'bank', on: string) =>
    `Returned by the ${from}, ${day.format(new Date(`${on}T00:00:00Z`))}`,
  round: (version: number, at: string) => `Version ${version}, ${day.format(new Date(at))}`,
  states,
  decisions,
  decidedBy: (name: string | null, isYou: boolean, at: string) =>
    `${isYou ? 'you' : (name ?? 'a former colleague')}, ${moment.format(new Date(at))}`,

  accept: 'Accept',
  acceptFirst: 'Accept as first reviewer',
  return: 'Return…',
  undo: 'Undo',
  skip: 'Next',
  ask: 'Ask for another document…',
  accepted: (paper: string) => `${paper} accepted.`,
  returned: (paper: string) => `${paper} returned.`,
  undone: (paper: string) => `${paper} is open again.`,

  returnTitle: (paper: string) => `Return: ${paper}`,
  returnAbout: {
    paper: 'The client sees exactly these points, and only this document opens for them.',
    task: 'The client sees exactly these points, and only these fields open for them.',
  },
  reason: 'Reason',
  chooseReason: 'Choose a reason, or write below',
  ownReasons: 'Your own',
  usualReasons: 'Usual',
  reasons,
  point: 'What is wrong, and what to do',
  about: 'About',
  wholePaper: 'The whole document',
  wholeTask: 'The whole step',
  aboutPage: (page: number) => `Page ${page}`,
  addPoint: 'Add this point',
  points: 'Points',
  removePoint: 'Remove',
  keepReason: 'Keep as a reason of your own',
  send: 'Return to client',
  pointMissing: 'Add at least one point.',

  askTitle: 'Ask for another document',
  askAbout: 'The request goes into the company’s thread, and its people are told.',
  kind: 'Document',
  whom: 'Of whom',
  note: 'Note',
  sendRequest: 'Ask',
  asked: 'Asked.',

  settings: 'Settings',
  needsTwo: 'Identity documents need two reviewers',
  needsTwoSaved: 'Saved.',
  ownReasonsTitle: 'Reasons of your own',
  noOwnReasons: 'None yet. Keep one when you return a document.',
  removeReason: 'Remove',

  keys: 'Keys',
  keysAbout: 'The desk works without a mouse.',
  keyTexts: {
    next: 'Next in the list',
    previous: 'Previous in the list',
    accept: 'Accept',
    return: 'Return with points',
    undo: 'Undo your last acceptance',
    ask: 'Ask for another document',
    pages: 'Previous and next page',
    zoom: 'Zoom in and out',
    fit: 'Fit the page',
    rotate: 'Rotate',
    compare: 'Beside the version before',
    help: 'Show these keys',
  },
} as const;
