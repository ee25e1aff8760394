import type { MissingFieldView } from '#contract/documents.ts';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { SignatureClass } from '#domain/documents/document-template.ts';
import type { RebuildWay } from '#domain/documents/rebuilding.ts';
import { dayText } from '#domain/values/day-text.ts';
import { documentPartsText } from './document-parts.ts';

const fields: Record<Exclude<MissingFieldView['field'], 'choice'>, (whose: string) => string> = {
  'company-address': () => 'Address of the company',
  activities: () => 'Activities of the company',
  'share-capital': () => 'Number and nominal value of the shares',
  holders: () => 'Shareholders with their shares',
  'holder-addresses': () => 'Addresses of the shareholders',
  directors: () => 'A director or manager',
  owners: () => 'Ultimate owners, up to the people behind every company',
  'owner-details': () => 'Details of the ultimate owners',
  'party-birth-date': (whose) => `Date of birth of ${whose}`,
  'party-nationality': (whose) => `Nationality of ${whose}`,
  'party-address': (whose) => `Address of ${whose}`,
  'birth-date': (whose) => `Date of birth of ${whose}`,
  nationality: (whose) => `Nationality of ${whose}`,
  'source-of-funds': (whose) => `Source of funds of ${whose}`,
  'source-of-wealth': (whose) => `Source of wealth of ${whose}`,
  papers: () => 'At least one uploaded document',
};

const outlooks: Record<RebuildWay, (missing: readonly MissingFieldView[]) => string> = {
  'by-itself': () => 'It is void. A new version is made by itself within some minutes.',
  'by-person': () => 'It is void. Make it again: it holds answers or documents that only people open.',
  missing: (missing) =>
    `It is void. A new version is made by itself once nothing is missing: ${missing.map(nameOfField).join(', ')}.`,
  signed: () =>
    'It was signed and says how it was on its day. Make it again if you need it with the changes.',
  gone: () => 'It is void: whom it is about is no longer recorded.',
};

const nameOfField = ({ field, whose }: MissingFieldView) =>
  field === 'choice' ? 'A choice in the document' : fields[field](whose ?? '');

const signatures: Record<SignatureClass, string> = {
  none: 'No signature needed',
  simple: 'Can be signed here',
  'wet-ink': 'Sign in ink',
  notary: 'Sign before a notary',
  'authority-portal': 'Sign on the authority’s portal',
};

/** What people read about documents that are made from the record. */
export const documentMessages = {
  about:
    'These are filled in with what you have told about the company and its people. When that changes, they are void and made again.',
  unread: 'The documents could not be loaded',
  loading: 'Loading the documents',
  made: 'Made',
  noneMade: 'Nothing has been made yet',
  noneMadeText: 'Choose a document below. It is kept here and among your documents.',
  canMake: 'What can be made',
  make: 'Make',
  makeNamed: (title: string) => `Make: ${title}`,
  rebuild: 'Make again',
  rebuildNamed: (title: string) => `Make again: ${title}`,
  open: 'Download PDF',
  openNamed: (title: string) => `Download PDF: ${title}`,
  madeOn: (moment: string, pages: number) =>
    `${dayText(moment.slice(0, 10))} · ${pages === 1 ? '1 page' : `${pages} pages`}`,
  upToDate: 'Up to date',
  outOfDate: 'Out of date',
  signedEarlier: 'Signed earlier',
  madeAgain: (changed: readonly DocumentPart[]) =>
    `Made again by itself, because the record has changed: ${documentPartsText(changed)}.`,
  changed: (changed: readonly DocumentPart[]) => `Changed since then: ${documentPartsText(changed)}.`,
  outlook: (way: RebuildWay, missing: readonly MissingFieldView[]) => outlooks[way](missing),
  workingPaper: 'A working paper, have it checked',
  signature: (kind: SignatureClass) => signatures[kind],
  missing: (count: number) => (count === 1 ? 'Still missing: one field' : `Still missing: ${count} fields`),
  field: nameOfField,
  onlyThemselves: (name: string) => `Only ${name} can make this, because it holds their own answers.`,
  readOnly: 'An admin of the company makes these.',
  nobody: 'Add the company’s people first.',
  choose: 'Choose',
  chooseAll: 'Fill in every field.',
  whom: 'For whom',
};
